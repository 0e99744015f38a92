import { api } from '#web/lib/api/browser-api.ts';
import { unread } from './unread.ts';

/**
 * Marks notifications as read: those with these ids, those that link to the page on screen, or all.
 * @throws ApiError
 */
export async function markRead(which: { ids?: string[]; path?: string } = {}): Promise<void> {
  const { unreadCount } = await api('PUT /api/me/notifications/read', { body: which });
  unread.be(unreadCount);
}
