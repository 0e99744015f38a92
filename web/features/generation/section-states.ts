import type { PartialBriefContent } from '#domain/brief/content.ts';
import { type BriefSectionId, briefSections, sectionHasBegun } from '#domain/brief/sections.ts';

export type SectionState = { id: BriefSectionId; title: string; state: 'done' | 'now' | 'wait' };

/**
 * How far each section is: the last one that has begun is being written, the ones before it can be read. The plot twist is
 * listed once it is there, because not every brief has one.
 */
export function sectionStates(content: PartialBriefContent): SectionState[] {
  const begun = briefSections.map((section) => sectionHasBegun(content, section.id));
  const now = Math.max(begun.lastIndexOf(true), 0);
  return briefSections
    .map(({ id, title }, n) => ({ id, title, state: n < now ? 'done' : n === now ? 'now' : 'wait' }) as const)
    .filter(({ id, state }) => id !== 'twist' || state !== 'wait');
}

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** What a screen reader hears: once a section, never a letter. */
export function progressSentence(sections: readonly SectionState[], isDone = false): string {
  const done = sections.filter((section) => section.state === 'done').length;
  const count = words[done] ?? String(done);
  const all = (words[sections.length] ?? String(sections.length)).toLowerCase();
  if (isDone) return `Your brief is written. ${count} of ${all} sections ${done === 1 ? 'is' : 'are'} shown.`;
  return `Writing your brief. ${count} of ${all} sections ${done === 1 ? 'is' : 'are'} ready.`;
}
