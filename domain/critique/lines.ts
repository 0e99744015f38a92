import type { BriefContent } from '../brief/content.ts';

/** The brief's goals, then its deliverables. */
export function linesOfBrief({ projectGoals = [], deliverables = [] }: Partial<BriefContent>) {
  return [
    ...projectGoals.map((text, n) => ({ key: `goal.${n}`, kind: 'goal' as const, text, requirements: [] })),
    ...deliverables.map(({ title, requirements }, n) => {
      return { key: `deliverable.${n}`, kind: 'deliverable' as const, text: title, requirements };
    }),
  ];
}
