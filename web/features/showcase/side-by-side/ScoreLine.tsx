import { type Counts, countsInWords, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { StateGlyph } from '#web/parts/StatusBadge.tsx';
import { verdictGlyphs } from '#web/parts/VerdictBadge.tsx';
import styles from './ScoreLine.module.css';

const WIDTH = 200;
const HEIGHT = 8;
/** Between two parts of the line. */
const GAP = 1.5;

/** What others found about a design, as one bar and its numbers. The order of the verdicts is always the same. */
export function ScoreLine({ counts }: { counts: Counts }) {
  const words = countsInWords(counts);
  if (!words) return <p className={styles.none}>No critique yet</p>;
  const given = verdicts.filter((verdict) => counts[verdict] > 0);
  const sum = given.reduce((all, verdict) => all + counts[verdict], 0);
  let x = 0;
  return (
    <div className={styles.score}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Critique: ${words}`}
      >
        {given.map((verdict) => {
          const width = (counts[verdict] / sum) * WIDTH;
          const part = (
            <rect key={verdict} className={styles[verdict]} x={x} width={Math.max(0, width - GAP)} height={HEIGHT} />
          );
          x += width;
          return part;
        })}
      </svg>
      <span className={styles.numbers} aria-hidden>
        {given.map((verdict) => (
          <span key={verdict} className={styles[verdict]}>
            <StateGlyph glyph={verdictGlyphs[verdict]} />
            {counts[verdict]}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Says which sign stands for which verdict. */
export function ScoreLegend() {
  return (
    <span className={styles.numbers}>
      {verdicts.map((verdict) => (
        <span key={verdict} className={styles[verdict]}>
          <StateGlyph glyph={verdictGlyphs[verdict]} />
          {verdictWords[verdict].toLowerCase()}
        </span>
      ))}
    </span>
  );
}
