import { sessionStore } from '#web/lib/session/browser-session.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { fetchTransport } from './fetch-transport.ts';
import { refreshingTransport } from './refreshing-transport.ts';

/**
 * The typed client for components: what is done on a page without going anywhere. Pages are loaded by loaders.
 *
 * Changing something goes through `useCall`, or `useOptimistic` where it shows at once; where the person or their quota changes,
 * `sessionStore().reload()` follows.
 * A call that comes back with 401 is made once more after a refresh. Where the session is over the login dialog opens by itself,
 * the call fails with `signed_out`, and nothing on the page goes away.
 */
export const api: ApiClient = createApiClient(refreshingTransport(fetchTransport, () => sessionStore().refresh()));
