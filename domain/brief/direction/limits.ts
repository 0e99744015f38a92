import { contrast } from '../../color/contrast.ts';
import { differences, isApart, redGreenDifference, type Seen, seenBy } from '../../color/difference.ts';
import type { ColorRole } from '../content.ts';

export type Palette = Readonly<Record<ColorRole, string>>;

/** The least WCAG contrast of two roles that meet. */
export const CONTRASTS: readonly (readonly [front: ColorRole, back: ColorRole, least: number])[] = [
  ['text', 'background', 7],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['action', 'background', 3],
  ['action', 'surface', 3],
  ['actionText', 'action', 4.5],
  ['accent', 'background', 3],
  ['accent', 'surface', 3],
  ['success', 'background', 4.5],
  ['success', 'surface', 4.5],
  ['error', 'background', 4.5],
  ['error', 'surface', 4.5],
];

/** Colours that say something. Any two of them must be told apart. */
export const SIGNALS: readonly ColorRole[] = ['text', 'muted', 'action', 'accent', 'success', 'error'];

/** CIEDE2000: of two signals for most people, of two with a colour-vision deficiency, of two colours then, and of both grounds. */
export const APART = { normal: 10, deficient: 6, colored: 8, grounds: 3 } as const;

/** What shows a meaning by its hue; text and muted text do not. */
const COLORED: ReadonlySet<ColorRole> = new Set(['action', 'accent', 'success', 'error']);

/** The least difference of two signals that a brief must have with a colour-vision deficiency. */
export const leastDeficient = (role: ColorRole, other: ColorRole): number =>
  COLORED.has(role) && COLORED.has(other) ? APART.colored : APART.deficient;

/** What a drawn palette keeps, which is more than a brief must have. The action may stand as words on both grounds. */
export const COLORS_APART = { normal: 16, deficient: 12 } as const;
const FROM_TEXT = { normal: 16, deficient: 12 } as const;
/** Muted text is no button and no error. `redGreen`: for people who see no red or no green. */
const FROM_MUTED = {
  text: { normal: 16, deficient: 14, redGreen: 14 },
  accent: { normal: 16, deficient: 10, redGreen: 12 },
  success: { normal: 16, deficient: 10, redGreen: 12 },
  action: { normal: 20, deficient: 10, redGreen: 14 },
  error: { normal: 20, deficient: 14, redGreen: 14 },
} as const;
const ACTION_CONTRAST = 4.5;

/** Whether two drawn colours of these roles can be told apart; `redGreen` where people who see no red or no green need more. */
export function areApart(role: ColorRole, here: Seen, other: ColorRole, there: Seen, redGreen = 0): boolean {
  const least = leastApart(role, other);
  const ofRedGreen = Math.max(least.deficient, least.redGreen, redGreen);
  // One after the other, because a draw compares thousands of pairs and most fail at the first.
  return (
    isApart(here[2], there[2], ofRedGreen) &&
    isApart(here[1], there[1], ofRedGreen) &&
    isApart(here[3], there[3], least.deficient) &&
    isApart(here[0], there[0], least.normal)
  );
}

function leastApart(role: ColorRole, other: ColorRole): { normal: number; deficient: number; redGreen: number } {
  const from = role === 'muted' ? other : other === 'muted' ? role : null;
  if (from) return FROM_MUTED[from as keyof typeof FROM_MUTED];
  return { ...(COLORED.has(role) && COLORED.has(other) ? COLORS_APART : FROM_TEXT), redGreen: 0 };
}

/** How far apart the four colours are for people who see no red or no green, where that can be had. */
export const APART_AT_BEST = 16;

/** The least difference of two of the four colours for people who see no red or no green. */
export function apartOf(palette: Palette): number {
  const seen = [...COLORED].map((role) => seenBy(palette[role]));
  return Math.min(...seen.flatMap((one, at) => seen.slice(at + 1).map((other) => redGreenDifference(one, other))));
}

/** The first limit that a drawn palette breaks, in words, or `null`. */
export function brokenLimit(palette: Palette): string | null {
  for (const [front, back, least] of CONTRASTS) {
    const wanted = front === 'action' ? ACTION_CONTRAST : least;
    if (contrast(palette[front], palette[back]) < wanted) return `${front} on ${back} is below ${wanted}:1`;
  }
  const grounds = differences(seenBy(palette.background), seenBy(palette.surface));
  if (grounds.normal < APART.grounds) return 'background and surface are alike';
  const seen: [ColorRole, Seen][] = [];
  for (const role of SIGNALS) {
    const here = seenBy(palette[role]);
    for (const [other, there] of seen)
      if (!areApart(role, here, other, there))
        return `${role} and ${other} are alike, or with a colour-vision deficiency`;
    seen.push([role, here]);
  }
  return null;
}
