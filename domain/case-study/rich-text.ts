import { thousands } from '../value/thousands.ts';
import { BLOCKS_MAX, RICH_TEXT_MAX } from './limits.ts';

/** A piece of text with one formatting. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** http(s) or mailto; other links are dropped. */
  href?: string;
}

/** A paragraph or one list item; neighbouring items of one kind form one list. */
export interface Block {
  kind: 'paragraph' | 'bullet' | 'number';
  runs: readonly Run[];
}

/** The content of a text block: there is no markup, so rendering it is safe. */
export type RichText = readonly Block[];

export const blockKinds = ['paragraph', 'bullet', 'number'] as const;

/** Links that a reader may follow. */
export function isSafeHref(href: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(href) && href.length <= 2000;
}

/** Plain text as rich text: each line a paragraph. */
export function richText(plain: string): RichText {
  return plain === '' ? [] : plain.split(/\r?\n/).map((line) => ({ kind: 'paragraph', runs: runsOf(line) }));
}

function runsOf(line: string): Run[] {
  return line === '' ? [] : [{ text: line }];
}

/** The plain words, one line per block. */
export function plainText(text: RichText): string {
  return text.map((block) => block.runs.map((run) => run.text).join('')).join('\n');
}

export function charactersOf(text: RichText): number {
  return text.reduce((sum, { runs }) => runs.reduce((inner, run) => inner + run.text.length, sum), 0);
}

/** Why a text is too long to be saved; null if it is not. */
export function whyTooLong(text: RichText): string | null {
  if (charactersOf(text) > RICH_TEXT_MAX) return tooLongWords.characters;
  return text.length > BLOCKS_MAX ? tooLongWords.blocks : null;
}

export const tooLongWords = {
  characters: `A text may have ${thousands(RICH_TEXT_MAX)} characters at most. Move a part to another block`,
  blocks: `A text may have ${BLOCKS_MAX} paragraphs and list items at most. Move some to another block`,
};

export function isEmptyText(text: RichText): boolean {
  return plainText(text).trim() === '';
}

export interface List {
  kind: 'paragraph' | 'bullet' | 'number';
  blocks: readonly Block[];
}

/** Neighbouring blocks of one kind, grouped for rendering: a list is one element, paragraphs stay single. */
export function groups(text: RichText): List[] {
  const made: { kind: Block['kind']; blocks: Block[] }[] = [];
  for (const block of text) {
    const last = made.at(-1);
    if (last && last.kind === block.kind && block.kind !== 'paragraph') last.blocks.push(block);
    else made.push({ kind: block.kind, blocks: [block] });
  }
  return made;
}
