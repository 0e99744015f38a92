import { type ApiClient, createApiClient } from './api-client.ts';
import { fetchTransport } from './fetch-transport.ts';
import { withRefresh } from './with-refresh.ts';

/**
 * The typed API client for components; a change goes through `useCall`, or through `useOptimisticChanges` where it shows at once.
 * After a change to the person or their quota, call `sessionStore().reload()`.
 */
export const api: ApiClient = createApiClient(withRefresh(fetchTransport));
