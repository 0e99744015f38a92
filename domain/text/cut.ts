/**
 * The beginning of a text, of at most `max` UTF-16 units, never with half a character at the end: no database
 * accepts half an emoji.
 */
export function cut(text: string, max: number): string {
  const beginning = text.slice(0, max);
  return /[\ud800-\udbff]$/.test(beginning) ? beginning.slice(0, -1) : beginning;
}

/** The beginning of a text, of at most `max` UTF-16 units, that ends with a whole word and an ellipsis if something is left out. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const beginning = cut(text, max);
  const words = /\s/.test(text[beginning.length] ?? '') ? beginning : beginning.replace(/\s+\S*$/, '');
  return `${words.trimEnd().replace(/[,;:]$/, '')}…`;
}

/** The sentences of a text that fit into `max` UTF-16 units; its words where the first sentence is too long. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const beginning = cut(text, max);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => beginning.lastIndexOf(mark)));
  return end > max / 3 ? beginning.slice(0, end + 1) : cutAtWord(text, max - 1);
}

/** The whole text where it fits, else its beginning with an ellipsis. */
export function shortened(text: string, max: number): string {
  return text.length > max ? `${cut(text, max - 1)}…` : text;
}
