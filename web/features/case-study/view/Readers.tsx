import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { shortDay } from '#web/lib/format/days.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Readers.module.css';

interface Day {
  day: string;
  views: number;
  finished: number;
}

/** For the author: how many read the page, and how many to its end, on each day. */
export function Readers({ id }: { id: string }) {
  const { call, busy } = useCall({ toast: true });
  const [days, setDays] = useState<readonly Day[] | null>(null);
  const open = () =>
    call(async () => {
      const found = await api('GET /api/case-studies/:id/readers', { params: { id } });
      setDays(found.days);
    });
  return (
    <>
      <Button variant="quiet" size="s" icon="eye" busy={busy} onClick={() => void open()}>
        Readers
      </Button>
      {days && (
        <Dialog open onClose={() => setDays(null)} title="Readers of the last 30 days" cross>
          {days.length === 0 ? <p className="muted">Nobody has read this page yet.</p> : <ReadersTable days={days} />}
          <p className={`t-14 muted ${styles.note}`}>
            Each reader counts once a day. Robots and your own visits do not count. No cookie is set for this, and
            nothing leaves this Brief Foundry.
          </p>
        </Dialog>
      )}
    </>
  );
}

function ReadersTable({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map(({ views }) => views), 1);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Views</th>
          <th scope="col">Read to the end</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, finished }) => (
          <tr key={day}>
            <th scope="row">{shortDay(day, new Date(), 'UTC')}</th>
            <td>{views}</td>
            <td>{finished}</td>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden className={styles.bar}>
                <rect width={(views / most) * 100} height="8" className={styles.views} />
                <rect width={(finished / most) * 100} height="8" className={styles.finished} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
