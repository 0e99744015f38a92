import { type CaseStudy, CHALLENGE, SOLUTION } from './document.ts';
import { plainText, type RichText } from './rich-text.ts';

const PLACEHOLDERS: readonly string[] = ['', CHALLENGE.content, SOLUTION.content];

/** Whether a text is none yet, or still the one that a new page comes with. */
export function isPlaceholder(content: RichText): boolean {
  return PLACEHOLDERS.includes(plainText(content).trim());
}

/** Whether nothing is on the page below its head: headings may have been changed, but no section says or shows anything yet. */
export function isUnwritten(document: CaseStudy): boolean {
  return document.sections.every(
    ({ content, imageUrl, children }) =>
      isPlaceholder(content) && imageUrl === '' && Object.values(children).every((column) => column.length === 0),
  );
}
