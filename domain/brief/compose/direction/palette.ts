import type { StyleId } from '../../../catalog/styles.ts';
import { contrast } from '../../../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../../../color/convert.ts';
import { differences, type Seen, seenBy } from '../../../color/difference.ts';
import type { ColorRole as AnyColorRole, BriefContent } from '../../content.ts';
import type { Random } from '../random.ts';
import { nameColor } from './color-names.ts';
import type { Span } from './style.ts';
import { styleTable } from './styles.ts';
import { colorTraits } from './traits.ts';

/**
 * Lower limits of a palette: WCAG ratios of pairs that are read together, and the distance of any two colours
 * (CIEDE2000).
 */
export const PALETTE_LIMITS = { text: 4.5, parts: 3, apart: 10, apartDeficient: 6 } as const;

/** A colour that is bright on a dark ground must be deep on a light one; only some hues stay strong there. */
const BRIGHT_ON_LIGHT: Partial<Record<StyleId, Partial<Span>>> = {
  luxury: { l: [0.38, 0.5] },
  futuristic: { l: [0.42, 0.54], h: [255, 345] },
};

type ColorRole = Exclude<AnyColorRole, 'muted' | 'success' | 'error'>;
type Drawn = Partial<Record<ColorRole, { hex: string; seen: Seen }>>;

const ORDER: readonly ColorRole[] = ['background', 'surface', 'text', 'action', 'actionText', 'accent'];
const TRIES_PER_COLOR = 24;

/**
 * Chooses six colours with their roles. The first style gives the background, the last one the action and accent
 * colours, so that both styles are visible. A colour is accepted when every pair so far meets the limits; a palette
 * that cannot be finished starts again.
 */
export function drawPalette(styles: readonly StyleId[], random: Random): BriefContent['colors'] {
  for (;;) {
    const drawn = tryPalette(styles, random);
    if (!drawn) continue;
    const used = new Set<string>();
    return ORDER.map((role) => {
      const hex = drawn[role]!.hex;
      const name = nameColor(hexToOklch(hex), used, random.next());
      used.add(name);
      return { name, hex, role };
    });
  }
}

function tryPalette(styles: readonly StyleId[], random: Random): Drawn | null {
  const spans = spansOf(styles, random);
  const drawn: Drawn = {};
  for (const role of ORDER) {
    const span = spans[role];
    for (let tries = 0; tries < TRIES_PER_COLOR && !drawn[role]; tries += 1) {
      const hex = drawColor(span, random);
      if (!readable(role, hex, drawn) || !inStyle(role, hex, drawn, styles)) continue;
      const seen = seenBy(hex);
      if (farEnough(seen, drawn)) drawn[role] = { hex, seen };
    }
    if (!drawn[role]) return null;
  }
  return drawn;
}

function drawColor({ l, c, h = [0, 360] }: Span, random: Random): string {
  return oklchToHex({
    l: random.between(l[0], l[1]),
    c: random.between(c[0], c[1]),
    h: random.between(h[0], h[1]) % 360,
  });
}

function spansOf(styles: readonly StyleId[], random: Random): Record<ColorRole, Span> {
  const { ground } = styleTable[styles[0]!];
  const { spark } = styleTable[styles.at(-1)!];
  const action: Span = ground.dark
    ? { ...spark.action, l: [0.72, 0.86] }
    : spark.bright
      ? { ...spark.action, ...BRIGHT_ON_LIGHT[styles.at(-1)!] }
      : spark.action;
  const accent: Span = ground.dark ? { ...spark.accent, l: [0.56, 0.7] } : { ...spark.accent, l: [0.5, 0.64] };
  // A label is a pale tint on a dark action and a deep shade on a bright one, but never the page's own white or
  // black.
  const tint = random.between(0, 360);
  const actionText: Span = ground.dark
    ? { l: [0.12, 0.32], c: [0.03, 0.1], h: [tint, tint + 120] }
    : { l: [0.93, 0.99], c: [0.04, 0.11], h: [tint, tint + 120] };
  return { background: ground.background, surface: ground.surface, text: ground.text, action, accent, actionText };
}

/** Some hues cannot be as strong or as pale as asked. The colour that the screen can show must still fit its style. */
function inStyle(role: ColorRole, hex: string, drawn: Drawn, styles: readonly StyleId[]): boolean {
  if (role === 'background') return colorTraits[styles[0]!].ground(hexToOklch(hex));
  if (role !== 'accent') return true;
  return colorTraits[styles.at(-1)!].spark(hexToOklch(drawn.action!.hex), hexToOklch(hex));
}

function readable(role: ColorRole, hex: string, drawn: Drawn): boolean {
  const against = (other: ColorRole, least: number): boolean => contrast(hex, drawn[other]!.hex) >= least;
  switch (role) {
    case 'text':
      return against('background', PALETTE_LIMITS.text) && against('surface', PALETTE_LIMITS.text);
    case 'action':
    case 'accent':
      return against('background', PALETTE_LIMITS.parts);
    case 'actionText':
      return against('action', PALETTE_LIMITS.text);
    default:
      return true;
  }
}

function farEnough(seen: Seen, drawn: Drawn): boolean {
  return Object.values(drawn).every((other) => {
    const { normal, deficient } = differences(seen, other.seen);
    return normal >= PALETTE_LIMITS.apart && deficient >= PALETTE_LIMITS.apartDeficient;
  });
}
