import type { Script } from './languages.ts';

/** What readers may need of letters: even, strong strokes; wide openings and no narrow forms; forms without ornament. */
export type Need = 'sturdy' | 'open' | 'plain';

/** A typeface that the installation ships. All are under the SIL Open Font License 1.1. */
export interface Face {
  family: string;
  /** The npm package with its files. */
  package: string;
  stack: string;
  /** What it looks like, in two or three words each. */
  looks: readonly [string, ...string[]];
  scripts: readonly Script[];
  /** The needs that its letters meet. */
  meets: readonly Need[];
  /** The least size at which it may be used. */
  leastPx?: number;
}

const SANS = '"Helvetica Neue", Arial, sans-serif';
const ROUND = '"Trebuchet MS", "Segoe UI", sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';
const NARROW = '"Arial Narrow", "Helvetica Neue", Arial, sans-serif';

const ALL: readonly Need[] = ['sturdy', 'open', 'plain'];

function face(
  family: string,
  looks: Face['looks'],
  fallback: string,
  meets: readonly Need[],
  scripts: readonly Script[],
): Face {
  const name = `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`;
  return { family, package: name, stack: `"${family}", ${fallback}`, looks, meets, scripts: ['latin', ...scripts] };
}

export const faces = {
  inter: face(
    'Inter',
    ['a neutral sans', 'a sans with clear figures'],
    SANS,
    ['sturdy', 'plain'],
    ['vietnamese', 'yoruba', 'akan', 'cyrillic', 'greek'],
  ),
  plex: face('IBM Plex Sans', ['a technical sans', 'a sans for forms and columns'], SANS, ALL, [
    'vietnamese',
    'cyrillic',
    'greek',
  ]),
  figtree: face('Figtree', ['a friendly sans', 'an open sans'], SANS, ALL, []),
  archivo: face(
    'Archivo',
    ['a strong grotesque', 'a heavy sans', 'an even grotesque'],
    SANS,
    ['sturdy', 'plain'],
    ['vietnamese', 'yoruba'],
  ),
  bricolage: face(
    'Bricolage Grotesque',
    ['a grotesque with unusual cuts', 'a lively grotesque'],
    SANS,
    ['sturdy'],
    ['vietnamese'],
  ),
  nunito: face('Nunito', ['a sans with round ends', 'a round sans'], ROUND, ALL, ['vietnamese', 'yoruba', 'cyrillic']),
  baloo: face('Baloo 2', ['a heavy, round face'], ROUND, ['sturdy', 'open'], ['vietnamese', 'yoruba', 'devanagari']),
  cormorant: {
    ...face(
      'Cormorant Garamond',
      ['a fine old-style serif', 'a light bookish serif'],
      SERIF,
      [],
      ['vietnamese', 'yoruba', 'cyrillic'],
    ),
    leastPx: 28,
  },
  fraunces: face('Fraunces', ['a soft serif', 'an old-style serif'], SERIF, [], ['vietnamese', 'yoruba']),
  notoSerif: face('Noto Serif', ['a sturdy serif', 'a plain serif'], SERIF, ALL, [
    'vietnamese',
    'yoruba',
    'akan',
    'cyrillic',
    'greek',
  ]),
  notoSans: face('Noto Sans', ['a plain sans', 'a quiet sans'], SANS, ALL, [
    'vietnamese',
    'yoruba',
    'akan',
    'cyrillic',
    'greek',
    'devanagari',
  ]),
  bitter: face('Bitter', ['a slab serif', 'an even slab serif'], SERIF, ALL, ['vietnamese', 'yoruba', 'cyrillic']),
  oswald: face('Oswald', ['a narrow poster sans', 'a narrow sans'], NARROW, [], ['vietnamese', 'cyrillic']),
  spaceGrotesk: face(
    'Space Grotesk',
    ['an open technical sans', 'a wide technical sans'],
    SANS,
    ['sturdy', 'open'],
    ['vietnamese', 'yoruba'],
  ),
  chakra: face(
    'Chakra Petch',
    ['a sans with square corners', 'a square sans'],
    SANS,
    ['sturdy'],
    ['vietnamese', 'yoruba', 'thai'],
  ),
  vazirmatn: face('Vazirmatn', ['a plain sans for Arabic and Latin letters'], 'Tahoma, Arial, sans-serif', ALL, [
    'arabic',
  ]),
} as const satisfies Record<string, Face>;

/** What a face looks like in this weight; what readers need is said where the face is known for it. */
export function looksOf({ looks }: Face, weight: number, needs: readonly Need[]): string[] {
  const inWeight = looks.filter((look) => weight >= 600 || !/\b(?:heavy|strong)\b/.test(look));
  const asked = inWeight.filter((look) => needs.some((need) => look.includes(need)));
  return [asked, inWeight].find((some) => some.length > 0) ?? [looks[0]];
}
