import type { StyleId } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';
import type { Surface } from '../cases/case.ts';
import type { Temper } from './base/base-set.ts';
import type { Need } from './faces.ts';
import { scriptOf } from './languages.ts';
import { otherPairs, type Pair, pairs } from './pairs.ts';

type Range = readonly [least: number, most: number];

/** px */
export interface Sizes {
  heading: number;
  text: number;
}

const NEEDS: readonly [Need, RegExp][] = [
  // In bright or poor light fine strokes are lost.
  ['sturdy', /\b(?:sturdy|strong|heavy|sun|sunlight|daylight|dark|dim|rain|steam|(?:bad|poor|little) light|lamp)\b/i],
  ['open', /\b(?:open|wide)\b/i],
  ['plain', /\b(?:plain|quiet|calm)\b/i],
];

/** What a line about reading asks of the letters. */
export const needsOf = (reading: string): Need[] => NEEDS.flatMap(([need, says]) => (says.test(reading) ? need : []));

/**
 * One of the style's pairs that cover the languages and whose two faces meet the needs, as far as that can be had. It
 * is of the temper where nothing is needed. @throws when no pair covers the languages
 */
export function drawPair(
  style: StyleId,
  temper: Temper,
  languages: readonly string[],
  random: Random,
  needs: readonly Need[] = [],
): Pair {
  const scripts = languages.map(scriptOf);
  const covers = ({ heading, body }: Pair) =>
    scripts.every((script) => heading.face.scripts.includes(script) && body.face.scripts.includes(script));
  const missing = ({ heading, body }: Pair) =>
    needs.filter((need) => !heading.face.meets.includes(need) || !body.face.meets.includes(need)).length;
  const { calm, lively, [temper]: own } = pairs[style];
  const others = otherPairs.filter(({ styles }) => styles.includes(style)).map(({ pair }) => pair);
  const ofStyle = [...calm, ...lively, ...others];
  const all = [...ofStyle, ...otherPairs.map(({ pair }) => pair)].filter(covers);
  const least = Math.min(...all.map(missing));
  const found = [needs.length === 0 ? own : [], ofStyle, all]
    .map((some) => some.filter((pair) => covers(pair) && missing(pair) === least))
    .find((some) => some.length > 0);
  if (!found) throw new Error(`No pair of typefaces covers ${languages.join(' and ')}`);
  return random.pick(found);
}

const SMALL = { heading: [26, 34], text: [16, 18] } as const;
const sizes: Readonly<Record<Surface['device'], { heading: Range; text: Range }>> = {
  phone: SMALL,
  watch: SMALL,
  paper: SMALL,
  tablet: { heading: [30, 38], text: [17, 20] },
  kiosk: { heading: [30, 38], text: [17, 20] },
  desktop: { heading: [32, 44], text: [16, 18] },
  'wall screen': { heading: [96, 220], text: [48, 60] },
};

/** Letters that are called large, or read from afar, are so on any device. “Large text” is only a setting of a phone. */
const fromAfar: readonly [RegExp, { heading: Range; text: Range }][] = [
  [/\b(?:two|three) metres\b/i, { heading: [46, 58], text: [28, 30] }],
  // More than 36 px leave no room for a translation on a phone.
  [/\b(?:a|one) metre\b|\barm’s length\b|\blarge\b(?! text)/i, { heading: [32, 36], text: [20, 22] }],
];

/** From this age on readers get the largest text of a device. */
const OLD = 65;

/** Headings are at least one and a half times the text. On a dark ground small text would be too thin. */
export function drawSizes(
  { device, reading, oldest = 0 }: { device: Surface['device']; reading: string; oldest?: number },
  pair: Pair,
  isDark: boolean,
  random: Random,
): Sizes {
  const afar = device === 'wall screen' ? undefined : fromAfar.find(([says]) => says.test(reading))?.[1];
  const { heading, text } = afar ?? sizes[device];
  const small = oldest >= OLD ? text[1] : isDark ? Math.max(17, text[0]) : text[0];
  const textPx = random.int(small, text[1]);
  const least = Math.max(heading[0], Math.ceil(textPx * 1.5), pair.heading.face.leastPx ?? 0);
  // Even numbers, as designers enter them.
  return { heading: random.int(least + (least % 2), heading[1], 2), text: textPx };
}
