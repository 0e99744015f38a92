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

const TRIES = 900;
/** WCAG contrast of words, and of marks. Light words on a dark ground look thinner. */
const READABLE = { light: 4.5, dark: 6 } as const;
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
    // What is far apart is found early, or the draw is content with less.
    const enough = Math.max(COLORS_APART.deficient, APART_AT_BEST - tries / 8);
    const way = tries % 4 === 3 ? -side : side;
    const accent = drawAccent(second ?? first, varied, base.ground, way, Math.max(0, tries - 16), random);
    if (contrast(accent, varied.surface) < VISIBLE) continue;
    const hues = [hexToOklch(varied.action).h, hexToOklch(accent).h] as const;
    if (isGreen(hues[1]) || redGreenDifference(seenBy(varied.action), seenBy(accent)) < enough) continue;
    const own = withGreys({ ...varied, accent }, base.ground, tries, random);
    const colors =
      own && chooseSignals(own, base.ground, hues, { enough, looks: 30 + tries / 3, darkest: 8 + tries / 90 }, random);
    if (colors && apartOf(colors) >= enough && !brokenLimit(colors)) return { base, colors };
  }
  const base = sets[0]!;
  return { base, colors: paletteOf(base.colors) };
}

/** Lightness, chroma and hues of greys, the first that will do. Without red or green cones blue and yellow greys differ. */
const GREYS = {
  text: { light: [0.18], dark: [0.97], chroma: [0.02], hues: [] },
  muted: { light: [0.46, 0.49, 0.43, 0.52], dark: [0.76, 0.73, 0.8], chroma: [0.02, 0.05], hues: [265, 85] },
} as const;

/** The palette with greys that are not taken for action or accent; `null` when the action cannot be words on both grounds. */
function withGreys(own: Palette, ground: Ground, tries: number, random: Random): Palette | null {
  const under = [own.background, own.surface];
  const isReadable = (hex: string) => under.every((one) => contrast(hex, one) >= READABLE[ground]);
  if (!isReadable(own.action)) return null;
  const taken = (['action', 'accent'] as const).map((role) => [role, seenBy(own[role])] as const);
  const hues = (role: 'text' | 'muted') => [
    hexToOklch(own[role]).h,
    hexToOklch(own.action).h + 180,
    ...GREYS[role].hues,
  ];
  const grey = (role: 'text' | 'muted') => {
    const others = GREYS[role].chroma.flatMap((c) =>
      hues(role).flatMap((h) => GREYS[role][ground].map((l) => oklchToHex({ l, c, h: h % 360 }))),
    );
    const apart: string[] = [];
    for (const hex of [own[role], ...others]) {
      if (apart.length > Math.floor(tries / 4)) break;
      if (!isReadable(hex)) continue;
      const seen = seenBy(hex);
      if (taken.every(([other, there]) => areApart(role, seen, other, there))) apart.push(hex);
    }
    return apart.length > 0 ? random.pick(apart) : undefined;
  };
  const text = grey('text');
  const muted = text && grey('muted');
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
