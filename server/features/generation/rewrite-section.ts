import { sql } from 'kysely';
import { regenerateSection } from '#contract/generation.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import { type BriefSectionId, canBeRewritten } from '#domain/brief/sections.ts';
import { SECTION_REWRITES_A_BRIEF } from '#domain/quota/quota.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { type Writer, WriterError } from '#server/platform/writer/writer.ts';
import { chooseWriter, type Writers } from './choose-writer.ts';
import { type FailureReason, GateRefused, wordFailure } from './failure.ts';
import { liveReplacementOf, lockOwnBrief } from './queries.ts';
import { type BriefToRewrite, endRewrite, readForRewriting, rewriteOf } from './rewrite-queries.ts';
import { storeSignature } from './store-brief.ts';
import type { Gate, GateVerdict } from './write-brief.ts';

export interface RewriteParts extends Writers {
  database: Database;
  newId: () => string;
  newSeed: () => string;
  gate?: Gate;
  log: Log;
  deadlineMs: number;
}

export interface RewriteAsked {
  userId: string;
  key: string | null;
  briefId: string;
  section: BriefSectionId;
}

const LOOK_EVERY_MS = 250;

/**
 * Rewrites one section of a brief (BRIEF-8). It does not count against the monthly quota; each brief allows five rewrites, and a
 * failed one does not count. @throws brief_not_found, brief_started, brief_being_written, section_rewrites_used_up,
 * section_fixed, writer_failed, writer_timed_out.
 */
export async function rewriteSection(parts: RewriteParts, asked: RewriteAsked) {
  const { userId, key, briefId, section } = asked;
  const fresh: { claimed: Claimed | null } = { claimed: null };
  const { id } = await transaction(parts.database.kysely, (tx) => {
    fresh.claimed = null;
    return once(tx, { userId, key, call: regenerateSection, request: [briefId, section] }, async () => {
      fresh.claimed = await claim(tx, parts, asked);
      return { id: fresh.claimed.id };
    });
  });
  if (fresh.claimed) await carryOut(parts, asked, fresh.claimed);
  return outcome(parts.database, id);
}

interface Claimed {
  id: string;
  brief: BriefToRewrite;
  writer: Writer;
}

async function claim(tx: Tx, parts: RewriteParts, { briefId, userId, section }: RewriteAsked): Promise<Claimed> {
  const own = await lockOwnBrief(tx, briefId, userId);
  if (!own) throw briefNotFound();
  if (own.isStarted) throw briefStarted();
  const brief = await readForRewriting(tx, briefId);
  if (brief.is_being_rewritten || (await liveReplacementOf(tx, briefId))) throw beingWritten();
  if (brief.rewrites_left === 0) throw rewritesUsedUp();
  if (!canBeRewritten(section)) throw sectionFixed();
  const writer = await chooseWriter(tx, parts);
  const id = parts.newId();
  const rewrite = { id, brief_id: briefId, section, engine: writer.engine };
  await tx.insertInto('brief_section_rewrites').values(rewrite).execute();
  return { id, brief, writer };
}

/** No lock is held while the writer works. The brief is checked again before it is changed. */
async function carryOut(parts: RewriteParts, asked: RewriteAsked, claimed: Claimed): Promise<void> {
  const { id, brief } = claimed;
  const { kysely } = parts.database;
  try {
    const written = await write(parts, asked, claimed);
    const end = await transaction(kysely, (tx) => keep(tx, asked, id, brief, written));
    if (end) await transaction(kysely, (tx) => endRewrite(tx, id, 'failed', end));
  } catch (error) {
    if (error instanceof AppError) {
      await transaction(kysely, (tx) => endRewrite(tx, id, 'failed', null));
      throw error;
    }
    const reason = reasonOf(error);
    parts.log.warn(
      { err: error, brief: asked.briefId, section: asked.section, reason },
      'A section was not written again',
    );
    await transaction(kysely, (tx) => endRewrite(tx, id, 'failed', reason));
  }
}

interface Written {
  content: BriefContent;
  skeleton: unknown;
  verdict: GateVerdict | null;
}

async function write(
  parts: RewriteParts,
  { section, briefId }: RewriteAsked,
  { brief, writer }: Claimed,
): Promise<Written> {
  const { gate } = parts;
  const signal = AbortSignal.timeout(parts.deadlineMs);
  const drawn = parts.newSeed();
  const { industry, styles, level, time_box_days: timeBoxDays, content, skeleton } = brief;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= writer.attemptsAtMost;
    const order = { industry, styles, level, timeBoxDays, seed: `${drawn} ${attempt}` };
    try {
      const next = await writer.rewrite({ order, content, skeleton, section }, { signal });
      if (!next) throw sectionFixed();
      const verdict = gate ? await gate(next.content, order, briefId) : null;
      // A new section may not add a fault that the brief did not have.
      const worse = verdict && verdict.record.failures.length > checkBrief(content, order).length;
      if (!verdict || (verdict.isFit && !worse)) return { ...next, verdict };
      if (isLast) throw new GateRefused(verdict.problems);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterError) || !error.again || isLast) throw error;
      await pause(error.again.waitMs, signal);
    }
  }
}

/** @returns the reason why the section was not stored; null when it was. */
async function keep(
  tx: Tx,
  asked: RewriteAsked,
  id: string,
  before: BriefToRewrite,
  written: Written,
): Promise<FailureReason | null> {
  const { briefId, userId } = asked;
  const own = await lockOwnBrief(tx, briefId, userId);
  if (!own) throw briefNotFound();
  if (own.isStarted) return 'brief_started';
  if ((await readForRewriting(tx, briefId)).version !== before.version) return 'failed';
  const { content, skeleton, verdict } = written;
  await tx
    .updateTable('design_briefs')
    .set({
      content: JSON.stringify(content),
      skeleton: JSON.stringify(skeleton),
      ...(verdict && { gate: JSON.stringify(verdict.record) }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', briefId)
    .execute();
  await storeSignature(tx, briefId, verdict);
  await endRewrite(tx, id, 'done', null);
  return null;
}

/** The outcome of a rewrite. A repeated request waits for the first one, whichever process runs it. */
async function outcome({ pool }: Database, id: string) {
  for (;;) {
    const [row] = await rewriteOf(pool, id);
    if (!row) throw briefNotFound();
    if (row.state === 'done')
      return { content: row.content, originality: row.originality, sectionRewritesLeft: row.rewrites_left };
    if (!row.is_live) {
      const { code, message } = wordFailure(row.state === 'failed' ? row.error_code : 'interrupted', 'section');
      throw new AppError(code, message);
    }
    await pause(LOOK_EVERY_MS);
  }
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof WriterError) return error.failure;
  if (error instanceof GateRefused) return 'gate';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timed_out' : 'failed';
}

function briefStarted() {
  return new AppError('brief_started', 'This brief is started, so its sections stay as they are.');
}

function beingWritten() {
  return new AppError('brief_being_written', 'This brief is being written right now. Wait until it is ready.');
}

function rewritesUsedUp() {
  return new AppError(
    'section_rewrites_used_up',
    `You have regenerated sections of this brief ${SECTION_REWRITES_A_BRIEF} times, which is the limit.`,
  );
}

function sectionFixed() {
  return new AppError('section_fixed', 'This section cannot be regenerated alone. Regenerate the whole brief instead.');
}
