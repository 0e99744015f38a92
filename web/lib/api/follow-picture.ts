import type { Picture } from '#contract/media.ts';
import { createBackoff } from '#domain/value/backoff.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import type { SessionStore } from '#web/lib/session/session-store.ts';
import { ApiError } from './api-error.ts';
import { api } from './browser-api.ts';
import { pause } from './pause.ts';

interface Following {
  signal: AbortSignal;
  /** True waits before the first question, because the caller has just got the picture. */
  isKnown?: boolean;
  ask?: (id: string, signal: AbortSignal) => Promise<Picture>;
  session?: Pick<SessionStore, 'snapshot' | 'check'>;
}

/**
 * Asks for a picture until it is encoded or failed, or `signal` is aborted, and yields each answer; `lost` when it no longer
 * exists. A lost connection is tried again, later each time; a tab that is not seen asks nothing.
 */
export async function* followPicture(
  id: string,
  { signal, isKnown = false, ask = askServer, session = sessionStore() }: Following,
): AsyncGenerator<Picture | 'lost'> {
  const backoff = createBackoff({ firstMs: 500, longestMs: 5_000 });
  if (isKnown) await pause(backoff.next());
  for (;;) {
    if (signal.aborted) return;
    const answer = globalThis.document?.hidden ? null : await answerTo(() => ask(id, signal), session);
    if (signal.aborted) return;
    if (answer) yield answer;
    if (answer === 'lost' || (answer && answer.state !== 'processing')) return;
    await pause(backoff.next());
  }
}

/** To a guest, a picture of somebody's draft does not exist: the session may be over, or its access token too old. */
async function answerTo(ask: () => Promise<Picture>, session: Required<Following>['session']) {
  const answer = await ask().catch(lostOrNothing);
  if (answer !== 'lost' || !session.snapshot().session.viewer) return answer;
  if (session.snapshot().state !== 'expired') await session.check();
  return session.snapshot().state === 'expired' ? null : ask().catch(lostOrNothing);
}

function askServer(id: string, signal: AbortSignal) {
  return api('GET /api/media/:id', { params: { id } }, { signal });
}

function lostOrNothing(error: unknown): 'lost' | null {
  return error instanceof ApiError && error.code === 'media_not_found' ? 'lost' : null;
}
