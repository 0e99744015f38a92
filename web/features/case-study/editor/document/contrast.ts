import { type BackgroundId, type FontColorId, hexOfBackground, hexOfFontColor } from '#domain/case-study/palette.ts';
import { contrast } from '#domain/color/contrast.ts';

/** What WCAG 2 asks of running text, and of headings. */
const ANY_SIZE = 4.5;
const HEADINGS = 3;

/** The ratio of a text colour on a background, and what it is good for. */
export function contrastOf(ink: FontColorId, background: BackgroundId): { words: string; isEnough: boolean } {
  const ratio = contrast(hexOfFontColor(ink), hexOfBackground(background));
  const good = ratio >= ANY_SIZE ? 'any size' : ratio >= HEADINGS ? 'headings only' : 'too little to read';
  // Rounded down: 4.46 is not 4.5.
  return { words: `Contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, ${good}`, isEnough: ratio >= ANY_SIZE };
}
