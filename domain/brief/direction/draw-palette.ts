import type { StyleId } from '../../catalog/styles.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/convert.ts';
import type { Random } from '../../random.ts';
import { baseSets } from './base/all.ts';
import type { BaseSet, Temper } from './base/base-set.ts';
import { brokenLimit, type Palette } from './limits.ts';
import { type Ground, hueDistance, type StyleRule, styleRules } from './style-rules.ts';
import { paletteOf, vary } from './vary.ts';

const TRIES = 100;
/** Degrees: two greens would be taken for each other. */
const ACCENT_TO_SUCCESS = 40;

export interface DrawnPalette {
  base: BaseSet;
  colors: Palette;
}

/** Variations of base sets, until one meets every limit. The second of two styles gives the accent. */
export function drawPalette(
  [first, second]: readonly [StyleId, StyleId?],
  random: Random,
  { temper, ground }: { temper: Temper; ground?: Ground },
): DrawnPalette {
  const fitting = baseSets[first].filter((set) => ground === undefined || set.ground === ground);
  const tempered = fitting.filter((set) => set.temper === temper);
  const base = random.pick(tempered.length > 0 ? tempered : fitting.length > 0 ? fitting : baseSets[first]);
  for (let tries = 0; tries < 2 * TRIES; tries += 1) {
    const own = vary(base.colors, random);
    // Where no accent of the second style fits, the first one gives it too.
    const colors = second && tries < TRIES ? { ...own, accent: drawAccent(second, base, random) } : own;
    if (
      second &&
      tries < TRIES &&
      hueDistance(hexToOklch(colors.accent).h, hexToOklch(colors.success).h) < ACCENT_TO_SUCCESS
    )
      continue;
    if (!brokenLimit(colors)) return { base, colors };
  }
  return { base, colors: paletteOf(base.colors) };
}

/** An accent by the rule of its style, on the ground of another. */
function drawAccent(style: StyleId, base: BaseSet, random: Random): string {
  const { accent, accentToAction } = accentRule(style, base.ground);
  const side = random.chance(0.5) ? 1 : -1;
  const hue = base.colors.action[2] + side * random.between(...accentToAction);
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
