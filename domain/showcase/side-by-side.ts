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

/** An answer with the frame that stands for each deliverable of the brief, or `null`. */
export interface Comparable<A> {
  answer: A;
  frameIds: (string | null)[];
}

/** The answers to a brief that can be compared: one of each designer, first those that show most of the deliverables. */
export function comparableAnswers<A extends Answer>(answers: readonly A[], deliverableCount: number): Comparable<A>[] {
  const shown = answers
    .map((answer) => ({
      answer,
      frameIds: Array.from({ length: deliverableCount }, (_, place) =>
        frameOfDeliverable(answer.coverage, place, answer.frameIds),
      ),
    }))
    .filter(({ frameIds }) => frameIds.some(Boolean))
    .toSorted((one, other) => countOf(other.frameIds) - countOf(one.frameIds));
  const designers = new Set<string>();
  return shown.filter(({ answer: { designerId } }) => !designers.has(designerId) && designers.add(designerId));
}

/** A page of so many, counted from 1. The last one is as full as the others, so that nobody stands alone. */
export function pageOf<T>(all: readonly T[], page: number, size: number): T[] {
  const from = Math.max(0, Math.min((page - 1) * size, all.length - size));
  return all.slice(from, from + size);
}

/** By which deliverables the chosen answers are compared. `null` where fewer than `from` of them show the same one. */
export function compareAnswers<A>(chosen: readonly Comparable<A>[], from = COMPARED_FROM): Compared<A> | null {
  const deliverables = [...(chosen[0]?.frameIds.keys() ?? [])]
    .filter((place) => chosen.filter(({ frameIds }) => frameIds[place]).length >= from)
    .slice(0, DELIVERABLES_COMPARED_MAX);
  const columns = chosen
    .map(({ answer, frameIds }) => ({ answer, frameIds: deliverables.map((place) => frameIds[place] ?? null) }))
    .filter(({ frameIds }) => frameIds.some(Boolean));
  return deliverables.length === 0 ? null : { deliverables, columns };
}

const countOf = (frameIds: readonly (string | null)[]) => frameIds.filter(Boolean).length;
