import { type Counts, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { count } from '#web/lib/format/count.ts';
import { StateGlyph } from '#web/parts/StatusBadge.tsx';
import { verdictGlyphs } from '#web/parts/VerdictBadge.tsx';
import styles from './Critique.module.css';

/** All marks of all critiques as one bar, with the number of each verdict below. */
export function VerdictTotals({ total, counts }: { total: number; counts: Counts }) {
  const given = verdicts.filter((verdict) => counts[verdict] > 0);
  const marks = given.reduce((sum, verdict) => sum + counts[verdict], 0);
  const words = given.map((verdict) => `${counts[verdict]} ${verdictWords[verdict].toLowerCase()}`);
  let before = 0;
  return (
    <div className={styles.tally}>
      <svg role="img" height="18" width="100%">
        <title>{[count(total, 'critique'), ...words].join(', ')}</title>
        {given.map((verdict) => {
          const x = before;
          before += counts[verdict];
          return (
            <rect
              key={verdict}
              data-verdict={verdict}
              x={`${(100 * x) / marks}%`}
              width={`${(100 * counts[verdict]) / marks}%`}
              height="18"
            />
          );
        })}
      </svg>
      <ul aria-hidden>
        {given.map((verdict) => (
          <li key={verdict} data-verdict={verdict}>
            <StateGlyph glyph={verdictGlyphs[verdict]} />
            <b>{counts[verdict]}</b>
            <span>{verdictWords[verdict].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
