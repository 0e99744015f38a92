import type { StyleId } from '../../catalog/styles.ts';
import { contrast } from '../../color/contrast.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { baseSets } from './base/all.ts';
import type { BaseSet } from './base/base-set.ts';
import { APART_AT_BEST, apartOf, areApart, brokenLimit, COLORS_APART, type Palette } from './limits.ts';
import { chooseSignals } from './signals.ts';
import { type Ground, hueDistance, type StyleRule, styleRules } from './style-rules.ts';
import { paletteOf, TURN_MAX, vary } from './vary.ts';

const TRIES = 360;
/** WCAG contrast of words, and of marks. */
const READABLE = 4.5;
const VISIBLE = 3;
/** Of the sets whose action is near the wanted hue. */
const NEAREST = 3;
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
    const base = random.pick(sets.slice(0, NEAREST + tries / 10));
    const varied = vary(base.colors, turnTo(hue, base, 10 + 2 * tries, random), random);
    const own = withGreys(varied, base.ground, tries, random);
    if (!own) continue;
    // What is far apart is found early, or the draw is content with less.
    const enough = Math.max(COLORS_APART.deficient, APART_AT_BEST - tries / 8);
    const way = tries % 4 === 3 ? -side : side;
    const accent = drawAccent(second ?? first, own, base.ground, way, Math.max(0, tries - 16), random);
    if (contrast(accent, own.surface) < VISIBLE) continue;
    const hues = [hexToOklch(own.action).h, hexToOklch(accent).h] as const;
    if (isGreen(hues[1]) || redGreenDifference(seenBy(own.action), seenBy(accent)) < enough) continue;
    const colors = chooseSignals({ ...own, accent }, base.ground, hues, enough, random);
    if (colors && apartOf(colors) >= enough && !brokenLimit(colors)) return { base, colors };
  }
  const base = sets[0]!;
  return { base, colors: paletteOf(base.colors) };
}

/** Lightness of greys, the first that will do. */
const GREYS = {
  text: { light: [0.18], dark: [0.97] },
  muted: { light: [0.42, 0.46, 0.5, 0.54, 0.38, 0.34, 0.3], dark: [0.74, 0.7, 0.66, 0.62, 0.8] },
} as const;

/** The palette with greys that are not taken for the action; `null` when the action cannot be words on both grounds. */
function withGreys(own: Palette, ground: Ground, tries: number, random: Random): Palette | null {
  const under = [own.background, own.surface];
  const isReadable = (hex: string) => under.every((ground) => contrast(hex, ground) >= READABLE);
  if (!isReadable(own.action)) return null;
  const action = seenBy(own.action);
  const grey = (role: 'text' | 'muted', c: number) => {
    const hue = hexToOklch(own[role]).h;
    const opposite = hexToOklch(own.action).h + 180;
    const others = [hue, opposite].flatMap((h) => GREYS[role][ground].map((l) => oklchToHex({ l, c, h: h % 360 })));
    const apart = [own[role], ...others].filter(
      (hex) => isReadable(hex) && areApart(role, seenBy(hex), 'action', action),
    );
    return apart.length > 0 ? random.pick(apart.slice(0, 1 + tries / 8)) : undefined;
  };
  const text = grey('text', 0.02);
  const muted = text && grey('muted', 0.02);
  return text && muted ? { ...own, text, muted } : null;
}

/** How far the hues of a set turn towards the wanted one; not so far that the set would be another. */
function turnTo(hue: number, { colors }: BaseSet, wide: number, random: Random): number {
  const way = ((hue - colors.action[2] + 540) % 360) - 180;
  return Math.max(-TURN_MAX, Math.min(TURN_MAX, way + random.between(-wide, wide)));
}

const isGreen = (hue: number): boolean => hue > GREENS[0] && hue < GREENS[1];

/** An accent by the rule of its style, on the ground of another; `wider` by degrees where that finds none. */
function drawAccent(
  style: StyleId,
  { action }: Palette,
  ground: Ground,
  side: number,
  wider: number,
  random: Random,
): string {
  const { accent, accentToAction } = accentRule(style, ground);
  const [from, to] = accentToAction;
  const hue = hexToOklch(action).h + side * random.between(from - Math.min(wider, 30), to + Math.min(wider, 60));
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
