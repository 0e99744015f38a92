/** The average width of a letter, in em; bold fonts and slabs are wider. */
const CHARACTER_EM = 0.53;
const BOLD_CHARACTER_EM = 0.6;
const BOLD_FROM = 600;

/**
 * Breaks a text into lines, because SVG does not. Widths are estimated from the number of letters, because the device's
 * font is unknown; a word longer than the line stands alone.
 */
export function breakLines(
  text: string,
  { sizePx, weight, widthPx }: { sizePx: number; weight: number; widthPx: number },
) {
  const perLine = widthPx / (sizePx * (weight >= BOLD_FROM ? BOLD_CHARACTER_EM : CHARACTER_EM));
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
