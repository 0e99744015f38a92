import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { liveConnection } from '#web/lib/live/live-connection.ts';
import { markRead } from '#web/lib/live/mark-read.ts';
import { countUnread, unread } from '#web/lib/live/unread.ts';
import { useSeenComments } from './use-seen-comments.ts';

const nothing = () => 0;
/** Pages that show what a notification is about. The workspace pages among them have no bell. */
const LEADS_TO = /^\/(brief|workspace|collaboration|my-projects|showcase\/)/;

export const useUnreadCount = (): number => useSyncExternalStore(unread.subscribe, unread.now, nothing);

/**
 * Keeps the number of unread notifications up to date, on pages with a bell or with the content of notifications.
 * Notifications that link to the page on screen are marked as read.
 */
export function useUnread(userId: string | undefined, hasBell: boolean): void {
  const { pathname, search } = useLocation();
  const count = useUnreadCount();
  const showsIt = LEADS_TO.test(pathname);
  const listens = hasBell || showsIt;
  useSeenComments(userId, pathname, count);

  useEffect(() => {
    if (!userId || !listens) return;
    return liveConnection().subscribe(countUnread());
  }, [userId, listens]);

  useEffect(() => {
    if (!userId || count === 0 || !showsIt) return;
    markRead({ path: pathname + search }).catch(() => {}); // it waits in the bell
  }, [userId, pathname, search, count, showsIt]);
}
