import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { countUnread, unread } from '#web/lib/live/unread.ts';

const nothing = () => 0;
/** Pages that show on one screen what a notification is about; the desks among them have no bell. */
const LEADS_TO = /^\/(workspace|collaboration|my-projects)/;

export const useUnreadCount = (): number => useSyncExternalStore(unread.subscribe, unread.now, nothing);

/**
 * Keeps the number of unread notifications of a signed-in person, where a page has the bell or shows what they are about; what leads
 * to the page before their eyes is read. What it needs to listen comes after the page, so that no page is later for it.
 */
export function useUnread(userId: string | undefined, hasBell: boolean): void {
  const { pathname, search } = useLocation();
  const count = useUnreadCount();
  const showsIt = LEADS_TO.test(pathname);
  const listens = hasBell || showsIt;

  useEffect(() => {
    if (!userId || !listens) return;
    let leave = () => {};
    let isGone = false;
    void import('#web/lib/live/the-live.ts')
      .then(({ theLive }) => {
        if (isGone) return;
        leave = theLive().subscribe(countUnread());
      })
      .catch(() => {}); // without a connection there is nothing to hear either; the next page tries again
    return () => {
      isGone = true;
      leave();
    };
  }, [userId, listens]);

  useEffect(() => {
    if (!userId || count === 0 || !showsIt) return;
    import('./read.ts').then(({ readWhatLeadsTo }) => readWhatLeadsTo(pathname + search)).catch(() => {}); // it waits in the bell
  }, [userId, pathname, search, count, showsIt]);
}
