import type { SessionAnswer } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { retryWaits } from './session-timing.ts';

export type Refreshed =
  | { outcome: 'refreshed'; session: SessionAnswer }
  /** There is nothing to refresh: the session was ended, expired, or ended elsewhere. */
  | { outcome: 'ended' }
  /** The server did not answer, so the session may still be valid. */
  | { outcome: 'unreachable' };

interface Parts {
  /** @throws ApiError */
  ask: () => Promise<SessionAnswer>;
  wait: (ms: number) => Promise<void>;
}

/** Refreshes the session. Missing answers are retried with growing waits; a refusal is not retried. */
export async function refreshWithRetries({ ask, wait }: Parts): Promise<Refreshed> {
  for (const pause of [0, ...retryWaits()]) {
    if (pause) await wait(pause);
    try {
      const session = await ask();
      return session.viewer ? { outcome: 'refreshed', session } : { outcome: 'ended' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return { outcome: 'ended' };
      if (!error.mayRetry) break;
    }
  }
  return { outcome: 'unreachable' };
}
