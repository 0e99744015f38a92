import type { SessionAnswer } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { retryWaits } from './session-timing.ts';

export type Refreshed =
  | { outcome: 'refreshed'; session: SessionAnswer }
  /** The server said that there is nothing to refresh: logged out, run out, or ended elsewhere. */
  | { outcome: 'ended' }
  /** Nobody answered; the session may still be good. */
  | { outcome: 'unreachable' };

interface Parts {
  /** @throws ApiError */
  ask: () => Promise<SessionAnswer>;
  wait: (ms: number) => Promise<void>;
}

/** Trades the refresh token. What is no answer is tried again with growing waits; a refusal is not. */
export async function refreshWithRetries({ ask, wait }: Parts): Promise<Refreshed> {
  for (const pause of [0, ...retryWaits()]) {
    if (pause) await wait(pause);
    try {
      const session = await ask();
      return session.viewer ? { outcome: 'refreshed', session } : { outcome: 'ended' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return { outcome: 'ended' };
    }
  }
  return { outcome: 'unreachable' };
}
