import { type Counts, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { count } from '#web/lib/format/count.ts';
import styles from './Critique.module.css';

/** All marks of all critiques as one bar, and in words. */
export function VerdictTotals({ total, counts }: { total: number; counts: Counts }) {
  const marks = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  let before = 0;
  return (
    <div className={styles.tally}>
      {marks > 0 && (
        <svg aria-hidden="true" height="10" width="100%">
          {verdicts.map((verdict) => {
            const x = before;
            before += counts[verdict];
            return (
              <rect
                key={verdict}
                data-verdict={verdict}
                x={`${(100 * x) / marks}%`}
                width={`${(100 * counts[verdict]) / marks}%`}
                height="10"
              />
            );
          })}
        </svg>
      )}
      <p className="t-13 muted">
        {count(total, 'critique')}
        {verdicts.map(
          (verdict) => counts[verdict] > 0 && `, ${counts[verdict]} ${verdictWords[verdict].toLowerCase()}`,
        )}
      </p>
    </div>
  );
}
