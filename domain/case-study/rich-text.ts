/** A stretch of text in one dress. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** http(s) or mailto; nothing else is kept. */
  href?: string;
}

/** A paragraph, or one line of a list; neighbouring lines of one kind are one list. */
export interface Block {
  kind: 'paragraph' | 'bullet' | 'number';
  runs: readonly Run[];
}

/** What a text block holds: no markup, so nothing has to be trusted when it is drawn. */
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

/** The words alone, a line for each block. */
export function plainText(text: RichText): string {
  return text.map((block) => block.runs.map((run) => run.text).join('')).join('\n');
}

export function isEmptyText(text: RichText): boolean {
  return plainText(text).trim() === '';
}

export interface List {
  kind: 'paragraph' | 'bullet' | 'number';
  blocks: readonly Block[];
}

/** Neighbouring blocks of one kind together, as they are drawn: a list is one element. Paragraphs stay single. */
export function groups(text: RichText): List[] {
  const made: { kind: Block['kind']; blocks: Block[] }[] = [];
  for (const block of text) {
    const last = made.at(-1);
    if (last && last.kind === block.kind && block.kind !== 'paragraph') last.blocks.push(block);
    else made.push({ kind: block.kind, blocks: [block] });
  }
  return made;
}
