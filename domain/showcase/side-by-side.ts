import { type Coverage, frameOfDeliverable } from '../submission/coverage.ts';

/** SHOW-9: how many answers stand beside each other, on a brief's page and on the showcase's front. */
export const COLUMNS_MAX = { brief: 6, front: 4 } as const;
/** As many as a row of choices shows at once. */
export const DELIVERABLES_COMPARED_MAX = 5;
/** A deliverable that one answer alone shows cannot be compared. */
const COMPARED_FROM = 2;

interface Answer {
  designerId: string;
  coverage: Coverage;
  /** In their order. */
  frameIds: readonly string[];
}

export interface Compared<A> {
  /** Places of the deliverables in the brief, counted from 0. */
  deliverables: number[];
  /** For each of these the frame that stands for it; `null` where the answer does not show it. */
  columns: { answer: A; frameIds: (string | null)[] }[];
}

/**
 * Which answers to a brief are compared, and by which deliverables: one answer of each designer, first those that show
 * most of the deliverables, otherwise in the given order. `null` where fewer than two show the same deliverable.
 */
export function compareAnswers<A extends Answer>(
  answers: readonly A[],
  deliverableCount: number,
  columnsMax: number,
): Compared<A> | null {
  const all = Array.from({ length: deliverableCount }, (_, place) => place);
  const shown = answers
    .map((answer) => ({
      answer,
      frameIds: all.map((place) => frameOfDeliverable(answer.coverage, place, answer.frameIds)),
    }))
    .filter(({ frameIds }) => frameIds.some(Boolean))
    .toSorted((one, other) => countOf(other.frameIds) - countOf(one.frameIds));
  const designers = new Set<string>();
  const chosen = shown
    .filter(({ answer: { designerId } }) => !designers.has(designerId) && designers.add(designerId))
    .slice(0, columnsMax);
  const deliverables = all
    .filter((place) => chosen.filter(({ frameIds }) => frameIds[place]).length >= COMPARED_FROM)
    .slice(0, DELIVERABLES_COMPARED_MAX);
  const columns = chosen
    .map(({ answer, frameIds }) => ({ answer, frameIds: deliverables.map((place) => frameIds[place] ?? null) }))
    .filter(({ frameIds }) => frameIds.some(Boolean));
  return deliverables.length === 0 ? null : { deliverables, columns };
}

const countOf = (frameIds: readonly (string | null)[]) => frameIds.filter(Boolean).length;
