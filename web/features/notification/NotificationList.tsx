import { useState } from 'react';
import { links } from '#domain/navigation/links.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { shortDay } from '#web/lib/format/days.ts';
import { markRead } from '#web/lib/live/mark-read.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import styles from './Inbox.module.css';
import { NotificationLine } from './NotificationLine.tsx';

const PAGE = 50;

/** All notifications of the person, today's and earlier. */
export function NotificationList({ answer, now }: { answer: Answer<'GET /api/me/notifications'>; now: number }) {
  const [which, setWhich] = useState<'all' | 'unread'>('all');
  const [older, setOlder] = useState<typeof answer.items>([]);
  const [isAtEnd, setAtEnd] = useState(answer.items.length < PAGE);
  const readingOlder = useCall({ toast: true });
  const markingAll = useCall({ toast: true, reload: 'done' });
  const timeZone = useHydrated() ? undefined : 'UTC';
  const all = [...answer.items, ...older.filter(({ id }) => !answer.items.some((item) => item.id === id))];
  const shown = all.filter(({ isRead }) => which === 'all' || !isRead);
  const today = shortDay(new Date(now).toISOString(), new Date(now), timeZone);
  const isToday = (iso: string) => shortDay(iso, new Date(now), timeZone) === today;
  const groups = [
    { name: 'Today', items: shown.filter(({ createdAt }) => isToday(createdAt)) },
    { name: 'Earlier', items: shown.filter(({ createdAt }) => !isToday(createdAt)) },
  ].filter(({ items }) => items.length > 0);

  const readOlder = () =>
    readingOlder.call(async () => {
      const { items } = await api('GET /api/me/notifications', { query: { before: all.at(-1)!.id } });
      setOlder((known) => [...known, ...items]);
      setAtEnd(items.length < PAGE);
    });

  const readAll = () =>
    markingAll.call(async () => {
      await markRead();
      setOlder((known) => known.map((item) => ({ ...item, isRead: true })));
    });

  if (all.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          kind="empty"
          title="Nothing here"
          industry="travel"
          style="minimal"
          action={
            <ButtonLink to={links.showcase()} variant="second">
              Open the showcase
            </ButtonLink>
          }
        >
          Requests, answers and messages come to this page.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label="Which"
          options={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: `Unread, ${answer.unreadCount}` },
          ]}
          value={which}
          onChange={setWhich}
        />
        {answer.unreadCount > 0 && (
          <Button variant="quiet" size="s" onClick={() => void readAll()}>
            Mark all read
          </Button>
        )}
      </div>
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          {groups.length > 1 && <h2 className={styles.day}>{name}</h2>}
          <ul className={styles.sheet}>
            {items.map((item) => (
              <li key={item.id}>
                <NotificationLine item={item} now={now} isLong />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isAtEnd ? (
        <p className={styles.older}>
          <Button variant="second" size="s" busy={readingOlder.busy} onClick={() => void readOlder()}>
            Earlier notifications
          </Button>
        </p>
      ) : (
        shown.length === 0 && <p className={`t-14 muted ${styles.older}`}>You have read everything.</p>
      )}
    </>
  );
}
