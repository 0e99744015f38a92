import type { StyleId } from '../../catalog/styles.ts';
import { contrast } from '../../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { baseSets } from './base/all.ts';
import type { BaseSet } from './base/base-set.ts';
import { isReadable, withGreys } from './greys.ts';
import { APART_AT_BEST, brokenLimit, COLORS_APART, type Palette } from './limits.ts';
import { chooseSignals, leaveSignals } from './signals.ts';
import { type Ground, hueDistance, type StyleRule, styleRules } from './style-rules.ts';
import { paletteOf, TURN_MAX, vary } from './vary.ts';

const TRIES = 900;
/** WCAG contrast of marks. */
const VISIBLE = 3;
/** Of the sets whose action is near the wanted hue. */
const NEAREST = 3;
/** Degrees: what a person must see is not green, as green says that all is well. */
const GREEN = { hue: 137.5, within: 37.5 } as const;

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
 * no green. The second of two styles gives the accent.
 */
export function drawPalette(
  [first, second]: readonly [StyleId, StyleId?],
  random: Random,
  { ground, hue = random.between(0, 360), side = 1 }: Wanted,
): DrawnPalette {
  const fitting = baseSets[first].filter((set) => ground === undefined || set.ground === ground);
  const near = ({ colors }: BaseSet) => hueDistance(colors.action[2], hue);
  const sets = (fitting.length > 0 ? fitting : baseSets[first]).toSorted((a, b) => near(a) - near(b));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const base = random.pick(sets.slice(0, NEAREST + tries / 4));
    const turn = turnTo(hue, base, 10 + 2 * tries, random);
    const way = tries % 4 === 3 ? -side : side;
    const angle = way * drawAngle(second ?? first, base.ground, Math.max(0, tries - 16), random);
    const actionHue = base.colors.action[2] + turn;
    if (isGreen(actionHue + angle) || !leaveSignals([actionHue, actionHue + angle])) continue;
    const varied = vary(base.colors, turn, random);
    // What is far apart is found early, or the draw is content with less.
    const enough = Math.max(COLORS_APART.deficient, APART_AT_BEST - tries / 8);
    const accent = drawAccent(second ?? first, varied, base.ground, angle, random);
    if (contrast(accent, varied.surface) < VISIBLE || isGreen(hexToOklch(accent).h)) continue;
    if (redGreenDifference(seenBy(varied.action), seenBy(accent)) < enough) continue;
    if (!isReadable(varied.action, varied, base.ground)) continue;
    const signals = chooseSignals(
      { ...varied, accent },
      base.ground,
      { enough, looks: 15 + tries / 3, darkest: 8 + tries / 90 },
      random,
    );
    const colors = signals && withGreys({ ...varied, accent, ...signals }, base.ground, tries, random);
    if (colors && !brokenLimit(colors)) return { base, colors };
  }
  const base = sets[0]!;
  return { base, colors: paletteOf(base.colors) };
}

/** How far the hues of a set turn towards the wanted one; not so far that the set would be another. */
function turnTo(hue: number, { colors }: BaseSet, wide: number, random: Random): number {
  const way = ((hue - colors.action[2] + 540) % 360) - 180;
  return Math.max(-TURN_MAX, Math.min(TURN_MAX, way + random.between(-wide, wide)));
}

const isGreen = (hue: number): boolean => hueDistance(hue, GREEN.hue) < GREEN.within;

/** Degrees from action to accent, by the rule of a style; `wider` where that finds none. */
function drawAngle(style: StyleId, ground: Ground, wider: number, random: Random): number {
  const [from, to] = accentRule(style, ground).accentToAction;
  return random.between(from - Math.min(wider, 30), to + Math.min(wider, 60));
}

/** An accent by the rule of its style, on the ground of another. */
function drawAccent(style: StyleId, { action }: Palette, ground: Ground, angle: number, random: Random): string {
  const { accent } = accentRule(style, ground);
  return oklchToHex({
    l: random.between(...accent.l),
    c: random.between(accent.c[0], Math.min(accent.c[1], accent.c[0] + 0.05)),
    h: (hexToOklch(action).h + angle + 360) % 360,
  });
}

/** A style without a dark ground keeps its chroma and hue there, and is lighter. */
function accentRule(style: StyleId, ground: Ground): Pick<StyleRule, 'accent' | 'accentToAction'> {
  const rules = styleRules[style];
  if (ground === 'light') return rules.light;
  return rules.dark ?? { ...rules.light, accent: { l: [0.62, 0.68], c: rules.light.accent.c } };
}
