import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contract/notification.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { markRead } from '#web/lib/live/mark-read.ts';
import { unread } from '#web/lib/live/unread.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './Inbox.module.css';
import { NotificationLine } from './NotificationLine.tsx';

const ROWS = 5;

/** The newest few notifications under the bell; opening one marks it as read. */
export function Inbox({ onLeave }: { onLeave: () => void }) {
  const [items, setItems] = useState<Notification[] | null>(null);
  const { call } = useCall({ toast: true });
  const reading = useCall();
  const [now] = useState(() => Date.now());

  const read = useEffectEvent(() =>
    reading.call(async () => {
      const answer = await api('GET /api/me/notifications', { query: {} });
      setItems(answer.items.slice(0, ROWS));
      unread.be(answer.unreadCount);
    }),
  );
  useEffect(() => void read(), []);

  const readAll = () =>
    call(async () => {
      await markRead();
      setItems((known) => known?.map((item) => ({ ...item, isRead: true })) ?? null);
    });

  return (
    <>
      <div className={styles.head}>
        <h2 className="t-16 strong">Notifications</h2>
        {items && items.length > 0 && (
          <Button variant="quiet" size="s" onClick={() => void readAll()}>
            Mark all read
          </Button>
        )}
      </div>
      {reading.failure ? (
        <p className={styles.words} role="alert">
          {reading.failure.message}
        </p>
      ) : items === null ? (
        <p className={styles.words} role="status">
          {' '}
          Loading{' '}
        </p>
      ) : items.length === 0 ? (
        <p className={styles.words}>Nothing yet. Requests, answers and messages come here.</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <NotificationLine item={item} now={now} onFollow={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.all} to={links.notifications()} onClick={onLeave}>
        All notifications
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
