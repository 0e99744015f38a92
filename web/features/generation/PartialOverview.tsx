import type { PartialBriefContent } from '#domain/brief/content.ts';
import { listOf, textOf } from './partial.ts';
import { Lines, Paragraph } from './partial-text.tsx';

export function PartialOverview({ content }: { content: PartialBriefContent }) {
  return (
    <>
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
      <Lines title="Not in this brief" items={content.nonGoals} />
      <Lines
        title="The people you work for"
        items={listOf(content.stakeholders).map(({ name, role }) =>
          [textOf(name), textOf(role)].filter(Boolean).join(', '),
        )}
      />
      <Lines title="Not known yet" items={content.unknowns} />
    </>
  );
}
