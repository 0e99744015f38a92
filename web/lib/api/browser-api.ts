import { sessionStore } from '#web/lib/session/browser-session.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { fetchTransport } from './fetch-transport.ts';
import { refreshingTransport } from './refreshing-transport.ts';

/**
 * The typed API client for components; loaders load pages. A change goes through `useCall`, or through
 * `useOptimistic` where it shows at once. After a change to the person or their quota, call
 * `sessionStore().reload()`. A call that gets a 401 is repeated once after a refresh. If the session is over, the
 * login dialog opens, the call fails with `signed_out`, and the page keeps what was typed.
 */
export const api: ApiClient = createApiClient(refreshingTransport(fetchTransport, () => sessionStore().refresh()));
