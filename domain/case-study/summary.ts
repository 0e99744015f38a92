import { type CaseStudy, CHALLENGE, DEFAULT_DESCRIPTION, DEFAULT_TITLE, SOLUTION } from './document.ts';
import { isEmptyBlock, isQuestion } from './for-readers.ts';
import { plainText } from './rich-text.ts';
import { walk } from './tree.ts';

const WORDS_A_MINUTE = 200;

/** How long a page is: its sections, its pictures, and minutes of reading, at least one. */
export function summaryOf(document: CaseStudy): { sections: number; pictures: number; words: number; minutes: number } {
  const components = [...walk(document)].map(({ component }) => component);
  const addresses = [...document.sections, ...components, ...components.flatMap((one) => one.pictures)]
    .map(({ imageUrl }) => imageUrl)
    .filter(Boolean);
  const texts = [
    document.description,
    ...document.sections.flatMap(({ title, content }) => [title, plainText(content)]),
    ...components.flatMap(({ content, caption }) => [plainText(content), caption]),
    ...components.flatMap(({ items }) => items.flatMap(({ term, text }) => [term, text])),
  ];
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return {
    sections: document.sections.length,
    pictures: addresses.length,
    words,
    minutes: Math.max(Math.round(words / WORDS_A_MINUTE), 1),
  };
}

/** The pictures that are shown and not described in words: a picture of a section has its title, a picture block its caption. */
export function picturesWithoutWords(document: CaseStudy): number {
  const blocks = [...walk(document)].map(({ component }) => component);
  const bare = blocks.filter(
    ({ templateId, imageUrl, caption }) => templateId === 'image-block' && imageUrl && !caption.trim(),
  );
  const shown = blocks.flatMap(({ pictures }) => pictures).filter(({ imageUrl, alt }) => imageUrl && !alt.trim());
  const sections = document.sections.filter(({ imageUrl, title }) => imageUrl && !title.trim());
  return bare.length + shown.length + sections.length;
}

/** What still says what it said at the beginning, by name: readers would see it like that. */
export function placeholdersLeft(document: CaseStudy): string[] {
  const left: string[] = [];
  if (document.title.trim() === '' || document.title === DEFAULT_TITLE) left.push('the title');
  if (document.description === DEFAULT_DESCRIPTION) left.push('the description');
  for (const { title, content } of document.sections) {
    const text = plainText(content).trim();
    if (text === CHALLENGE.content || text === SOLUTION.content) left.push(title.trim() || 'a section');
  }
  if (hasBareImage(document)) left.push('an image without a picture');
  return left;
}

/** Readers see a grey stand-in where a picture was meant to be. */
function hasBareImage(document: CaseStudy): boolean {
  const isBare = ({ templateId, imageUrl }: { templateId: string; imageUrl: string }) =>
    imageUrl === '' && (templateId === 'image-block' || templateId === 'image-text');
  return (
    document.sections.some(isBare) ||
    [...walk(document)].some(
      ({ component }) => isBare(component) || component.pictures.some(({ imageUrl }) => imageUrl === ''),
    )
  );
}

/** Questions of a draft from evidence that nobody has answered: readers see neither them nor a section that holds nothing else. */
export function questionsLeft(document: CaseStudy): number {
  return [...document.sections, ...[...walk(document)].map(({ component }) => component)].filter(isQuestion).length;
}

/** Blocks in which nothing is filled in: readers do not see them. */
export function emptyBlocksLeft(document: CaseStudy): number {
  return [...walk(document)].filter(({ component }) => isEmptyBlock(component)).length;
}
