import { LONG_TEXT_MAX } from '#domain/submission/limits.ts';

/**
 * Inserts a snippet into an answer, on a new line if it is at the end.
 * @returns the text and the new caret position
 */
export function insertSnippet(text: string, at: number, snippet: string): { text: string; caret: number } {
  const place = Math.min(Math.max(at, 0), text.length);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const lead = before === '' || /\s$/.test(before) ? '' : after === '' ? '\n' : ' ';
  const trail = after === '' || /^\s/.test(after) ? '' : ' ';
  const whole = `${before}${lead}${snippet}${trail}${after}`;
  if (whole.length > LONG_TEXT_MAX) return { text, caret: place };
  return { text: whole, caret: place + lead.length + snippet.length };
}
