import { quoted } from '../text/quoted.ts';
import { isSameValue } from '../value/same.ts';
import { blockOf } from './blocks.ts';
import type { CaseStudy, Component, Section } from './document.ts';
import { apply, type Operation, refresh } from './operations.ts';
import { plainText, type RichText } from './rich-text.ts';
import { themes } from './themes.ts';
import { walk } from './tree.ts';

/** The place of one text in a page. */
export type TextSlot =
  | { of: 'page'; field: 'title' | 'description' }
  | { of: 'section'; id: string; field: 'title' | 'content' }
  | { of: 'component'; id: string; field: 'content' | 'caption' };

/** One place where two pages differ, with the content of each in words. */
export interface Difference {
  key: string;
  where: string;
  left: string;
  right: string;
  /** Set for a text that both pages have, so that a person can choose one; null otherwise. */
  slot: TextSlot | null;
}

const NOT_THERE = 'Not there';
const EMPTY = 'Empty';

/**
 * The differences of two pages, in reading order. A section or component that only one page has is one difference,
 * with its text.
 */
export function differences(left: CaseStudy, right: CaseStudy): Difference[] {
  const made: Difference[] = [];
  const note = (key: string, where: string, a: string, b: string, slot: TextSlot | null = null) =>
    made.push({ key, where, left: a, right: b, slot });
  /** When only the formatting differs, both sides say so. */
  const text = (slot: TextSlot, key: string, where: string, a: string | RichText, b: string | RichText) => {
    if (isSameValue(a, b)) return;
    const [one, other] = [wordsOf(a), wordsOf(b)];
    if (one !== other) note(key, where, one || EMPTY, other || EMPTY, slot);
    else note(key, `${where}: bold, italic, links or lists`, one, other, slot);
  };

  text({ of: 'page', field: 'title' }, 'title', 'Title', left.title, right.title);
  text({ of: 'page', field: 'description' }, 'description', 'Description', left.description, right.description);
  for (const [a, b] of pairs(left.sections, right.sections)) {
    const { id, title } = (a ?? b)!;
    const name = nameOf(title);
    if (!a || !b) {
      note(id, title.trim() ? `Section ${name}` : 'An untitled section', wordsOfSection(a), wordsOfSection(b));
      continue;
    }
    text({ of: 'section', id, field: 'title' }, `${id}.title`, `Title of ${name}`, a.title, b.title);
    text({ of: 'section', id, field: 'content' }, `${id}.content`, `Text of ${name}`, a.content, b.content);
    if (!isSameValue(lookOf(a), lookOf(b))) note(`${id}.look`, `Look of ${name}`, wordsOfLook(a), wordsOfLook(b));
  }
  const homes = [new Set(left.sections.map(({ id }) => id)), new Set(right.sections.map(({ id }) => id))];
  for (const [a, b] of pairs(standing(left), standing(right))) {
    const { id, component, section } = (a ?? b)!;
    const where = `${wordFor(component)} in ${nameOf(section.title)}`;
    if (!a || !b) {
      // A component of an added or removed section is part of that section's difference.
      if (homes.every((home) => home.has(section.id)))
        note(id, where, a ? wordsOfComponent(a.component) : NOT_THERE, b ? wordsOfComponent(b.component) : NOT_THERE);
      continue;
    }
    const [one, other] = [a.component, b.component];
    text({ of: 'component', id, field: 'content' }, `${id}.content`, where, one.content, other.content);
    text(
      { of: 'component', id, field: 'caption' },
      `${id}.caption`,
      `Caption in ${nameOf(section.title)}`,
      one.caption,
      other.caption,
    );
    if (one.imageUrl !== other.imageUrl)
      note(`${id}.picture`, `Picture in ${nameOf(section.title)}`, pictureWords(one), pictureWords(other));
    if (!isSameValue(fieldsOf(one), fieldsOf(other)))
      note(`${id}.block`, where, wordsOfBlock(one) || EMPTY, wordsOfBlock(other) || EMPTY);
    if (one.fontColor !== other.fontColor)
      note(`${id}.ink`, `Text colour in ${nameOf(section.title)}`, one.fontColor, other.fontColor);
    if (a.home !== b.home)
      note(
        `${id}@`,
        `Place of ${quoted(wordsOfComponent(one).slice(0, 60))}`,
        nameOf(a.section.title),
        nameOf(b.section.title),
      );
  }
  const orders = [orderOf(left, homes[1]!), orderOf(right, homes[0]!)] as const;
  if (orders[0].ids !== orders[1].ids) note('order', 'Order of the sections', orders[0].words, orders[1].words);
  const look = ({ theme, colors, typography }: CaseStudy) => [theme, colors, typography];
  if (!isSameValue(look(left), look(right)))
    note('look', 'Theme, colours and type', wordsOfColors(left), wordsOfColors(right));
  return made;
}

