import type { Critique } from '#contract/critique.ts';
import { answerWords, canBeAnswered } from '#domain/critique/critique.ts';
import { quoted } from '#domain/text/quoted.ts';
import styles from './Critique.module.css';

/** The first suggested change in its reviewer's words. The list of suggestions has it whole. */
export function Quotation({ given }: { given: readonly Critique[] }) {
  const [first] = given
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ reviewer, marks }) => marks.filter(canBeAnswered).map((mark) => ({ reviewer, mark })));
  if (!first) return null;
  const { reviewer, mark } = first;
  return (
    <figure className={styles.quotation}>
      <blockquote>{quoted(mark.suggestion)}</blockquote>
      <figcaption>
        {reviewer.displayName}
        {mark.answer && (
          <>
            . <b>{answerWords[mark.answer.answer]}</b> by the designer
          </>
        )}
      </figcaption>
    </figure>
  );
}
