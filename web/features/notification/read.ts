import { api } from '#web/lib/api/browser-api.ts';
import { unread } from '#web/lib/live/unread.ts';

/** Marks these, those that lead to a page (it is before the person's eyes), or all as read. @throws ApiError */
export async function markRead(which: { ids?: string[]; path?: string } = {}): Promise<void> {
  const { unreadCount } = await api('PUT /api/me/notifications/read', { body: which });
  unread.be(unreadCount);
}