/** The page with one of its texts replaced by that of another page; unchanged where either has no such text. */
export function withTextOf(document: CaseStudy, other: CaseStudy, slot: TextSlot): CaseStudy {
  const operation = operationFor(document, other, slot);
  return operation ? apply(document, refresh(document, operation)) : document;
}

function operationFor(document: CaseStudy, other: CaseStudy, slot: TextSlot): Operation | null {
  if (slot.of === 'page')
    return { kind: 'set-page', field: slot.field, from: document[slot.field], to: other[slot.field] };
  const { id } = slot;
  if (slot.of === 'section') {
    const [from, to] = [document, other].map(({ sections }) => sections.find((one) => one.id === id)?.[slot.field]);
    if (from === undefined || to === undefined) return null;
    return { kind: 'set-section', id, field: slot.field, from, to } as Operation;
  }
  const [from, to] = [document, other].map((one) => standing(one).find((at) => at.id === id)?.component[slot.field]);
  if (from === undefined || to === undefined) return null;
  return { kind: 'set-component', id, field: slot.field, from, to } as Operation;
}

/** Items paired by id, in the order of the first list, then those that only the second one has. */
function pairs<Of extends { id: string }>(left: readonly Of[], right: readonly Of[]): [Of | null, Of | null][] {
  const others = new Map(right.map((one) => [one.id, one]));
  const known = new Set(left.map(({ id }) => id));
  return [
    ...left.map((one): [Of, Of | null] => [one, others.get(one.id) ?? null]),
    ...right.filter(({ id }) => !known.has(id)).map((one): [null, Of] => [null, one]),
  ];
}

function standing(document: CaseStudy) {
  return [...walk(document)].map(({ component, place: { parent }, section }) => {
    const home = 'container' in parent ? parent.container : `${parent.section}/${parent.column}`;
    return { id: component.id, component, section, home };
  });
}

function orderOf({ sections }: CaseStudy, there: ReadonlySet<string>) {
  const both = sections.filter(({ id }) => there.has(id));
  return { ids: both.map(({ id }) => id).join(' '), words: both.map(({ title }) => nameOf(title)).join(', ') };
}

const nameOf = (title: string) => title.trim() || 'an untitled section';
const wordsOf = (text: string | RichText) => (typeof text === 'string' ? text : plainText(text)).trim();
const pictureWords = ({ imageUrl, caption }: Component) =>
  imageUrl ? caption || 'A picture without a caption' : 'No picture';

function wordsOfSection(section: Section | null): string {
  if (!section) return NOT_THERE;
  const inside = Object.values(section.children).flat().map(wordsOfComponent);
  return [wordsOf(section.content), ...inside].filter(Boolean).join('\n') || EMPTY;
}

function wordsOfComponent(component: Component): string {
  const { templateId, content, children } = component;
  if (templateId === 'image-block') return pictureWords(component);
  if (templateId === 'container') return children.map(wordsOfComponent).join('\n') || EMPTY;
  return [wordsOf(content), wordsOfBlock(component)].filter(Boolean).join('\n') || EMPTY;
}

const wordFor = ({ templateId }: Component) =>
  templateId === 'text-block' ? 'Text' : (blockOf(templateId)?.name ?? 'Picture or container');

const fieldsOf = ({ pictures, items, device, mat }: Component) => [pictures, items, device, mat];

function wordsOfBlock({ pictures, items, device, mat }: Component): string {
  const shown = pictures.map(
    ({ imageUrl, alt }) => alt || (imageUrl ? 'A picture without a description' : 'No picture'),
  );
  const lines = items.map(({ term, text, state }) => [term, text, state].filter(Boolean).join(': '));
  const look = [device === 'none' ? '' : device, mat === 0 ? '' : `mat ${mat}`];
  return [...shown, ...lines, ...look].filter(Boolean).join('\n');
}

const lookOf = ({ templateId, backgroundColor, fontColor, hasPattern, decorativeElement, imageUrl }: Section) => [
  templateId,
  backgroundColor.replace(/^bg-/, 'background '),
  fontColor.replace(/^text-/, 'text '),
  hasPattern ? 'pattern' : 'no pattern',
  decorativeElement === 'none' ? 'no decoration' : decorativeElement,
  imageUrl,
];

function wordsOfLook(section: Section): string {
  const [layout, ...rest] = lookOf(section);
  return [layout, ...rest.slice(0, -1), section.imageUrl && 'with a picture'].filter(Boolean).join(', ');
}

function wordsOfColors({ theme, colors, typography }: CaseStudy): string {
  const types = typography.map(({ name, family, weight, size }) => `${name} ${family} ${weight}, ${size} px`);
  return [themes[theme].name, ...colors.map(({ name, hex }) => `${name} ${hex}`), ...types].join('; ');
}
