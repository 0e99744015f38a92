import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log.ts';
import { EmailRefused, type Mailer } from '#server/platform/mail/mailer.ts';
import { pause } from '#server/platform/pause.ts';
import { writeEmail } from './email.ts';
import { claimEmail, createEmails, dueForEmail, emailItems, finishEmail, requeueEmail } from './queries.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export interface MailTiming {
  /** How long a notification waits, so that the person can read it in the product and other notifications can join it. */
  gatherMs: number;
  /** The minimum time between two e-mails to one person. */
  hourlyMs: number;
  dailyMs: number;
  lookEveryMs: number;
}

const MINUTE = 60_000;
export const mailTiming: MailTiming = {
  gatherMs: 2 * MINUTE,
  hourlyMs: 60 * MINUTE,
  dailyMs: 24 * 60 * MINUTE,
  lookEveryMs: 15_000,
};
/** The development mailbox uses short times, so that nobody waits for an hour. */
export const developmentMailTiming: MailTiming = {
  gatherMs: 1_500,
  hourlyMs: 10_000,
  dailyMs: 30_000,
  lookEveryMs: 1_000,
};

export interface RoundParts {
  database: Database;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  publicUrl: string;
  newId: () => string;
  log: Log;
  timing: MailTiming;
}

const AT_ONCE = 200;
/** Longer than all timeouts of a mail server together for one e-mail. */
const LEASE_MS = 5 * MINUTE;
const BACKOFF_MINUTES = [1, 5, 30, 120, 360];
const OUTCOME_TRIES = 10;
const OUTCOME_PAUSE_MS = 1_000;

/** Collects waiting notifications and sends the due e-mails; each is sent by one process. @returns how many were sent. */
export async function mailRound(parts: RoundParts, signal?: AbortSignal): Promise<number> {
  await gather(parts);
  let sent = 0;
  while (!signal?.aborted) {
    const [claimed] = await claimEmail(parts.database.pool, LEASE_MS);
    if (!claimed) return sent;
    const outcome = await deliver(parts, claimed);
    if (outcome === 'sent') sent += 1;
    // The next e-mail would fail for the same reason, so the round ends.
    if (outcome === 'server') return sent;
  }
  return sent;
}

async function gather({ database, newId, timing }: RoundParts) {
  const { gatherMs, hourlyMs, dailyMs } = timing;
  const due = await dueForEmail(database.pool, gatherMs, hourlyMs, dailyMs, AT_ONCE);
  if (due.length === 0) return;
  await createEmails(
    database.pool,
    due.map(() => newId()),
    due.map((person) => person.user_id),
  );
}

async function deliver(parts: RoundParts, { id, user_id, tries }: { id: string; user_id: string; tries: number }) {
  const { database, mailer, tokens, publicUrl, log } = parts;
  const items = await emailItems(database.pool, id);
  const [first] = items;
  if (!first || tries > BACKOFF_MINUTES.length + 1) {
    await finishEmail(database.pool, id, tries, first ? 'failed' : 'dropped', null, []);
    return first ? 'failed' : 'dropped';
  }
  try {
    await mailer.send(
      writeEmail({
        id,
        to: { name: first.display_name, address: first.email },
        items: items.map(({ happening, actor, design, due_on, path, times, created_at }) => ({
          happening,
          actor,
          design,
          dueOn: due_on,
          path,
          times,
          at: created_at,
        })),
        pace: first.pace,
        publicUrl,
        unsubscribeUrl: publicUrl + links.unsubscribe(tokens.of(user_id)),
      }),
    );
  } catch (error) {
    const { scope, code } = error instanceof EmailRefused ? error : { scope: 'later' as const, code: 'UNFORESEEN' };
    const wait = BACKOFF_MINUTES[tries - 1];
    const isOver = scope === 'email' || wait === undefined;
    log.warn({ email: id, code, tries }, isOver ? 'An e-mail could not be sent' : 'An e-mail is tried again later');
    if (isOver) await finishEmail(database.pool, id, tries, 'failed', code, []);
    else await requeueEmail(database.pool, id, tries, code, wait * MINUTE);
    return scope;
  }
  // The e-mail is sent. This fact must be stored even if the database is unavailable for a while.
  const itemIds = items.map((item) => item.id);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await finishEmail(database.pool, id, tries, 'sent', null, itemIds);
      return 'sent';
    } catch (error) {
      if (attempt === OUTCOME_TRIES) throw error;
      await pause(OUTCOME_PAUSE_MS);
    }
  }
}
