import type { Progress } from '#contract/brief.ts';
import { dayOfWork } from '#domain/milestone/days.ts';
import { shortDay } from '#web/lib/format/days.ts';
import styles from './Timeline.module.css';

const day = (dueOn: string, now: number) => <time dateTime={dueOn}>{shortDay(dueOn, new Date(now), 'UTC')}</time>;

/** 'Day 3 of 7, due 2 Dec', for a brief with a time box (TIME-6). */
export function Deadline({ progress, now }: { progress: Pick<Progress, 'startedAt' | 'dueOn'> | null; now: number }) {
  const { startedAt, dueOn } = progress ?? {};
  if (!startedAt || !dueOn) return null;
  return (
    <p className={styles.deadline}>
      <b>{dayOfWork(startedAt, dueOn, new Date(now))}</b>, due {day(dueOn, now)}
    </p>
  );
}

/** The day of a milestone. */
export function DueDay({ dueOn, now }: { dueOn: string | null; now: number }) {
  return dueOn && <span className={styles.due}>due {day(dueOn, now)}</span>;
}
