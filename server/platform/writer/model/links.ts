import type { BriefContent } from '#domain/brief/content.ts';

/**
 * Models count from one about as often as from zero. Indexes that reach one beyond the end and never name the first are
 * taken as counted from one; what still points nowhere is left out.
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

/** @returns what an index means in a list of so many; undefined when it means nothing. */
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
