import { type Oklch, oklchToHex } from '../../color/convert.ts';
import type { Random } from '../../random.ts';
import type { ColorRole } from '../content.ts';
import type { Palette } from './limits.ts';

/** How far the lightness of a drawn colour may be from its base set. An action moves more, or few sets leave room for a success. */
const VARIATION = { lightness: 0.015, ofAction: 0.06 } as const;
/** Degrees by which all hues of a set may turn together. */
export const TURN_MAX = 30;

export type BaseColors = Readonly<Record<ColorRole, readonly [l: number, c: number, h: number]>>;

export function paletteOf(colors: BaseColors): Palette {
  return map(colors, ([l, c, h]) => ({ l, c, h }));
}

/** All hues turn together, so that their relations stay. Success and error keep theirs, as everybody knows them. */
export function vary(colors: BaseColors, turn: number, random: Random): Palette {
  const strength = random.between(-0.1, 0.1);
  return map(colors, ([l, c, h], role) => ({
    l: Math.min(1, l + random.between(-1, 1) * VARIATION[role === 'action' ? 'ofAction' : 'lightness']),
    c: c * (1 + strength + random.between(-0.05, 0.05)),
    h: h + (role === 'success' || role === 'error' ? 0 : turn + random.between(-3, 3)),
  }));
}

function map(colors: BaseColors, change: (color: BaseColors[ColorRole], role: ColorRole) => Oklch): Palette {
  const entries = Object.entries(colors) as [ColorRole, BaseColors[ColorRole]][];
  return Object.fromEntries(entries.map(([role, color]) => [role, oklchToHex(change(color, role))])) as Palette;
}
