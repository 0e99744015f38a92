import { hexToOklch } from '../../color/convert.ts';
import type { BriefContent } from '../content.ts';
import { type Failure, noted } from './failure.ts';

/** The angles of OKLCH that a hue word may name; greys and whites have any. */
const HUES: Record<string, readonly [from: number, to: number]> = {
  raspberry: [345, 12],
  crimson: [5, 25],
  pink: [325, 42],
  red: [10, 45],
  orange: [30, 75],
  peach: [35, 82],
  brown: [335, 115],
  beige: [30, 115],
  amber: [55, 90],
  cream: [74, 115],
  yellow: [76, 120],
  green: [100, 175],
  teal: [155, 222],
  cyan: [155, 220],
  petrol: [195, 235],
  blue: [203, 285],
  mauve: [305, 25],
  plum: [310, 30],
  violet: [265, 335],
  purple: [295, 345],
  magenta: [305, 352],
};
const GREYISH = 0.03;
/** Of its lightness: the most chroma of a colour that is called grey-blue or grey-teal. */
const GREY_SHARE = 0.11;

/** M30: the hue and the lightness in a colour's name are those of its value. */
export function checkColorNames({ colors }: BriefContent): Failure[] {
  return colors.flatMap(({ name, hex }) => {
    const { l, c, h } = hexToOklch(hex);
    const hue = Object.keys(HUES).find((word) => new RegExp(`\\b${word}$`, 'i').test(name));
    const isWrongHue = hue && c > GREYISH && !isBetween(h, HUES[hue]!);
    const isDark = /^(?:black|blackish|deep|dark|very dark) \S/i.test(name);
    const isLight = /^(?:pale|white|very light|faint)\b|\bwhite$/i.test(name);
    const isColor = (/\bgrey$/i.test(name) && c > GREYISH) || (/\bgrey-/i.test(name) && c > GREY_SHARE * l);
    if (isWrongHue || isColor || (isDark && l > 0.6) || (isLight && l < 0.75))
      return [noted('M30', `${hex} is not ${name.toLowerCase()}.`)];
    return [];
  });
}

const isBetween = (angle: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? angle >= from && angle <= to : angle >= from || angle <= to;
