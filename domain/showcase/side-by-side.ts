import { featureOf } from '../brief/frames.ts';
import { type Coverage, framesOf, requirementsOf } from '../submission/coverage.ts';

/** SHOW-9: how many answers stand beside each other, on a brief's page and on the showcase's front. */
export const COLUMNS_MAX = { brief: 6, front: 4 } as const;
/** As many as a row of choices shows at once. */
export const DELIVERABLES_COMPARED_MAX = 5;
/** A deliverable that one answer alone shows cannot be compared. */
const COMPARED_FROM = 2;
/** So many more frames of one part are shown below its first. */
const FURTHER_MAX = 3;
/** What stands for an answer that links no frame to the brief. */
export const FIRST_FRAME = 'First frame';

interface Answer {
  designerId: string;
  coverage: Coverage;
  /** In their order. */
  frameIds: readonly string[];
}

/** What can stand in each column: a feature that the brief asks for, or a whole deliverable. */
export interface ComparedPart {
  title: string;
  /** Keys of its requirements. */
  keys: readonly string[];
}

export interface Compared<A> {
  /** Titles of the compared parts. */
  deliverables: string[];
  columns: Column<A>[];
}

interface Column<A> extends Comparable<A> {
  /** An answer that links no frame to any of the parts stands there with its first frame. */
  isLinked: boolean;
}

/** An answer with the frame that stands for each part of the brief, or `null`. */
export interface Comparable<A> {
  answer: A;
  frameIds: (string | null)[];
  /** For each part the other frames that are linked to it. */
  furtherIds: string[][];
}

/** The parts of a brief: each feature that a requirement names. A deliverable with a requirement of another form is one part. */
export function comparedParts(
  deliverables: readonly { title: string; requirements: readonly string[] }[],
): ComparedPart[] {
  const requirements = requirementsOf(deliverables);
  return deliverables.flatMap(({ title }, place) => {
    const own = requirements.filter(({ key }) => key.startsWith(`${place}.`));
    const features = own.map(({ key, text }) => ({ title: featureOf(text) ?? '', keys: [key] }));
    return features.every((feature) => feature.title) ? features : [{ title, keys: own.map(({ key }) => key) }];
  });
}

/** The answers to a brief: one of each designer, first those that show most of its parts. */
export function comparableAnswers<A extends Answer>(
  answers: readonly A[],
  parts: readonly ComparedPart[],
): Comparable<A>[] {
  const sorted = answers
    .filter(({ frameIds }) => frameIds.length > 0)
    .map((answer) => {
      const linked = parts.map(({ keys }) => framesOf(answer.coverage, keys, answer.frameIds));
      return {
        answer,
        frameIds: linked.map(([first]) => first ?? null),
        furtherIds: linked.map((ids) => ids.slice(1, 1 + FURTHER_MAX)),
      };
    })
    .toSorted((one, other) => countOf(other.frameIds) - countOf(one.frameIds));
  const designers = new Set<string>();
  return sorted.filter(({ answer: { designerId } }) => !designers.has(designerId) && designers.add(designerId));
}

/** A page of so many, counted from 1. The last one is as full as the others, so that nobody stands alone. */
export function pageOf<T>(all: readonly T[], page: number, size: number): T[] {
  const from = Math.max(0, Math.min((page - 1) * size, all.length - size));
  return all.slice(from, from + size);
}

interface How {
  /** How many answers there must be, and how many that show the same part. */
  from?: number;
  /** An answer that links no frame stands there too, with its first frame. */
  withFirstFrames?: boolean;
}

/** By which parts the chosen answers are compared. `null` where there is nothing to compare. */
export function compareAnswers<A extends Answer>(
  parts: readonly ComparedPart[],
  chosen: readonly Comparable<A>[],
  { from = COMPARED_FROM, withFirstFrames = false }: How = {},
): Compared<A> | null {
  const places = [...parts.keys()]
    .filter((place) => chosen.filter(({ frameIds }) => frameIds[place]).length >= from)
    .slice(0, DELIVERABLES_COMPARED_MAX);
  const deliverables = places.map((place) => parts[place]!.title);
  const columns = chosen.map(({ answer, frameIds, furtherIds }) => ({
    answer,
    frameIds: places.map((place) => frameIds[place] ?? null),
    furtherIds: places.map((place) => furtherIds[place] ?? []),
    isLinked: places.some((place) => frameIds[place]),
  }));
  const showing = columns.filter(({ isLinked }) => isLinked);
  if (!withFirstFrames || showing.length === columns.length)
    return places.length === 0 ? null : { deliverables, columns: showing };
  if (columns.length < from) return null;
  return {
    deliverables: [...deliverables, FIRST_FRAME],
    columns: columns.map(({ answer, frameIds, furtherIds, isLinked }) => {
      const first = answer.frameIds[0]!;
      return {
        answer,
        frameIds: [...(isLinked ? frameIds : frameIds.map(() => first)), first],
        furtherIds: [...furtherIds, []],
        isLinked,
      };
    }),
  };
}

const countOf = (frameIds: readonly (string | null)[]) => frameIds.filter(Boolean).length;
