import { type CaseStudy, type Component, columnNames, type Section } from './document.ts';
import { plainText } from './rich-text.ts';

/** How a slot begins that nothing is recorded for: the person writes it, or deletes it. */
export const PROMPT = 'To write: ';

/**
 * The page without what is its author's alone: where each paragraph comes from, and questions that nobody has answered yet. A
 * section that held nothing but questions is left out whole: its heading would stand over nothing.
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

/** A slot of a draft from evidence that nothing was recorded for. */
export function isQuestion({ content }: Pick<Component, 'content'>): boolean {
  return plainText(content).startsWith(PROMPT);
}
