import { createApiClient } from './api-client.ts';
import { fetchTransport } from './fetch-transport.ts';

/** The typed client for components: what is done on a page without going anywhere. Pages are loaded by loaders. */
export const api = createApiClient(fetchTransport);
