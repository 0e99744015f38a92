import type { CritiqueLine } from '#contract/critique.ts';
import styles from './Critique.module.css';

/** A line of the brief, with a deliverable's requirements. */
export function LineText({ line: { text, requirements } }: { line: CritiqueLine }) {
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      {requirements.length > 0 && <p className="t-13 muted">{requirements.join(' · ')}</p>}
    </div>
  );
}
