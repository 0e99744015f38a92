import { type CaseStudy, type Component, columnNames, type Section } from './document.ts';
import { plainText } from './rich-text.ts';

/** The beginning of a question where nothing is recorded; the author answers or deletes it. */
export const PROMPT = 'To write: ';

/**
 * The page without the author's private parts: sources of paragraphs, and questions without an answer. A section
 * with nothing but questions is left out, because its heading would have no content.
 */
export function forReaders(document: CaseStudy): CaseStudy {
  const sections = document.sections.flatMap((section) => {
    const read = sectionForReaders(section);
    return holdsQuestions(section) && isBare(read) ? [] : [read];
  });
  return { ...document, sections };
}

const componentsOf = (section: Section) => columnNames.flatMap((column) => section.children[column]);

function holdsQuestions(section: Section): boolean {
  return isQuestion(section) || componentsOf(section).some(isQuestion);
}

function isBare(section: Section): boolean {
  return section.imageUrl === '' && plainText(section.content).trim() === '' && componentsOf(section).length === 0;
}

function sectionForReaders(section: Section): Section {
  const children = { ...section.children };
  for (const column of columnNames) children[column] = componentsForReaders(section.children[column]);
  return { ...section, children, source: null, content: isQuestion(section) ? [] : section.content };
}

function componentsForReaders(components: readonly Component[]): Component[] {
  return components
    .filter((component) => !isQuestion(component))
    .map((component) => ({ ...component, source: null, children: componentsForReaders(component.children) }));
}

/** Whether a component of the draft is a question without recorded facts. */
export function isQuestion({ content }: Pick<Component, 'content'>): boolean {
  return plainText(content).startsWith(PROMPT);
}
