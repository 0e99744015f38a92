import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './Bell.module.css';
import { Inbox } from './Inbox.tsx';
import { useUnreadCount } from './use-unread.ts';

/**
 * In the header of signed-in people: the number of unread notifications, and the newest of them under the button
 * (WORK-11).
 */
export function Bell() {
  const count = useUnreadCount();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  // The browser opens it by itself, also while the scripts are still loading.
  useEffect(() => setOpen(panel.current!.matches(':popover-open')), []);

  return (
    <div className={styles.box}>
      <IconButton
        icon="bell"
        label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        aria-expanded={isOpen}
        aria-controls="inbox"
        popoverTarget="inbox"
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
        {isOpen ? (
          <Inbox onLeave={() => panel.current?.hidePopover()} />
        ) : (
          <Link to={links.notifications()}>All notifications</Link>
        )}
      </div>
    </div>
  );
}
