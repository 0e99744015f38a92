import { contrastOf, luminance } from '../../color/contrast.ts';
import { oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, type Seen, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { areApart, COLORS_APART, type Palette } from './limits.ts';
import { type Ground, hueDistance } from './style-rules.ts';

interface Signal {
  hex: string;
  hue: number;
  luminance: number;
  seen: Seen;
}

/** From green to blue, as people with a colour-vision deficiency tell blue from red. */
const SUCCESS = {
  hues: [142, 151, 160, 172, 185, 195, 205, 215, 225, 235, 245],
  chroma: 0.11,
  light: [0.32, 0.35, 0.38, 0.41, 0.44, 0.47, 0.5, 0.54],
  dark: [0.64, 0.67, 0.7, 0.73, 0.76, 0.79, 0.82, 0.85, 0.88],
} as const;
const ERROR = {
  hues: [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  chroma: 0.17,
  light: [0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5, 0.52, 0.54],
  dark: [0.64, 0.67, 0.7, 0.73, 0.76, 0.79],
} as const;

function signalsOf(kind: typeof SUCCESS | typeof ERROR, ground: Ground): Signal[] {
  return kind[ground].flatMap((l) =>
    kind.hues.map((hue) => {
      const hex = oklchToHex({ l, c: kind.chroma, h: hue });
      return { hex, hue, luminance: luminance(hex), seen: seenBy(hex) };
    }),
  );
}

interface Signals {
  successes: readonly Signal[];
  errors: readonly Signal[];
}
const known = new Map<Ground, Signals>();

const READABLE = 4.5;
/** Degrees: a red button would look like an error, and a success of the button's colour like a button. */
const HUES_APART = 40;

interface Wanted {
  /** The difference at which the search ends. */
  enough: number;
  /** How many signals to look at. Briefs that look at all would share the few that are farthest apart. */
  looks: number;
}

/** The differences of successes and errors, which are the same in each draw. */
const differencesOf = new Map<string, number>();
function between(error: Signal, success: Signal): number {
  const key = error.hex + success.hex;
  const found = differencesOf.get(key) ?? redGreenDifference(error.seen, success.seen);
  differencesOf.set(key, found);
  return found;
}

/**
 * A success and an error that are readable, and far from text, action, accent and each other.
 * `hues` are those of action and accent.
 */
export function chooseSignals(
  palette: Palette,
  ground: Ground,
  hues: readonly [action: number, accent: number],
  { enough, looks }: Wanted,
  random: Random,
): Palette | null {
  const all = known.get(ground) ?? { successes: signalsOf(SUCCESS, ground), errors: signalsOf(ERROR, ground) };
  known.set(ground, all);
  const under = [palette.background, palette.surface].map(luminance);
  const greys = (['text', 'muted'] as const).map((role) => [role, seenBy(palette[role])] as const);
  const others = (['action', 'accent'] as const).map((role) => [role, seenBy(palette[role])] as const);
  const usable = (kind: 'success' | 'error', signals: readonly Signal[], near: readonly number[]) =>
    random
      .sample(signals, looks)
      .filter(
        (signal) =>
          near.every((hue) => hueDistance(hue, signal.hue) >= HUES_APART) &&
          under.every((ground) => contrastOf(ground, signal.luminance) >= READABLE),
      )
      .map((signal) => ({
        signal,
        apart: Math.min(...others.map(([, other]) => redGreenDifference(signal.seen, other))),
      }))
      .filter(
        ({ signal: { seen }, apart }) =>
          apart >= COLORS_APART.deficient &&
          [...greys, ...others].every(([role, other]) => areApart(role, other, kind, seen)),
      );
  const errors = usable('error', all.errors, hues);
  const successes = errors.length > 0 ? usable('success', all.successes, hues) : [];
  let best: { success: string; error: string; least: number } | null = null;
  for (const error of errors)
    for (const success of successes) {
      const possible = Math.min(error.apart, success.apart);
      if (possible <= (best?.least ?? 0)) continue;
      const least = Math.min(possible, between(error.signal, success.signal));
      if (least > (best?.least ?? 0)) best = { success: success.signal.hex, error: error.signal.hex, least };
      if (least >= enough) break;
    }
  return best && { ...palette, success: best.success, error: best.error };
}
