import { useRef, useState } from 'react';
import { useOnDemand } from '#web/lib/page/use-on-demand.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './Bell.module.css';
import { useUnreadCount } from './use-unread.ts';

/**
 * In the header of signed-in people: how much is unread, and the newest of it under the button (WORK-11). What it needs to
 * show comes after the page, so that no page is later for it.
 */
export function Bell() {
  const count = useUnreadCount();
  const inbox = useOnDemand(() => import('./Inbox.tsx'), 'The notifications');
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

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
