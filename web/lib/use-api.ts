import type { ApiClient } from './api-client.ts';
import { browserApi } from './browser-session.ts';

/**
 * The typed client for event handlers and effects; what a page shows first comes through its loader.
 *
 * Changing something, from a page:
 * - `const api = useApi(); const { revalidate } = useRevalidator();`
 * - `await api('POST /api/briefs/:id/milestones', { params: { id }, body }, { idempotencyKey })`, with the ApiError caught and
 *   shown beside the field or as a toast;
 * - then `revalidate()`: the loaders of the page run again and the page draws what the server now says. What must be seen at
 *   once is drawn optimistically before, and taken back when the call fails.
 * - After what changes the person or their quota: `sessionStore().reload()`.
 * Calls that come back with 401 are repeated once after a refresh; where the session is over the login dialog opens by itself
 * and nothing on the page goes away.
 */
export function useApi(): ApiClient {
  return browserApi;
}
