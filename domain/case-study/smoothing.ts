import type { CaseStudy } from './document.ts';
import { isQuestion } from './for-readers.ts';
import type { Operation } from './operations.ts';
import { plainText, type RichText, richText } from './rich-text.ts';
import { walk } from './tree.ts';

/** A drafted paragraph whose wording may be smoothed: a section's own text or a text block, by its id. */
export interface Paragraph {
  id: string;
  text: string;
}

export const SMOOTHED_AT_ONCE = 20;
export const SMOOTHED_CHARS_MIN = 40;
export const SMOOTHED_CHARS_MAX = 1200;
/** How often one person may ask in a day: each time is a call of the language model. */
export const SMOOTHINGS_A_DAY = 20;

/**
 * Drafted paragraphs that a language model may be shown: plain running text with a source. Lists are records, not prose; what holds an
 * address, a handle or a link could say who somebody is, and stays here.
 */
export function smoothable(document: CaseStudy): Paragraph[] {
  const texts = [...document.sections, ...[...walk(document)].map(({ component }) => component)];
  return texts
    .filter((one) => one.source !== null && one.source.kind !== 'build' && isProse(one.content) && !isQuestion(one))
    .map(({ id, content }) => ({ id, text: plainText(content) }))
    .filter(({ text }) => isFit(text))
    .slice(0, SMOOTHED_AT_ONCE);
}

/** Whether a text is of a length worth smoothing and holds nothing that leads to a person. */
export function isFit(text: string): boolean {
  const { length } = text.trim();
  return length >= SMOOTHED_CHARS_MIN && length <= SMOOTHED_CHARS_MAX && !ADDRESS.test(text) && !PHONE.test(text);
}

/** `@`, web addresses, and what looks like a telephone number. */
const ADDRESS = /@|\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|dev|app)\b/i;
const PHONE = /\+?\d[\d\s()/-]{7,}\d/;

function isProse(content: RichText): boolean {
  return content.every(
    ({ kind, runs }) => kind === 'paragraph' && runs.every(({ bold, italic, href }) => !bold && !italic && !href),
  );
}

/** Words that begin sentences and name nothing. */
const PLACEHOLDERS = new Set(
  `a about after all although an and another any are as at because before both but by can do does each even every few first for from
  had has have he her his how if in instead is it its last later many more most much my next no nobody none not nothing now of on once
  one only or other our over people she since so some still such that the their then there these they this those though to too under
  until was we were what when where which while who why with without yet you your i`.split(/\s+/),
);

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|third|quarter|double|twice|both|neither)\b/gi;
const FIGURES = /\d+(?:[.,:/–-]\d+)*\s?[%‰]?|[€$£¥]/g;
const NEGATIONS = /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|hardly|barely)\b|n[’']t\b/gi;
/** Who did it: “I” that becomes “we” is another story. */
const PERSONS = { I: /\b(?:I|me|my|mine)\b/, we: /\b(?:we|us|our|ours)\b/i, you: /\b(?:you|your|yours)\b/i };
const QUOTED = /[“"«„]([^“”"«»„]+)[”"»“]/g;

const sorted = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)]
    .map(([found]) => found.replace(/\s/g, '').toLowerCase())
    .sort()
    .join(' ');

/**
 * Whether another wording of a paragraph says the same facts, as far as a rule can tell, and it rather refuses too much: every number,
 * name, quotation and negation is there again and none is new, the same people act, and it is about as long. @returns why not, or null.
 */
export function factLost(before: string, after: string): string | null {
  if (sorted(before, FIGURES) !== sorted(after, FIGURES)) return 'a number changed';
  if (sorted(before, NUMBER_WORDS) !== sorted(after, NUMBER_WORDS)) return 'a number changed';
  const quotes = [...before.matchAll(QUOTED)].map(([, words]) => words!);
  const quotesAfter = [...after.matchAll(QUOTED)].map(([, words]) => words!);
  if (quotes.join('\n') !== quotesAfter.join('\n')) return 'a quotation changed';
  if (sorted(before, NEGATIONS) !== sorted(after, NEGATIONS)) return 'a yes or no changed';
  if (Object.values(PERSONS).some((person) => person.test(before) !== person.test(after))) return 'who did it changed';
  if (namesLost(before, after) || namesLost(after, before)) return 'a name changed';
  if (ADDRESS.test(after)) return 'an address was added';
  const ratio = after.length / before.length;
  return ratio < 0.6 || ratio > 1.4 ? 'it became much shorter or longer' : null;
}

/** Whether a word with a capital, at the beginning of a sentence or not, is not in the other text in any writing. */
function namesLost(text: string, other: string): boolean {
  const there = new Set(wordsOf(other).map((word) => word.toLowerCase()));
  return wordsOf(text).some((word) => {
    const low = word.toLowerCase();
    return /\p{Lu}/u.test(word) && !PLACEHOLDERS.has(low) && !there.has(low);
  });
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

/** The edits that put accepted wordings in; a paragraph that was written on in the meantime is left alone. */
export function smoothed(document: CaseStudy, accepted: readonly (Paragraph & { before: string })[]): Operation[] {
  const sections = new Map(document.sections.map((section) => [section.id, section]));
  const components = new Map([...walk(document)].map(({ component }) => [component.id, component]));
  return accepted.flatMap(({ id, text, before }): Operation[] => {
    const to = richText(text);
    const section = sections.get(id);
    if (section && plainText(section.content) === before)
      return [{ kind: 'set-section', id, field: 'content', from: section.content, to }];
    const component = components.get(id);
    if (component && plainText(component.content) === before)
      return [{ kind: 'set-component', id, field: 'content', from: component.content, to }];
    return [];
  });
}
