import type { CritiqueLine, Critique as Given } from '#contract/critique.ts';
import { countsInWords, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { StateGlyph } from '#web/parts/StatusBadge.tsx';
import { verdictGlyphs } from '#web/parts/VerdictBadge.tsx';
import styles from './Critique.module.css';

interface Props {
  line: CritiqueLine;
  given: readonly Given[];
  /** Shown while nobody has judged the line. */
  none?: string;
}

/** More signs than this say no more than the numbers. */
const PEOPLE_MAX = 12;

/** What people say of one line: a sign for each person, with the name for screen readers, and the numbers. */
export function LineMarks({ line, given, none }: Props) {
  const words = countsInWords(line.counts) ?? none;
  const people = given
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id, reviewer, isMine, marks }) =>
      marks
        // A mark counts while the line has the words that were judged.
        .filter((mark) => mark.line === line.key && mark.asked === line.text)
        .map(({ verdict }) => ({
          id,
          verdict,
          says: `${isMine ? 'You' : reviewer.displayName}: ${verdictWords[verdict]}`,
        })),
    )
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
  if (!words) return null;
  return (
    <div className={styles.marks}>
      {people.length > 0 && (
        <ul aria-label="Who says what">
          {people.slice(0, PEOPLE_MAX).map(({ id, verdict, says }) => (
            <li key={id} data-verdict={verdict} title={says}>
              <StateGlyph glyph={verdictGlyphs[verdict]} />
              <span className="sr">{says}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="t-13 muted">{words}</p>
    </div>
  );
}
