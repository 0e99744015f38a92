import type { BriefContent } from '../content.ts';
import { type BriefSectionId, briefSections } from '../sections.ts';
import { type CheckedInput, checkBrief } from './check-brief.ts';
import type { Failure } from './failure.ts';
import { wordsOf } from './prose.ts';

/** Sections that refer to each other change together: goals, their features, and the deliverables for both. */
const groups: readonly { sections: readonly BriefSectionId[]; fields: readonly (keyof BriefContent)[] }[] = [
  group(['usps']),
  group(['audience']),
  group(['direction']),
  group(['twist']),
  group(['overview', 'features', 'deliverables'], ['title']),
];

function group(sections: readonly BriefSectionId[], more: readonly (keyof BriefContent)[] = []) {
  const fields = briefSections.filter(({ id }) => sections.includes(id)).flatMap((section) => [...section.fields]);
  return { sections, fields: [...more, ...fields] };
}

export interface Repaired {
  content: BriefContent;
  failures: Failure[];
  /** Sections taken from the spare brief. */
  sections: BriefSectionId[];
  /** Share of the words from the spare brief, 0 to 1. */
  share: number;
}

/** A blocking failure weighs more than any number of others. */
const weight = (failures: readonly Failure[]): number =>
  failures.reduce((sum, { blocking }) => sum + (blocking ? 100 : 1), 0);

/**
 * Replaces failing sections by those of a spare brief that was written from the same facts. It always takes the
 * group that helps most, until nothing fails or nothing helps.
 */
export function repairFrom(spare: BriefContent, content: BriefContent, input: CheckedInput): Repaired {
  let best = { content, failures: checkBrief(content, input) };
  const left = new Set(groups);
  const taken: (typeof groups)[number][] = [];
  while (best.failures.length > 0 && left.size > 0) {
    const tries = [...left].map((candidate) => {
      const next = { ...best.content, ...pick(spare, candidate.fields) };
      return { candidate, content: next, failures: checkBrief(next, input) };
    });
    const chosen = tries.reduce((one, other) => (weight(other.failures) < weight(one.failures) ? other : one));
    if (weight(chosen.failures) >= weight(best.failures)) break;
    left.delete(chosen.candidate);
    taken.push(chosen.candidate);
    best = chosen;
  }
  const words = (part: Partial<BriefContent>): number => wordsOf(JSON.stringify(part)).length;
  const spared = taken.reduce((sum, { fields }) => sum + words(pick(best.content, fields)), 0);
  return {
    content: best.content,
    failures: best.failures,
    sections: taken.flatMap(({ sections }) => [...sections]),
    share: spared / Math.max(1, words(best.content)),
  };
}

const pick = (content: BriefContent, fields: readonly (keyof BriefContent)[]): Partial<BriefContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));
