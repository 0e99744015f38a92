import type { Section } from '#domain/case-study/document.ts';

/** From this number of headings on, readers get a list of contents. */
const HEADINGS_MIN = 4;

/** The sections of the contents; none for a short page. */
export function titledOf(sections: readonly Section[]): Section[] {
  const titled = sections.filter(({ title }) => title.trim() !== '');
  return titled.length >= HEADINGS_MIN ? titled : [];
}
