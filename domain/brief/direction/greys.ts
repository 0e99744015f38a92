import { contrast } from '../../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../../color/convert.ts';
import { seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { areApart, type Palette } from './limits.ts';
import type { Ground } from './style-rules.ts';

/** WCAG contrast of words. Light words on a dark ground look thinner. */
const READABLE = { light: 4.5, dark: 6 } as const;

/** Whether words of a colour can be read on both grounds of a palette. */
export const isReadable = (hex: string, { background, surface }: Palette, ground: Ground): boolean =>
  [background, surface].every((one) => contrast(hex, one) >= READABLE[ground]);

/** Lightness, chroma and hues of greys, the first that will do. Without red or green cones blue and yellow greys differ. */
const GREYS = {
  text: { light: [0.18], dark: [0.97], chroma: [0.02], hues: [] },
  muted: { light: [0.46, 0.49, 0.43, 0.52], dark: [0.76, 0.73, 0.8], chroma: [0.02, 0.05], hues: [265, 85] },
} as const;

/** The palette with greys that are not taken for one of the four colours, or `null`. */
export function withGreys(own: Palette, ground: Ground, tries: number, random: Random): Palette | null {
  const taken = (['action', 'accent', 'success', 'error'] as const).map((role) => [role, seenBy(own[role])] as const);
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
      if (!isReadable(hex, own, ground)) continue;
      const seen = seenBy(hex);
      if (taken.every(([other, there]) => areApart(role, seen, other, there))) apart.push(hex);
    }
    return apart.length > 0 ? random.pick(apart) : undefined;
  };
  const text = grey('text');
  const muted = text && grey('muted');
  return text && muted ? { ...own, text, muted } : null;
}
