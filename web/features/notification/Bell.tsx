import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { unread } from '#web/lib/unread.ts';
import { useOnDemand } from '#web/lib/use-on-demand.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './Bell.module.css';

const nothing = () => 0;
/** Pages that show on one screen what a notification is about. */
const LEADS_TO = /^\/(workspace|collaboration|my-projects)/;

/**
 * In the header of signed-in people: how much is unread, and the newest of it under the button (WORK-11). What it needs to listen and
 * to show comes after the page, so that no page is later for it.
 */
export function Bell({ userId }: { userId: string }) {
  const count = useSyncExternalStore(unread.subscribe, unread.now, nothing);
  const inbox = useOnDemand(() => import('./Inbox.tsx'), 'The notifications');
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => {
    let leave = () => {};
    let isGone = false;
    void import('#web/lib/the-live.ts')
      .then(({ theLive }) => {
        if (isGone || !userId) return;
        leave = theLive().subscribe({
          onHello: ({ unreadCount }) => unread.be(unreadCount),
          // One more of what waits already is told anew, but not counted twice.
          onEvent: ({ kind, data }) => kind === 'notification' && data.isNew && unread.be(unread.now() + 1),
        });
      })
      .catch(() => {}); // without a connection there is nothing to hear either; the next page tries again
    return () => {
      isGone = true;
      leave();
    };
  }, [userId]);

  // What one has before one's eyes is read: it need not wait in the bell as well.
  useEffect(() => {
    if (count === 0 || !LEADS_TO.test(pathname)) return;
    import('./read.ts').then(({ readWhatLeadsTo }) => readWhatLeadsTo(pathname + search)).catch(() => {}); // it waits in the bell
  }, [pathname, search, count]);

  const Inbox = inbox.part?.Inbox;
  return (
    <div className={styles.box}>
      <IconButton
        icon="bell"
        label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        aria-expanded={isOpen}
        aria-controls="inbox"
        onPointerEnter={inbox.prepare}
        onFocus={inbox.prepare}
        onClick={() => void inbox.fetch().then((isThere) => isThere && panel.current?.togglePopover())}
      />
      {count > 0 && (
        <b className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </b>
      )}
      <div
        ref={panel}
        id="inbox"
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        className={styles.inbox}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && Inbox && <Inbox onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </div>
  );
}
