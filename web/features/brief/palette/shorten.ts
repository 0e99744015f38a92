/** The text if it is short enough, or its first whole words with an ellipsis. */
export function shorten(text: string, lettersMax: number): string {
  if (text.length <= lettersMax) return text;
  const cut = text.slice(0, lettersMax - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > lettersMax / 2 ? end : undefined)}…`;
}
