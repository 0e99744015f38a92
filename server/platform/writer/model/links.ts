import type { BriefContent } from '#domain/brief/content.ts';

/**
 * Models count from one about as often as from zero. Indexes that go one beyond the end and never use zero are read as
 * counted from one; other invalid indexes are left out.
 */
export function straightenLinks(content: BriefContent): BriefContent {
  const { projectGoals, keyFeatures, deliverables } = content;
  const toGoal = straighten(
    [...keyFeatures.map(({ goal }) => goal), ...deliverables.flatMap(({ goals }) => goals)],
    projectGoals.length,
  );
  const toFeature = straighten(
    deliverables.flatMap(({ features }) => features),
    keyFeatures.length,
  );
  return {
    ...content,
    keyFeatures: keyFeatures.map((feature) => ({ ...feature, goal: toGoal(feature.goal) ?? 0 })),
    deliverables: deliverables.map((deliverable) => ({
      ...deliverable,
      goals: unique(deliverable.goals.map(toGoal)),
      features: unique(deliverable.features.map(toFeature)),
    })),
  };
}

/** @returns the meaning of an index in a list of this length; undefined when it is invalid. */
function straighten(used: number[], length: number): (index: number) => number | undefined {
  const isFromOne = used.includes(length) && !used.includes(0);
  return (index) => {
    const meant = isFromOne ? index - 1 : index;
    return meant >= 0 && meant < length ? meant : undefined;
  };
}

const unique = (indexes: (number | undefined)[]): number[] => [
  ...new Set(indexes.filter((index) => index !== undefined)),
];
