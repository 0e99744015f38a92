import { hexToOklch, hexToRgb, rgbToLab } from '../color/convert.ts';
import { deltaE } from '../color/difference.ts';
import { hueWord } from '../color/name-color.ts';
import { colorOfItem } from './blocks.ts';
import type { CaseStudy, PageColor } from './document.ts';
import { groundOf } from './look.ts';
import type { Operation } from './operations.ts';
import { type ThemeId, themes } from './themes.ts';
import { walk } from './tree.ts';

/** Below this chroma (Oklch) a colour is grey and no accent. */
const VIVID_FROM = 0.06;
/** Degrees. Two accents are at least this far apart in hue. */
const HUES_APART = 25;
const ACCENTS_MAX = 6;
/** Below this difference (CIEDE2000) two colours pass for one. */
const DIFFERENT_FROM = 3;

/** Accents that the pictures of a design propose, the most common first. `palettes` are hex colours of each picture. */
export function accentsOf(palettes: readonly (readonly string[])[]): string[] {
  const chosen: string[] = [];
  for (const hex of palettes.flat()) {
    const { l, c, h } = hexToOklch(hex);
    const isNew = chosen.every((one) => hueDistance(hexToOklch(one).h, h) >= HUES_APART);
    if (c >= VIVID_FROM && l > 0.25 && l < 0.85 && isNew) chosen.push(hex.toLowerCase());
  }
  return chosen.slice(0, ACCENTS_MAX);
}

const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

export const looksLike = (one: string, other: string): boolean =>
  deltaE(rgbToLab(hexToRgb(one)), rgbToLab(hexToRgb(other))) < DIFFERENT_FROM;

/** The name of an accent in a palette on the page, or else the word of its hue. */
export function nameOfAccent(document: CaseStudy, hex: string): string {
  for (const { component } of walk(document))
    for (const item of component.templateId === 'specimen' ? component.items : []) {
      const color = colorOfItem(item);
      if (color && item.term && looksLike(color, hex)) return item.term;
    }
  const word = hueWord(hexToOklch(hex));
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The page in another theme: its type and ground are the theme's, its accents the given ones. */
export function inTheme(document: CaseStudy, theme: ThemeId, accents: readonly string[]): CaseStudy {
  const colors = document.colors.map((color, at) => withHex(color, accents[at]));
  const ground = groundOf(theme, colors);
  return {
    ...document,
    theme,
    colors: colors.map((color) => (color.name === 'Background' ? { ...color, hex: ground } : color)),
    typography: [themes[theme].heading, themes[theme].body],
  };
}

const withHex = (color: PageColor, hex: string | undefined) =>
  hex && (color.name === 'Primary' || color.name === 'Secondary') ? { ...color, hex } : color;

/** The edits that lead from one to the other; they are one undo step. */
export function themeOperations(from: CaseStudy, to: CaseStudy): Operation[] {
  return [
    { kind: 'set-theme', from: from.theme, to: to.theme },
    ...to.colors.map((color, index): Operation => ({ kind: 'set-color', index, from: from.colors[index]!, to: color })),
    ...to.typography.map(
      (style, index): Operation => ({ kind: 'set-type', index, from: from.typography[index]!, to: style }),
    ),
  ];
}
