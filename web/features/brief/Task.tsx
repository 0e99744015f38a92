import type { BriefContent } from '#domain/brief/content.ts';
import { framesOf } from '#domain/brief/frames.ts';
import { leadOf } from '#domain/brief/lead.ts';
import { taskParts } from '#domain/brief/task-parts.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { FirstFrame } from './FirstFrame.tsx';
import { FrameRow } from './FrameRow.tsx';
import { Explained } from './glossary/Explained.tsx';
import styles from './Task.module.css';

/** Entry in the page's table of contents. */
export const TASK = { id: 'task', title: 'Your task' } as const;

/** What a designer reads first (BRIEF-15). Older briefs have no task, and no such part. */
export function Task({ content, industry }: { content: BriefContent; industry: IndustryId }) {
  const { task, firstStep, glossary, safety } = content;
  if (!task) return null;
  const { text, rows } = taskParts(task);
  const { lead, rest } = leadOf(text);
  const labelled = [
    ...rows,
    ...(firstStep ? [{ label: 'First step', text: firstStep }] : []),
    ...(safety ? [{ label: 'Keep safe', text: safety }] : []),
  ];
  return (
    <section id={TASK.id} tabIndex={-1} className={styles.task} data-industry={industry} aria-labelledby="task-title">
      <div className={styles.words}>
        <h2 className="display d-34" id="task-title">
          {TASK.title}
        </h2>
        <div className={styles.text}>
          {lead && (
            <p className={styles.lead}>
              <Explained>{lead}</Explained>
            </p>
          )}
          {rest && (
            <p className={styles.rest}>
              <Explained>{rest}</Explained>
            </p>
          )}
        </div>
        {labelled.length > 0 && (
          <dl className={styles.rows}>
            {labelled.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>
                  <Explained>{row.text}</Explained>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <HandIn content={content} />
      {glossary && glossary.length > 0 && (
        <div className={styles.glossary}>
          <h3>Words of this client</h3>
          <dl>
            {glossary.map(({ word, means }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

/** The frames to hand in, drawn in their proportions, and the first of them large. */
function HandIn({ content: { deliverables } }: { content: BriefContent }) {
  const sheets = deliverables.flatMap(({ title, description, requirements }) => {
    const frames = framesOf({ description, requirements }).flatMap((asked) => asked ?? []);
    return frames.length === requirements.length ? [{ title, description, frames }] : [];
  });
  if (sheets.length < deliverables.length) return null;
  const first = sheets[0]?.frames[0];
  return (
    <div className={styles.handIn}>
      {first && <FirstFrame frame={first} />}
      <h3>What you hand in</h3>
      {sheets.map(({ title, description, frames }) => (
        <div key={title}>
          <p>
            <b>{title}</b>
            <span>{description}</span>
          </p>
          <FrameRow size="l" frames={frames} />
        </div>
      ))}
    </div>
  );
}
