import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { unread } from '#web/lib/live/unread.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Marks these, or all, as read; says so when it fails. @returns whether it was done. */
export async function markRead(ids?: string[]): Promise<boolean> {
  try {
    const { unreadCount } = await api('PUT /api/me/notifications/read', { body: ids ? { ids } : {} });
    unread.be(unreadCount);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast('bad', error.message);
    return false;
  }
}

/** Marks those that lead to this page as read: it is before the person's eyes. @throws ApiError */
export async function readWhatLeadsTo(path: string): Promise<void> {
  const { unreadCount } = await api('PUT /api/me/notifications/read', { body: { path } });
  unread.be(unreadCount);
}
