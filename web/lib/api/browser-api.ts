import { sessionStore } from '#web/lib/session/browser-session.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { fetchTransport } from './fetch-transport.ts';
import { refreshingTransport } from './refreshing-transport.ts';

/**
 * The typed client for components: what is done on a page without going anywhere. Pages are loaded by loaders.
 *
 * Changing something:
 * - `await api('POST /api/briefs/:id/milestones', { params: { id }, body }, { idempotencyKey })`, with the ApiError caught and
 *   shown in one place: beside the field, or as a toast;
 * - then `revalidate()` of useRevalidator: the loaders of the page run again and it draws what the server now says. What must be
 *   seen at once is drawn before, and taken back when the call fails;
 * - `sessionStore().reload()` after what changes the person or their quota.
 * A call that comes back with 401 is made once more after a refresh. Where the session is over the login dialog opens by itself,
 * the call fails with `signed_out`, and nothing on the page goes away.
 */
export const api: ApiClient = createApiClient(refreshingTransport(fetchTransport, () => sessionStore().refresh()));
