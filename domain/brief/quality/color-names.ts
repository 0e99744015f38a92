import { hexToOklch } from '../../color/convert.ts';
import type { BriefContent } from '../content.ts';
import { type Failure, noted } from './failure.ts';

/** The angles of OKLCH that a hue word may name; greys and whites have any. */
const HUES: Record<string, readonly [from: number, to: number]> = {
  crimson: [335, 25],
  pink: [335, 25],
  red: [10, 45],
  orange: [30, 75],
  brown: [335, 115],
  amber: [55, 115],
  yellow: [60, 120],
  green: [100, 175],
  teal: [155, 215],
  cyan: [155, 220],
  petrol: [195, 235],
  blue: [203, 285],
  mauve: [305, 25],
  plum: [310, 30],
  violet: [265, 335],
  magenta: [305, 350],
};
const GREYISH = 0.03;

/** M30: the hue and the lightness in a colour's name are those of its value. */
export function checkColorNames({ colors }: BriefContent): Failure[] {
  return colors.flatMap(({ name, hex }) => {
    const { l, c, h } = hexToOklch(hex);
    const hue = Object.keys(HUES).find((word) => new RegExp(`\\b${word}$`, 'i').test(name));
    const isWrongHue = hue && c > GREYISH && !isBetween(h, HUES[hue]!);
    const isDark = /^(?:black|blackish|deep|dark|very dark) \S/i.test(name);
    const isLight = /^(?:pale|white|very light|faint)\b|\bwhite$/i.test(name);
    if (isWrongHue || (isDark && l > 0.6) || (isLight && l < 0.75))
      return [noted('M30', `${hex} is not ${name.toLowerCase()}.`)];
    return [];
  });
}

const isBetween = (angle: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? angle >= from && angle <= to : angle >= from || angle <= to;
