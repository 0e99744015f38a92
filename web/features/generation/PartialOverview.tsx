import type { PartialBriefContent } from '#domain/brief/content.ts';
import { listOf, textOf } from './partial.ts';
import { Lines, Paragraph } from './partial-text.tsx';
import styles from './WritingSections.module.css';

export function PartialOverview({ content }: { content: PartialBriefContent }) {
  const task = textOf(content.task);
  return (
    <>
      {task && (
        <>
          <h3 className={styles.small}>Your task</h3>
          <p className={styles.task}>{task}</p>
        </>
      )}
      <Lines title="First step" items={linesOf(content.firstStep)} />
      <Lines
        title="Words of this client"
        items={listOf(content.glossary).map(({ word, means }) =>
          [textOf(word), textOf(means)].filter(Boolean).join(': '),
        )}
      />
      <Lines title="Keep safe" items={linesOf(content.safety)} />
      {task && textOf(content.projectDescription) && <h3 className={styles.small}>The problem</h3>}
      <Paragraph text={textOf(content.projectDescription)} />
      <Paragraph text={textOf(content.situation)} />
      <Paragraph text={textOf(content.whyNow)} />
      <Lines title="Goals" items={content.projectGoals} numbered />
      <Lines
        title="How success is measured"
        items={listOf(content.successMeasures).map(({ metric, target }) =>
          target ? `${textOf(metric)}: ${textOf(target)}` : textOf(metric),
        )}
      />
      <Lines title="Constraints" items={listOf(content.constraints).map(({ text }) => textOf(text))} />
      <Lines title="Not part of this job" items={content.nonGoals} />
      <Lines
        title="People with a say"
        items={listOf(content.stakeholders).map(({ name, role }) =>
          [textOf(name), textOf(role)].filter(Boolean).join(', '),
        )}
      />
      <Lines title="Still unknown" items={content.unknowns} />
    </>
  );
}

function linesOf(value: unknown): string[] {
  return [textOf(value)].filter(Boolean);
}
