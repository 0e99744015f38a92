import type { Oklch } from '../../color/convert.ts';
import type { Random } from '../../random.ts';
import { greys, type Thing, things, whites } from './things.ts';

/** Below it a colour is grey or white. */
const GREY_CHROMA = 0.02;
/** Above it a white has a tint that people see, so its plain name is that of the tint. */
const WHITE_CHROMA = 0.01;
const TINT_CHROMA = 0.07;
/** Hues that are greyish by themselves, or have no usual name with grey. */
const UNTINTED = new Set(['grey', 'brown', 'crimson', 'red', 'olive', 'mauve', 'plum']);

/** A name that says lightness and hue, different from those in `taken`: "Dark teal", "Leaf green". */
export function nameColor(color: Oklch, taken: ReadonlySet<string>, random: Random): string {
  const hue = hueWord(color);
  const list = hue === 'white' ? whites : hue === 'grey' ? greys : things;
  const known = list.filter((each) => fits(each, color)).map(({ word }) => `${word} ${hue}`);
  const plain = plainNames(color, hue);
  const names = random.chance(0.6) ? [...random.shuffle(known), ...plain] : [...plain, ...random.shuffle(known)];
  return names.find((name) => !taken.has(name))!;
}

/** Lightness and hue without a thing; further names for palettes in which the first is taken. */
function plainNames({ l, c, h }: Oklch, hue: string): string[] {
  if (hue === 'white' && c > WHITE_CHROMA) {
    const tint = hueWord({ l: 0.9, c: TINT_CHROMA, h });
    return [`${capital(tint)} white`, `Pale ${tint} white`, `Light ${tint} white`, `Faint ${tint} white`];
  }
  if (hue === 'white') return ['White', 'Bright white', 'Plain white', 'Clear white'];
  const lightness = lightnessWords(l, c);
  const middle = capital(hue);
  const tinted = c < 0.06 && l < 0.88 && !UNTINTED.has(hue) ? lightness.map((word) => `${word} grey-${hue}`) : [];
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

/** The word of the hue by its angle; brown, grey and white where chroma and lightness make them so. */
export function hueWord({ l, c, h }: Oklch): string {
  if (c < GREY_CHROMA || (c <= 0.03 && l >= 0.945)) return l >= 0.945 ? 'white' : 'grey';
  if (h >= 312 || h < 20) {
    const mauve = dullRed(l, c, h);
    if (mauve) return mauve;
  }
  if (h >= 340 || h < 20) return l < 0.57 ? 'crimson' : 'pink';
  if (h < 35) return brown(l, c, 0.1) ?? 'red';
  if (h < 65) return brown(l, c, 0.14) ?? 'orange';
  if (h < 85) return brown(l, c, 0.14) ?? (l < 0.76 ? 'amber' : 'yellow');
  // A dark yellow is an olive.
  if (h < 110) return l < 0.72 ? 'olive' : 'yellow';
  if (h < 165) return 'green';
  if (h < 205) return l > 0.7 ? 'cyan' : 'teal';
  if (h < 225) return l > 0.68 ? 'blue' : 'petrol';
  if (h < 275) return 'blue';
  if (h < 315) return 'violet';
  return 'magenta';
}

/** Between violet and red, a colour without much strength is no magenta and no crimson. */
function dullRed(l: number, c: number, h: number): string | null {
  if (c >= 0.1 || l >= 0.7) return null;
  if (l >= 0.38) return 'mauve';
  if (h >= 312 && h < 330) return 'violet';
  return h >= 330 || c >= 0.04 ? 'plum' : 'brown';
}

function brown(l: number, c: number, below: number): string | null {
  return l < 0.6 && c < below ? 'brown' : null;
}

export function fits({ h: [from, to], l, c }: Thing, color: Oklch): boolean {
  const inHue = (color.h >= from && color.h <= to) || color.h + 360 <= to;
  return inHue && color.l >= l[0] && color.l <= l[1] && color.c >= c[0] && color.c <= c[1];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
