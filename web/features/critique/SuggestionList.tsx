import type { Critique } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { canBeAnswered } from '#domain/critique/critique.ts';
import { count } from '#web/lib/format/count.ts';
import styles from './Critique.module.css';
import { SuggestionItem } from './SuggestionItem.tsx';

export interface Viewing {
  isSignedIn: boolean;
  /** Time when the page's data was loaded, in ms. */
  now: number;
}

interface Props {
  design: SubmissionView;
  given: readonly Critique[];
  viewer: Viewing;
}

/** The suggested changes with the author's answers. For the author, unanswered ones come first. */
export function SuggestionList({ design, given, viewer }: Props) {
  const suggestions = given.flatMap((critique) =>
    critique.marks.filter(canBeAnswered).map((mark) => ({ critique, mark })),
  );
  const answered = suggestions.filter(({ mark }) => mark.answer).length;
  const ordered = design.isMine
    ? suggestions.toSorted((a, b) => Number(a.mark.answer !== null) - Number(b.mark.answer !== null))
    : suggestions;
  return (
    <div>
      <div className={styles.cardHead}>
        <h3 className="t-16">Suggested changes</h3>
        {suggestions.length > 0 && (
          <p className="t-13 muted tnum">
            {answered} of {count(suggestions.length, 'suggestion')} answered
          </p>
        )}
      </div>
      {suggestions.length === 0 ? (
        <p className="muted">{given.length === 0 ? 'No critique yet' : 'Nobody has suggested a change yet'}</p>
      ) : (
        <ol className={styles.given}>
          {ordered.map(({ critique, mark }) => (
            <li key={`${critique.id} ${mark.line}`}>
              <SuggestionItem design={design} critique={critique} mark={mark} viewer={viewer} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
