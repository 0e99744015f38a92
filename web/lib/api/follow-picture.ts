import type { Picture } from '#contract/media.ts';
import { createBackoff } from '#domain/value/backoff.ts';
import { ApiError } from './api-error.ts';
import { api } from './browser-api.ts';
import { pause } from './pause.ts';

interface Following {
  signal: AbortSignal;
  /** True waits before the first question, because the caller has just got the picture. */
  isKnown?: boolean;
  ask?: (id: string, signal: AbortSignal) => Promise<Picture>;
}

/**
 * Asks for a picture until it is encoded or failed, or `signal` is aborted, and yields each answer; `lost` when it no longer
 * exists. A lost connection is tried again, later each time; a tab that is not seen asks nothing.
 */
export async function* followPicture(
  id: string,
  { signal, isKnown = false, ask = askServer }: Following,
): AsyncGenerator<Picture | 'lost'> {
  const backoff = createBackoff({ firstMs: 500, longestMs: 5_000 });
  if (isKnown) await pause(backoff.next());
  for (;;) {
    if (signal.aborted) return;
    const answer = globalThis.document?.hidden ? null : await ask(id, signal).catch(lostOrNothing);
    if (signal.aborted) return;
    if (answer) yield answer;
    if (answer === 'lost' || (answer && answer.state !== 'processing')) return;
    await pause(backoff.next());
  }
}

function askServer(id: string, signal: AbortSignal) {
  return api('GET /api/media/:id', { params: { id } }, { signal });
}

function lostOrNothing(error: unknown): 'lost' | null {
  return error instanceof ApiError && error.code === 'media_not_found' ? 'lost' : null;
}
