/** The average width of a letter, in em; bold fonts and slabs are wider. */
const LETTER = 0.53;
const HEAVY_LETTER = 0.6;
const HEAVY_FROM = 600;

/**
 * Breaks a text into lines, because SVG does not. Widths are estimated from the number of letters, because the device's
 * font is unknown; a word longer than the line stands alone.
 */
export function setLines(
  text: string,
  { sizePx, weight, widthPx }: { sizePx: number; weight: number; widthPx: number },
) {
  const perLine = widthPx / (sizePx * (weight >= HEAVY_FROM ? HEAVY_LETTER : LETTER));
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
