import type { CritiqueLine } from '#contract/critique.ts';
import styles from './Critique.module.css';

/** A line of the brief, with a deliverable's requirements. */
export function LineText({ line: { text, requirements } }: { line: CritiqueLine }) {
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      <Requirements requirements={requirements} />
    </div>
  );
}

/** What a deliverable asks for, one below the other. */
export function Requirements({ requirements }: Pick<CritiqueLine, 'requirements'>) {
  if (requirements.length === 0) return null;
  return (
    <ul className={`t-13 muted ${styles.requirements}`}>
      {requirements.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
