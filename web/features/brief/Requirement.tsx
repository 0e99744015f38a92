import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import styles from './Deliverables.module.css';

export interface RequirementState {
  isDone: boolean;
  /** Ticked requirements have a mark. */
  hasMarks: boolean;
  /** Makes it a checkbox. */
  onTick: ((done: boolean) => void) | undefined;
}

export function Requirement({ children, isDone, hasMarks, onTick }: RequirementState & { children: ReactNode }) {
  if (onTick)
    return (
      <Check checked={isDone} onChange={(event) => onTick(event.target.checked)}>
        {children}
      </Check>
    );
  if (!hasMarks) return children;
  return (
    <span className={styles.read}>
      <span className={styles.mark}>{isDone && <Icon name="check" size="s" />}</span>
      <span>
        <span className="sr">{isDone ? 'Done: ' : 'Open: '}</span>
        {children}
      </span>
    </span>
  );
}
