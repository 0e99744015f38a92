import type { FramesAsked } from '#domain/brief/frames.ts';
import styles from './Deliverables.module.css';
import { FrameRow } from './FrameRow.tsx';
import { goalId } from './Goals.tsx';
import { Requirement, type RequirementState } from './Requirement.tsx';
import { openSection } from './SectionIndex.tsx';

/** A requirement that asks for frames: its text, the frames as small drawings, and the goal that it serves. */
export function FrameLine({ frames, ...state }: RequirementState & { frames: FramesAsked }) {
  const { name, text, goal } = frames;
  return (
    <div className={styles.line}>
      <div className={styles.asked}>
        <Requirement {...state}>
          <b>{name}:</b>
          {text.slice(name.length + 1)}
        </Requirement>
      </div>
      <FrameRow size="s" frames={[frames]} isDone={state.isDone} />
      {goal && (
        <span className={styles.serves}>
          Serves{' '}
          <a href={`#${goalId(goal)}`} onClick={() => openSection('overview')}>
            goal {goal}
          </a>
        </span>
      )}
    </div>
  );
}
