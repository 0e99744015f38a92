import { classes } from '#web/ui/classes.ts';
import styles from './Skeleton.module.css';

interface Props {
  /** `line`, `title` and `chip` stand for text; `block` fills its box. */
  shape?: 'line' | 'title' | 'chip' | 'block';
  width?: 'quarter' | 'half' | 'most' | 'full';
}

/** A placeholder for loading content. Screen readers ignore it, so the page names in words what it loads. */
export function Skeleton({ shape = 'line', width = 'full' }: Props) {
  return <span className={classes(styles.skeleton, styles[shape], styles[width])} aria-hidden />;
}

/** The placeholder of a brief's ticket. */
export function TicketSkeleton() {
  return (
    <div className={styles.ticket} aria-hidden data-skeleton>
      <div className={styles.ticketTop}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.ticketBody}>
        <Skeleton shape="chip" />
        <Skeleton shape="title" width="most" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="quarter" />
      </div>
    </div>
  );
}

/** The placeholder of a work card. */
export function WorkSkeleton() {
  return (
    <div className={styles.work} aria-hidden>
      <span className={styles.shot}>
        <Skeleton shape="block" />
      </span>
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <span className={styles.chips}>
        <Skeleton shape="chip" />
        <Skeleton shape="chip" />
      </span>
    </div>
  );
}

const PARAGRAPH = ['full', 'most', 'full', 'half'] as const;

/** The placeholder of a few lines of text. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, n) => n).map((n) => (
        <Skeleton key={n} width={n === lines - 1 ? 'half' : PARAGRAPH[n % PARAGRAPH.length]} />
      ))}
    </div>
  );
}
