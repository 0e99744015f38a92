import type { Script } from './languages.ts';

/** A typeface that the installation ships. All are under the SIL Open Font License 1.1. */
export interface Face {
  family: string;
  /** The npm package with its files. */
  package: string;
  stack: string;
  /** What it looks like, to be read after "is" or a comma. */
  look: string;
  scripts: readonly Script[];
  /** The least size at which it may be used. */
  leastPx?: number;
}

const SANS = '"Helvetica Neue", Arial, sans-serif';
const ROUND = '"Trebuchet MS", "Segoe UI", sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';
const NARROW = '"Arial Narrow", "Helvetica Neue", Arial, sans-serif';

function face(family: string, look: string, fallback: string, scripts: readonly Script[]): Face {
  const name = `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`;
  return { family, package: name, stack: `"${family}", ${fallback}`, look, scripts: ['latin', ...scripts] };
}

export const faces = {
  inter: face('Inter', 'a neutral sans with clear figures', SANS, [
    'vietnamese',
    'yoruba',
    'akan',
    'cyrillic',
    'greek',
  ]),
  plex: face('IBM Plex Sans', 'a technical sans that keeps columns in order', SANS, [
    'vietnamese',
    'cyrillic',
    'greek',
  ]),
  figtree: face('Figtree', 'a friendly sans with geometric forms', SANS, []),
  archivo: face('Archivo', 'a strong grotesque', SANS, ['vietnamese', 'yoruba']),
  bricolage: face('Bricolage Grotesque', 'a grotesque with unusual cuts', SANS, ['vietnamese']),
  nunito: face('Nunito', 'a sans with round ends', ROUND, ['vietnamese', 'yoruba', 'cyrillic']),
  baloo: face('Baloo 2', 'a heavy, round face', ROUND, ['vietnamese', 'yoruba', 'devanagari']),
  cormorant: {
    ...face('Cormorant Garamond', 'a fine old-style serif', SERIF, ['vietnamese', 'yoruba', 'cyrillic']),
    leastPx: 28,
  },
  fraunces: face('Fraunces', 'a soft old-style serif', SERIF, ['vietnamese', 'yoruba']),
  notoSerif: face('Noto Serif', 'a sturdy serif', SERIF, ['vietnamese', 'yoruba', 'akan', 'cyrillic', 'greek']),
  notoSans: face('Noto Sans', 'a plain sans that covers many languages', SANS, [
    'vietnamese',
    'yoruba',
    'akan',
    'cyrillic',
    'greek',
    'devanagari',
  ]),
  bitter: face('Bitter', 'a slab serif with even strokes', SERIF, ['vietnamese', 'yoruba', 'cyrillic']),
  oswald: face('Oswald', 'a narrow sans like those on posters', NARROW, ['vietnamese', 'cyrillic']),
  spaceGrotesk: face('Space Grotesk', 'a technical sans with open forms', SANS, ['vietnamese', 'yoruba']),
  chakra: face('Chakra Petch', 'a sans with square corners', SANS, ['vietnamese', 'yoruba', 'thai']),
  vazirmatn: face('Vazirmatn', 'a plain sans for Arabic and Latin letters', 'Tahoma, Arial, sans-serif', ['arabic']),
} as const satisfies Record<string, Face>;
