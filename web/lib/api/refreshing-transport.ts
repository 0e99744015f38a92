import type { Refreshed } from '#web/lib/session/session-refresh.ts';
import type { Transport } from './api-client.ts';
import { networkError } from './api-error.ts';

/**
 * Calls whose access token had run out are made once more after one refresh, whatever their method: the server refused them
 * before it did anything. Where the session is over the refusal is the answer. @throws ApiError when the refresh found nobody.
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
