import type { ReactNode } from 'react';
import type { CritiqueLine, Critique as Given } from '#contract/critique.ts';
import styles from './Critique.module.css';
import { LineGroups } from './LineGroups.tsx';
import { LineMarks } from './LineMarks.tsx';
import { Requirements } from './LineText.tsx';

interface Props {
  lines: readonly CritiqueLine[];
  given: readonly Given[];
  isMine: boolean;
  /** Shown below the lines. */
  children?: ReactNode;
}

/** The verdicts on each goal and deliverable, read-only: for guests and the designer. */
export function ReadOnlyLines({ lines, given, isMine, children }: Props) {
  return (
    <div className={styles.read}>
      <h3 className="t-16">{isMine ? 'How people see it' : 'Line by line'}</h3>
      <LineGroups lines={lines}>
        {(line) => (
          <div className={styles.question}>
            <ClampedText line={line} />
            <LineMarks line={line} given={given} none="Not marked yet" />
          </div>
        )}
      </LineGroups>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}

/** A line of the brief in two lines at most. Opened, it shows its whole text and a deliverable's requirements. */
function ClampedText({ line: { text, requirements } }: { line: CritiqueLine }) {
  return (
    <details className={styles.clamped}>
      <summary>
        <span>{text}</span>
      </summary>
      <Requirements requirements={requirements} />
    </details>
  );
}
