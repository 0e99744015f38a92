import { type BackgroundId, type FontColorId, hexOfBackground, hexOfFontColor } from '#domain/case-study/palette.ts';
import { contrast } from '#domain/color/contrast.ts';

/** Minimum contrast of WCAG 2 for body text, and for headings. */
const ANY_SIZE = 4.5;
const HEADINGS = 3;

/** The contrast of a text colour on a background, and what it is sufficient for. */
export function contrastOf(ink: FontColorId, background: BackgroundId): { words: string; isEnough: boolean } {
  const ratio = contrast(hexOfFontColor(ink), hexOfBackground(background));
  const good = ratio >= ANY_SIZE ? 'any size' : ratio >= HEADINGS ? 'headings only' : 'too faint for text';
  // Rounded down, so that 4.46 does not read as 4.5.
  return { words: `Contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, ${good}`, isEnough: ratio >= ANY_SIZE };
}
