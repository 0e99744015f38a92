import type { StyleId } from '../../catalog/styles.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { baseSets } from './base/all.ts';
import type { BaseSet } from './base/base-set.ts';
import { APART_AT_BEST, apartOf, brokenLimit, type Palette } from './limits.ts';
import { chooseSignals } from './signals.ts';
import { type Ground, hueDistance, type StyleRule, styleRules } from './style-rules.ts';
import { paletteOf, TURN_MAX, vary } from './vary.ts';

const TRIES = 60;
/** Of the sets whose action is near the wanted hue. */
const NEAREST = 3;
/** Degrees: two greens would be taken for each other, and two reds. */
const ACCENT_TO_SIGNAL = 40;
/** Degrees: what a person must see is not green, as green says that all is well. */
const GREENS = [100, 175] as const;

export interface DrawnPalette {
  base: BaseSet;
  colors: Palette;
}

interface Wanted {
  ground?: Ground;
  /** The hue near which the action is to be, in degrees. */
  hue?: number;
  /** On which side of the action's hue the accent is. */
  side?: 1 | -1;
}

/**
 * Variations of base sets, until one meets every limit and its four colours are far apart for people who see no red or
 * no green; otherwise the best of them. The second of two styles gives the accent.
 */
export function drawPalette(
  [first, second]: readonly [StyleId, StyleId?],
  random: Random,
  { ground, hue = random.between(0, 360), side = 1 }: Wanted,
): DrawnPalette {
  const fitting = baseSets[first].filter((set) => ground === undefined || set.ground === ground);
  const near = ({ colors }: BaseSet) => hueDistance(colors.action[2], hue);
  const sets = (fitting.length > 0 ? fitting : baseSets[first]).toSorted((a, b) => near(a) - near(b));
  let best: (DrawnPalette & { apart: number }) | undefined;
  for (let tries = 0; tries < (best ? TRIES : 6 * TRIES); tries += 1) {
    const base = random.pick(sets.slice(0, NEAREST + tries / 10));
    const own = vary(base.colors, turnTo(hue, base, 10 + 2 * tries, random), random);
    const accent = drawAccent(second ?? first, own, base.ground, tries % 4 === 3 ? -side : side, random);
    if (isGreen(accent)) continue;
    // Most tries end here, before the colours that are slower to choose.
    if (tries < TRIES / 2 && redGreenDifference(seenBy(own.action), seenBy(accent)) < APART_AT_BEST) continue;
    const colors = chooseSignals({ ...own, accent }, base.ground, random);
    if (!colors || isTakenForSignal(colors) || brokenLimit(colors)) continue;
    const apart = apartOf(colors);
    if (apart >= APART_AT_BEST) return { base, colors };
    if (!best || apart > best.apart) best = { base, colors, apart };
  }
  const base = sets[0]!;
  return best ?? { base, colors: paletteOf(base.colors) };
}

/** How far the hues of a set turn towards the wanted one; not so far that the set would be another. */
function turnTo(hue: number, { colors }: BaseSet, wide: number, random: Random): number {
  const way = ((hue - colors.action[2] + 540) % 360) - 180;
  return Math.max(-TURN_MAX, Math.min(TURN_MAX, way + random.between(-wide, wide)));
}

const isGreen = (hex: string): boolean => {
  const { h } = hexToOklch(hex);
  return h > GREENS[0] && h < GREENS[1];
};

const isTakenForSignal = ({ accent, success, error }: Palette): boolean =>
  [success, error].some((signal) => hueDistance(hexToOklch(accent).h, hexToOklch(signal).h) < ACCENT_TO_SIGNAL);

/** An accent by the rule of its style, on the ground of another. */
function drawAccent(style: StyleId, { action }: Palette, ground: Ground, side: number, random: Random): string {
  const { accent, accentToAction } = accentRule(style, ground);
  const hue = hexToOklch(action).h + side * random.between(...accentToAction);
  const color: Oklch = {
    l: random.between(...accent.l),
    c: random.between(accent.c[0], Math.min(accent.c[1], accent.c[0] + 0.05)),
    h: (hue + 360) % 360,
  };
  return oklchToHex(color);
}

/** A style without a dark ground keeps its chroma and hue there, and is lighter. */
function accentRule(style: StyleId, ground: Ground): Pick<StyleRule, 'accent' | 'accentToAction'> {
  const rules = styleRules[style];
  if (ground === 'light') return rules.light;
  return rules.dark ?? { ...rules.light, accent: { l: [0.62, 0.68], c: rules.light.accent.c } };
}
