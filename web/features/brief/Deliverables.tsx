import type { PartialBriefContent } from '#domain/brief/content.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import shared from './BriefSections.module.css';
import styles from './Deliverables.module.css';

type Props = {
  content: PartialBriefContent;
  /** Ticked requirements as "deliverable.requirement". */
  ticks?: ReadonlySet<string>;
  /** Makes the requirements a checklist. Without it they are read-only, and ticked ones have a mark. */
  onTick?: (key: string, done: boolean) => void;
};

/** The deliverables, each with its requirements (BRIEF-7, BRIEF-11). */
export function Deliverables({ content, ticks = new Set(), onTick }: Props) {
  return (
    <>
      <p className="prose muted">{content.deliverablesIntro}</p>
      {content.deliverables && (
        <div className={styles.deliverables}>
          {content.deliverables.map((deliverable, n) => (
            <section key={deliverable.title ?? n} aria-labelledby={`deliverable-${n}`}>
              <h3 id={`deliverable-${n}`}>{deliverable.title}</h3>
              <p className="muted">{deliverable.description}</p>
              <ul className={onTick || ticks.size > 0 ? styles.list : shared.points}>
                {deliverable.requirements?.map((requirement, index) => {
                  const key = `${n}.${index}`;
                  return (
                    <li key={requirement}>
                      <Requirement
                        text={requirement}
                        isDone={ticks.has(key)}
                        hasMarks={ticks.size > 0}
                        onTick={onTick && ((done) => onTick(key, done))}
                      />
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

function Requirement({
  text,
  isDone,
  hasMarks,
  onTick,
}: {
  text: string;
  isDone: boolean;
  hasMarks: boolean;
  onTick: ((done: boolean) => void) | undefined;
}) {
  if (onTick)
    return (
      <Check checked={isDone} onChange={(event) => onTick(event.target.checked)}>
        {text}
      </Check>
    );
  if (!hasMarks) return text;
  return (
    <span className={styles.read}>
      <span className={styles.mark}>{isDone && <Icon name="check" size="s" />}</span>
      <span>
        <span className="sr">{isDone ? 'Done: ' : 'Open: '}</span>
        {text}
      </span>
    </span>
  );
}
