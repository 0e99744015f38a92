export interface Term {
  word: string;
  means: string;
}

/** A piece of a text; `term` where it is a word of the glossary. */
export interface Piece {
  text: string;
  term?: Term;
}

/** The text in pieces, with the first mention of each word of the glossary on its own. A plural is a mention as well. */
export function mentionsIn(text: string, glossary: readonly Term[]): Piece[] {
  // Longer words first: of "shelf mark" and "shelf", the longer one is meant.
  const terms = [...glossary].sort((a, b) => b.word.length - a.word.length);
  const pattern = terms.map(({ word }) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?`).join('|');
  if (!pattern) return [{ text }];
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'))) {
    const term = terms.find(({ word }) => [word, `${word}s`].some((form) => isSame(form, match[0])))!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
