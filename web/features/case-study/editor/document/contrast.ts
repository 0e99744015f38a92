import { type Tones, tonesOf } from '#domain/case-study/look.ts';
import { type BackgroundId, backgrounds, type FontColorId, fontColors } from '#domain/case-study/palette.ts';
import { contrast } from '#domain/color/contrast.ts';

/** Minimum contrast of WCAG 2 for body text, and for headings. */
const ANY_SIZE = 4.5;
const HEADINGS = 3;

type Look = Parameters<typeof tonesOf>[0];

/** The contrast of a text colour on a background of a page, by day or by night, whichever is less, and what it is enough for. */
export function contrastOnPage(
  look: Look,
  ink: FontColorId,
  background: BackgroundId,
): { words: string; isEnough: boolean } {
  const { day, night } = tonesOf(look);
  const byDay = contrast(inkOf(ink, day, 'hex'), groundOf(background, day, 'hex'));
  const byNight = contrast(inkOf(ink, night, 'dark'), groundOf(background, night, 'dark'));
  const ratio = Math.min(byDay, byNight);
  const good = ratio >= ANY_SIZE ? 'any size' : ratio >= HEADINGS ? 'headings only' : 'too faint for text';
  // Rounded down, so that 4.46 does not read as 4.5.
  return { words: `Contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, ${good}`, isEnough: ratio >= ANY_SIZE };
}

function groundOf(id: BackgroundId, { ground, raised }: Tones, mode: 'hex' | 'dark'): string {
  if (id === 'bg-white') return ground;
  return (id !== 'bg-gray-50' && backgrounds.find((one) => one.id === id)?.[mode]) || raised;
}

function inkOf(id: FontColorId, { ink }: Tones, mode: 'hex' | 'dark'): string {
  return (id !== 'text-gray-800' && fontColors.find((one) => one.id === id)?.[mode]) || ink;
}
