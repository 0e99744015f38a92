import { Random } from './compose/random.ts';
import { redraw, writeSection } from './compose/rewrite.ts';
import { drawTitle } from './compose/sections/title.ts';
import { type BriefInput, drawSkeleton, isSkeleton, Pen, type Skeleton } from './compose/skeleton.ts';
import type { BriefContent } from './content.ts';
import { type BriefSectionId, briefSectionIds, briefSections } from './sections.ts';

export type { BriefInput, Skeleton };

/**
 * Writes a whole brief without a language model. The facts are chosen first (the skeleton: who, where, what is
 * wrong, which numbers, who disagrees), and every section is written from them, so that sections agree. Pure: the
 * same input gives the same brief.
 */
export function composeBrief(input: BriefInput): { content: BriefContent; skeleton: Skeleton } {
  const skeleton = drawSkeleton(input);
  const title = drawTitle(skeleton, new Pen(skeleton.facts, new Random(`${inputSeed(input)} title`)));
  const sections = briefSectionIds.map((section) => writeSection(skeleton, section, inputSeed(input)));
  return { content: Object.assign({ title }, ...sections) as BriefContent, skeleton };
}

/** Two briefs with one seed but different choices share nothing. */
function inputSeed({ seed, industry, styles, level }: BriefInput): string {
  return `${seed} ${industry} ${styles.join('+')} ${level}`;
}

export interface SectionRequest {
  content: BriefContent;
  /** The skeleton from `composeBrief`, or the same after storage. */
  skeleton: unknown;
  section: BriefSectionId;
  /** The seed of this attempt; the same one gives the same section again. */
  attemptSeed: string;
}

/** Candidates for a rewritten section; the one with the most new texts wins. */
const ATTEMPTS = 12;

/**
 * Writes one section again from the same facts, with other words and with other choices where no other section
 * depends on them (BRIEF-8); every other field stays the same. Answers `null` when the skeleton is missing or no
 * longer fits the tables, when the brief has no such section, or when there are no other words for it.
 */
export function composeSection(request: SectionRequest): { content: BriefContent; skeleton: Skeleton } | null {
  const { content, section, attemptSeed } = request;
  if (!isSkeleton(request.skeleton)) return null;
  if (section === 'twist' && content.plotTwist === undefined) return null;
  const { fields } = briefSections.find(({ id }) => id === section)!;
  const textsIn = (of: BriefContent) => fields.flatMap((field) => textsOf(of[field]));
  const before = new Set(textsIn(content));
  let best: { content: BriefContent; skeleton: Skeleton } | null = null;
  let mostNew = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seed = `${attemptSeed} ${attempt}`;
    const skeleton = redraw(request.skeleton, section, new Random(`${seed} again`));
    const next = { ...content, ...writeSection(skeleton, section, seed) };
    // The same lines in another order are not new words.
    const areNew = textsIn(next).filter((text) => !before.has(text)).length;
    if (areNew > mostNew) [best, mostNew] = [{ content: next, skeleton }, areNew];
  }
  return best;
}

/** Every text in a part of a brief, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}
