import type { Milestone } from '#contract/milestone.ts';
import { LineGauge, MilestoneItems } from '#web/parts/LineGauge.tsx';
import { Section } from '#web/ui/page/Accordion.tsx';

/** Entry in the page's table of contents. */
export const TIMELINE = { id: 'timeline', title: 'Timeline' } as const;

/** The read-only milestones of a brief that is handed in. */
export function TimelineRecord({ milestones }: { milestones: readonly Milestone[] }) {
  const marks = milestones.map(({ doneAt, ...milestone }) => ({ ...milestone, isDone: doneAt !== null }));
  return (
    <Section {...TIMELINE} open={false}>
      <LineGauge milestones={marks} />
      <MilestoneItems
        milestones={marks}
        words={({ title, isDone }) => (
          <>
            {title}
            {isDone && <span className="muted">, done</span>}
          </>
        )}
      />
    </Section>
  );
}
