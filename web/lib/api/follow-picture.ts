import type { Picture } from '#contract/media.ts';
import { ApiError } from './api-error.ts';
import { api } from './browser-api.ts';
import { pause } from './pause.ts';

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

interface Following {
  signal: AbortSignal;
  /** True waits before the first question, because the caller has just got the picture. */
  isKnown?: boolean;
  ask?: (id: string, signal: AbortSignal) => Promise<Picture>;
}

/**
 * Asks for a picture until it is encoded or failed, or `signal` is aborted, and yields each answer; `lost` when it no longer
 * exists. A lost connection is tried again, later each time.
 */
export async function* followPicture(
  id: string,
  { signal, isKnown = false, ask = askServer }: Following,
): AsyncGenerator<Picture | 'lost'> {
  for (let round = isKnown ? 1 : 0; ; round++) {
    if (round > 0) await pause(Math.min(FIRST_WAIT_MS * 1.5 ** (round - 1), LONGEST_WAIT_MS));
    if (signal.aborted) return;
    const answer = await ask(id, signal).catch(lostOrNothing);
    if (signal.aborted) return;
    if (answer) yield answer;
    if (answer === 'lost' || (answer && answer.state !== 'processing')) return;
  }
}

function askServer(id: string, signal: AbortSignal) {
  return api('GET /api/media/:id', { params: { id } }, { signal });
}

function lostOrNothing(error: unknown): 'lost' | null {
  return error instanceof ApiError && error.code === 'media_not_found' ? 'lost' : null;
}
