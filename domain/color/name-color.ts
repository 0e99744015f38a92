import type { Random } from '../random.ts';
import { blacks, greys, type Thing, things, whites } from './colored-things.ts';
import type { Oklch } from './convert.ts';

/** Above it a white has a tint that people see, so its plain name is that of the tint. */
const WHITE_CHROMA = 0.01;
const TINT_CHROMA = 0.03;
/** The share of its lightness below which a chroma is greyish. A dark teal has little chroma and is no grey. */
const GREYISH = 0.1;
const GREYISH_MOST = 0.05;
/** Hues that are greyish by themselves, or have no usual name with grey. */
const TINTED = new Set(['green', 'teal', 'cyan', 'petrol', 'blue', 'violet', 'purple', 'magenta', 'pink']);

/** A name that says lightness and hue, different from those in `taken`: "Dark teal", "Leaf green". */
export function nameColor(color: Oklch, taken: ReadonlySet<string>, random: Random): string {
  const hue = hueWord(color);
  const list = { white: whites, grey: greys, black: blacks }[hue] ?? things;
  const known = list.filter((each) => fits(each, color)).map(({ word }) => `${word} ${hue}`);
  const plain = plainNames(color, hue);
  const names = random.chance(0.6) ? [...random.shuffle(known), ...plain] : [...plain, ...random.shuffle(known)];
  return names.find((name) => !taken.has(name)) ?? names[0]!;
}

/** Lightness and hue without a thing; further names for palettes in which the first is taken. */
function plainNames({ l, c, h }: Oklch, hue: string): string[] {
  if (hue === 'white' && c > WHITE_CHROMA) {
    const tint = hueWord({ l: 0.9, c: TINT_CHROMA, h });
    return [`${capital(tint)} white`, `Pale ${tint} white`, `Light ${tint} white`, `Faint ${tint} white`];
  }
  if (hue === 'white' && l < 0.97) return ['Off-white', 'Soft white', 'Greyish white'];
  if (hue === 'white') return ['White', 'Plain white', 'Clear white', 'Simple white'];
  if (hue === 'black') return ['Near-black', 'Soft black', 'Greyish black'];
  const lightness = lightnessWords(l, c);
  const middle = capital(hue);
  const tinted =
    c < Math.min(GREYISH * l, GREYISH_MOST) && l < 0.88 && TINTED.has(hue)
      ? lightness.map((word) => `${word} grey-${hue}`)
      : [];
  return [...tinted, ...lightness.map((word) => (word === '' ? middle : `${word} ${hue}`))];
}

function lightnessWords(l: number, c: number): readonly string[] {
  if (l < 0.24) return ['Blackish', 'Very dark', 'Near-black'];
  if (l < 0.36) return ['Deep', 'Very dark', 'Rather dark'];
  if (l < 0.5) return ['Dark', 'Deep', 'Rather dark'];
  if (l < 0.68) return ['Mid', 'Medium', 'Middle'];
  if (l < 0.88) return c >= 0.12 ? ['Bright', 'Light', 'Rather light'] : ['Soft', 'Light', 'Rather light'];
  return ['Pale', 'Very light', 'Faint'];
}

/** The word of the hue by its angle; black, grey, white, brown and pale words where chroma and lightness make them so. */
export function hueWord({ l, c, h }: Oklch): string {
  if (isNeutral(l, c)) return l >= 0.945 ? 'white' : l < 0.24 ? 'black' : 'grey';
  if (l >= 0.84) return paleWord(c, h);
  if (h >= 312 || h < 20) return reddish(l, c, h);
  if (h < 35) return brown(l, c, 0.1) ?? (l >= 0.7 && c < 0.14 ? 'pink' : 'red');
  if (h < 85) return brown(l, c, 0.14) ?? (c < 0.07 ? 'beige' : yellowish(l, h));
  if (h < 110) return c < 0.07 && l >= 0.6 ? 'beige' : yellowish(l, h);
  return cool(l, h);
}

/** Few see a tint in middle greys, more in dark ones, and most in pale ones. */
function isNeutral(l: number, c: number): boolean {
  return c < (l >= 0.84 ? 0.011 : l >= 0.3 ? 0.03 : 0.02) || (c <= 0.03 && l >= 0.945);
}

function paleWord(c: number, h: number): string {
  if (h >= 330 || h < 40) return 'pink';
  if (h < 78) return c < 0.02 ? 'beige' : c < 0.12 ? 'peach' : yellowish(0.84, h);
  if (h < 110) return c < 0.045 ? 'cream' : 'yellow';
  return h >= 312 ? 'violet' : cool(0.84, h);
}

function cool(l: number, h: number): string {
  if (h < 165) return 'green';
  if (h < 205) return l > 0.7 ? 'cyan' : 'teal';
  if (h < 220 && l <= 0.7) return l > 0.5 ? 'teal' : 'petrol';
  if (h < 225 && l <= 0.5) return 'petrol';
  if (h < 280) return 'blue';
  return h >= 305 && l < 0.55 ? 'purple' : 'violet';
}

function yellowish(l: number, h: number): string {
  if (h < 65) return 'orange';
  if (h < 80) return 'amber';
  // A dark yellow is an olive.
  return l >= 0.72 ? 'yellow' : h < 85 ? 'amber' : 'olive';
}

/** From magenta to red. Without much strength a colour there is a mauve or a plum. */
function reddish(l: number, c: number, h: number): string {
  if (c < 0.1 && l < 0.7) {
    if (l >= 0.38) return 'mauve';
    if (h >= 312 && h < 330) return 'violet';
    return h >= 330 || c >= 0.04 ? 'plum' : 'brown';
  }
  if (l >= 0.75) return 'pink';
  if (h >= 312 && h < 350) return l < 0.55 && h < 335 ? 'purple' : 'magenta';
  if (l >= 0.57) return 'pink';
  return h >= 350 || h < 8 ? 'raspberry' : 'crimson';
}

function brown(l: number, c: number, below: number): string | null {
  return (l < 0.6 && c < below) || (l < 0.72 && c < 0.09 && c >= 0.07) ? 'brown' : null;
}

export function fits({ h: [from, to], l, c }: Thing, color: Oklch): boolean {
  const inHue = (color.h >= from && color.h <= to) || color.h + 360 <= to;
  return inHue && color.l >= l[0] && color.l <= l[1] && color.c >= c[0] && color.c <= c[1];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
