import type { TypeStyle } from './document.ts';
import type { FontFamily } from './palette.ts';

export const themeIds = ['plain', 'broadsheet', 'ledger', 'gallery', 'field', 'signal'] as const;
export type ThemeId = (typeof themeIds)[number];

/** A ground in Oklch. Without a hue of its own, it has that of one of the page's colours. */
export interface Ground {
  l: number;
  c: number;
  h?: number;
}

/** The parts of a theme that are values. Its grid, rhythm and treatment of pictures are in its style sheet. */
export interface Theme {
  name: string;
  about: string;
  /** The colour whose hue the ground has. */
  hueOf: 'Primary' | 'Secondary';
  /** A proposal: choosing the theme writes it into the page. */
  light: Ground;
  /** Computed anew at each reading, so a change changes all pages. */
  dark: Ground;
  /** How much of a page's colour a mat has, 0 to 1. */
  matMix: number;
  heading: TypeStyle;
  body: TypeStyle;
}

const heading = (family: FontFamily, weight: number, size: number, lineHeight: number): TypeStyle => ({
  name: 'Heading 1',
  family,
  weight,
  size,
  lineHeight,
});
const body = (family: FontFamily, size: number, lineHeight: number): TypeStyle => ({
  name: 'Body',
  family,
  weight: 400,
  size,
  lineHeight,
});

export const themes: Readonly<Record<ThemeId, Theme>> = {
  plain: {
    name: 'Plain',
    about: 'White sections, one sans serif.',
    hueOf: 'Primary',
    light: { l: 0.985, c: 0.003 },
    dark: { l: 0.17, c: 0.004 },
    matMix: 0.6,
    heading: heading('Inter', 700, 48, 1.2),
    body: body('Inter', 16, 1.5),
  },
  broadsheet: {
    name: 'Broadsheet',
    about: 'Centred like a newspaper: serif headings, double rules, a large first letter.',
    hueOf: 'Primary',
    light: { l: 0.966, c: 0.017, h: 80 },
    dark: { l: 0.195, c: 0.01 },
    matMix: 0.2,
    heading: heading('Newsreader Display', 500, 148, 0.95),
    body: body('Newsreader', 20, 1.5),
  },
  ledger: {
    name: 'Ledger',
    about: 'Headings in the margin, a rule above each section, figures in a monospaced face.',
    hueOf: 'Primary',
    light: { l: 0.985, c: 0.003 },
    dark: { l: 0.17, c: 0.006 },
    matMix: 0.12,
    heading: heading('Besley', 600, 88, 1.05),
    body: body('Schibsted Grotesk', 18, 1.6),
  },
  gallery: {
    name: 'Gallery',
    about: 'White rooms: a large light sans serif, pictures on wide pale mats with a soft shadow.',
    hueOf: 'Primary',
    light: { l: 1, c: 0 },
    dark: { l: 0.155, c: 0.004 },
    matMix: 0.06,
    heading: heading('Hanken Grotesk', 300, 124, 1),
    body: body('Source Serif 4', 19, 1.6),
  },
  field: {
    name: 'Field',
    about: 'A guide on tinted paper: text left, pictures right, devices with thick frames.',
    hueOf: 'Secondary',
    light: { l: 0.944, c: 0.014 },
    dark: { l: 0.215, c: 0.014 },
    matMix: 0.34,
    heading: heading('Bricolage Grotesque', 700, 128, 0.95),
    body: body('Literata', 18, 1.65),
  },
  signal: {
    name: 'Signal',
    about: 'A poster: one colour to the edges, narrow black headings, square pictures.',
    hueOf: 'Primary',
    light: { l: 0.985, c: 0.004 },
    dark: { l: 0.15, c: 0.006 },
    matMix: 1,
    heading: heading('Archivo', 800, 240, 0.9),
    body: body('Archivo', 19, 1.55),
  },
};
