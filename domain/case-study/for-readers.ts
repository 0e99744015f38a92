import { type BlockItem, blockOf } from './blocks.ts';
import { type CaseStudy, type Component, columnNames, type Section } from './document.ts';
import { plainText } from './rich-text.ts';

/** The beginning of a question where nothing is recorded; the author answers or deletes it. */
export const PROMPT = 'To write: ';

/**
 * The page without the author's private parts: sources of paragraphs, questions without an answer, and blocks in which
 * nothing is filled in. A section with nothing but these is left out, because its heading would have no content.
 */
export function forReaders(document: CaseStudy): CaseStudy {
  const sections = document.sections.flatMap((section) => {
    const read = sectionForReaders(section);
    return holdsUnfinished(section) && isBare(read) ? [] : [read];
  });
  return { ...document, sections };
}

const componentsOf = (section: Section) => columnNames.flatMap((column) => section.children[column]);

function holdsUnfinished(section: Section): boolean {
  return isQuestion(section) || componentsOf(section).some((one) => isQuestion(one) || isEmptyBlock(one));
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
    .filter((component) => !isQuestion(component) && !isEmptyBlock(component))
    .map((component) => ({
      ...component,
      source: null,
      items: itemsForReaders(component),
      children: componentsForReaders(component.children),
    }));
}

/** The lines that say something. The two labels of a before and after keep their sides. */
function itemsForReaders({ templateId, items }: Component): readonly BlockItem[] {
  return templateId === 'before-after' ? items : items.filter(saysSomething);
}

const saysSomething = ({ term, text }: BlockItem): boolean => `${term}${text}`.trim() !== '';

/** Whether a block for design work still is as it was added: no picture, no film, no word. */
export function isEmptyBlock({ templateId, content, caption, imageUrl, pictures, items }: Component): boolean {
  return (
    blockOf(templateId) !== null &&
    imageUrl === '' &&
    pictures.every((picture) => picture.imageUrl === '') &&
    `${plainText(content)}${caption}`.trim() === '' &&
    !items.some(saysSomething)
  );
}

/** Whether a component of the draft is a question without recorded facts. */
export function isQuestion({ content }: Pick<Component, 'content'>): boolean {
  return plainText(content).startsWith(PROMPT);
}
