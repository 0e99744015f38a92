import { count } from '#web/lib/format/count.ts';
import styles from './QuotaCells.module.css';

interface Props {
  left: number;
  /** -1 for a plan without a limit. */
  limit: number;
  /** Replaces the text '2 of 3 briefs left'. */
  children?: string;
  className?: string;
}

const CELLS_MAX = 12;

/** The remaining quota of the month: one cell for each brief, and a text. */
export function QuotaCells({ left, limit, children, className }: Props) {
  const unlimited = limit < 0;
  const words = children ?? (unlimited ? 'Unlimited briefs' : `${left} of ${count(limit, 'brief')} left`);
  const cells = unlimited || limit > CELLS_MAX ? [] : Array.from({ length: limit }, (_, n) => n);
  return (
    <span className={className ? `${styles.quota} ${className}` : styles.quota}>
      {cells.length > 0 && (
        <span className={styles.cells} aria-hidden>
          {cells.map((n) => (
            <i key={n} className={n < left ? styles.on : undefined} />
          ))}
        </span>
      )}
      {words}
    </span>
  );
}
