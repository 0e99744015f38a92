import type { Refreshed } from '#web/lib/session/session-refresh.ts';
import type { Transport } from './api-client.ts';
import { networkError } from './api-error.ts';

/**
 * Repeats a call once after a refresh if its access token had expired, and returns the refusal if the session is over. This
 * is safe for every method, because the server refused before it did anything.
 * @throws ApiError when nobody is signed in after the refresh.
 */
export function refreshingTransport(send: Transport, refresh: () => Promise<Refreshed['outcome']>): Transport {
  return async (request) => {
    const answer = await send(request);
    if (answer.status !== 401) return answer;
    const outcome = await refresh();
    if (outcome === 'unreachable') throw networkError();
    return outcome === 'refreshed' ? send(request) : answer;
  };
}
