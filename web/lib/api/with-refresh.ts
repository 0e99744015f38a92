import { sessionStore } from '#web/lib/session/browser-session.ts';
import type { Refreshed } from '#web/lib/session/session-refresh.ts';
import { networkError } from './api-error.ts';

/**
 * Sends once more after a refresh if the access token had expired, and returns the refusal if the session is over. This is
 * safe for every method, because the server refused before it did anything.
 * @throws ApiError when the server cannot be asked for a new token
 */
export function withRefresh<Sent extends unknown[], Answer extends { status: number }>(
  send: (...sent: Sent) => Promise<Answer>,
  refresh: () => Promise<Refreshed['outcome']> = () => sessionStore().refresh(),
): (...sent: Sent) => Promise<Answer> {
  return async (...sent) => {
    const answer = await send(...sent);
    if (answer.status !== 401) return answer;
    const outcome = await refresh();
    if (outcome === 'unreachable') throw networkError();
    return outcome === 'refreshed' ? send(...sent) : answer;
  };
}
