import type { CritiqueLine } from '#contract/critique.ts';
import { countsInWords } from '#domain/critique/critique.ts';
import styles from './Critique.module.css';

/** A line of the brief, with a deliverable's requirements. With `counted`, it also shows the numbers of verdicts. */
export function LineText({ line: { text, requirements, counts }, counted }: { line: CritiqueLine; counted?: boolean }) {
  const countsText = counted ? countsInWords(counts) : null;
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      {requirements.length > 0 && <p className="t-13 muted">{requirements.join(' · ')}</p>}
      {countsText && <p className="t-13 muted">{countsText}</p>}
    </div>
  );
}
