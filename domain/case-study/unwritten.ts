import { type CaseStudy, CHALLENGE, SOLUTION } from './document.ts';
import { plainText } from './rich-text.ts';

const BEGINNINGS: readonly string[] = ['', CHALLENGE.content, SOLUTION.content];

/** Whether nothing is on the page below its head: headings may have been changed, but no section says or shows anything yet. */
export function isUnwritten(document: CaseStudy): boolean {
  return document.sections.every(
    ({ content, imageUrl, children }) =>
      BEGINNINGS.includes(plainText(content).trim()) &&
      imageUrl === '' &&
      Object.values(children).every((column) => column.length === 0),
  );
}
