/** The text if it is short enough, or its first whole words with an ellipsis. */
export function shorten(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text;
  const cut = text.slice(0, charsMax - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > charsMax / 2 ? end : undefined)}…`;
}
