import type { PartialBriefContent } from '#domain/brief/content.ts';
import { type BriefSectionId, briefSections, sectionHasBegun } from '#domain/brief/sections.ts';

export interface SectionState {
  id: BriefSectionId;
  title: string;
  state: 'done' | 'now' | 'wait';
}

/**
 * The state of each section: the last one that has started is being written, the ones before it are ready. The plot
 * twist is listed only once it exists, because not every brief has one.
 */
export function sectionStates(content: PartialBriefContent): SectionState[] {
  const begun = briefSections.map((section) => sectionHasBegun(content, section.id));
  const now = Math.max(begun.lastIndexOf(true), 0);
  return briefSections
    .map(({ id, title }, n) => ({ id, title, state: n < now ? 'done' : n === now ? 'now' : 'wait' }) as const)
    .filter(({ id, state }) => id !== 'twist' || state !== 'wait');
}

const stateLabels = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** The text for screen readers. It changes once a section, not with each character. */
export function progressSentence(sections: readonly SectionState[]): string {
  const done = sections.filter((section) => section.state === 'done').length;
  const count = stateLabels[done] ?? String(done);
  const all = (stateLabels[sections.length] ?? String(sections.length)).toLowerCase();
  return `Writing your brief. ${count} of ${all} sections ${done === 1 ? 'is' : 'are'} ready.`;
}
