import type { PartialBriefContent } from '#domain/brief/content.ts';
import { framesAsked, isCountedInFrames } from '#domain/brief/frames.ts';
import { classes } from '#web/ui/classes.ts';
import shared from './BriefSections.module.css';
import styles from './Deliverables.module.css';
import { FrameLine } from './FrameLine.tsx';
import { Requirement } from './Requirement.tsx';

interface Props {
  content: PartialBriefContent;
  /** Ticked requirements as "deliverable.requirement". */
  ticks?: ReadonlySet<string>;
  /** Makes the requirements a checklist. Without it they are read-only, and ticked ones have a mark. */
  onTick?: (key: string, done: boolean) => void;
}

/** The deliverables, each with its requirements (BRIEF-7, BRIEF-11). */
export function Deliverables({ content, ticks = new Set(), onTick }: Props) {
  const isOfFrames = isCountedInFrames(content.deliverables ?? []);
  return (
    <>
      <p className="prose muted">{content.deliverablesIntro}</p>
      {content.deliverables && (
        <div className={isOfFrames ? styles.sheets : styles.deliverables}>
          {content.deliverables.map((deliverable, n) => (
            <section key={deliverable.title ?? n} aria-labelledby={`deliverable-${n}`}>
              <h3 id={`deliverable-${n}`}>{deliverable.title}</h3>
              <p className="muted">{deliverable.description}</p>
              <ul className={classes(listOf(isOfFrames, onTick !== undefined || ticks.size > 0))}>
                {deliverable.requirements?.map((requirement, index) => {
                  const key = `${n}.${index}`;
                  const frames = framesAsked(requirement, deliverable.description ?? '');
                  const state = {
                    isDone: ticks.has(key),
                    hasMarks: ticks.size > 0,
                    onTick: onTick && ((done: boolean) => onTick(key, done)),
                  };
                  return (
                    <li key={requirement}>
                      {frames ? (
                        <FrameLine frames={frames} {...state} />
                      ) : (
                        <Requirement {...state}>{requirement}</Requirement>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function listOf(isOfFrames: boolean, isChecklist: boolean): string | undefined {
  if (isOfFrames) return styles.rows;
  return isChecklist ? styles.list : shared.points;
}
