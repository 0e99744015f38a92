import { contrastOfLuminance, luminance } from '../../color/contrast.ts';
import { oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, type Seen, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { areApart, type Palette } from './limits.ts';
import { type Ground, hueDistance } from './style-rules.ts';

interface Signal {
  hex: string;
  hue: number;
  lightness: number;
  luminance: number;
  seen: Seen;
}

/** Green and blue-green. */
const SUCCESS = {
  hues: [130, 136, 142, 148, 154, 160, 166, 172, 180, 190, 200, 207, 214],
  chroma: 0.14,
  light: [0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5, 0.515, 0.53, 0.545],
  dark: [0.66, 0.69, 0.72, 0.75, 0.78, 0.81, 0.84, 0.87],
} as const;
const ERROR = {
  hues: [14, 17, 20, 23, 26, 29, 32],
  chroma: 0.19,
  light: [0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5, 0.515, 0.53, 0.545],
  dark: [0.62, 0.64, 0.66, 0.68, 0.7, 0.72, 0.74],
} as const;
/** In Oklch lightness: who does not see the hues sees which of the two is darker. */
const STEP = 0.07;

function signalsOf(kind: typeof SUCCESS | typeof ERROR, ground: Ground): Signal[] {
  return kind[ground].flatMap((l) =>
    kind.hues.map((hue) => {
      const hex = oklchToHex({ l, c: kind.chroma, h: hue });
      return { hex, hue, lightness: l, luminance: luminance(hex), seen: seenBy(hex) };
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
  /** The most contrast with a light surface. With much more a colour is near black, and says neither well nor ill. */
  darkest: number;
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
  { enough, looks, darkest }: Wanted,
  random: Random,
): Palette | null {
  const all = known.get(ground) ?? { successes: signalsOf(SUCCESS, ground), errors: signalsOf(ERROR, ground) };
  known.set(ground, all);
  const under = [palette.background, palette.surface].map(luminance);
  const taken = (['action', 'accent', 'text', 'muted'] as const).map((role) => [role, seenBy(palette[role])] as const);
  const others = taken.slice(0, 2).map(([, seen]) => seen);
  const usable = (kind: 'success' | 'error', signals: readonly Signal[], near: readonly number[]) =>
    random
      .sample(signals, looks)
      .filter(
        (signal) =>
          near.every((hue) => hueDistance(hue, signal.hue) >= HUES_APART) &&
          under.every((one) => contrastOfLuminance(one, signal.luminance) >= READABLE) &&
          (ground === 'dark' || contrastOfLuminance(under[1]!, signal.luminance) <= darkest),
      )
      .filter(({ seen }) => taken.every(([role, other]) => areApart(role, other, kind, seen)))
      .map((signal) => ({
        signal,
        apart: Math.min(...others.map((other) => redGreenDifference(signal.seen, other))),
      }));
  const errors = usable('error', all.errors, hues);
  const successes = errors.length > 0 ? usable('success', all.successes, hues) : [];
  let best: { success: string; error: string; least: number } | null = null;
  for (const error of errors)
    for (const success of successes) {
      const possible = Math.min(error.apart, success.apart);
      if (possible <= (best?.least ?? 0)) continue;
      if (Math.abs(error.signal.lightness - success.signal.lightness) < STEP) continue;
      const least = Math.min(possible, between(error.signal, success.signal));
      if (least > (best?.least ?? 0)) best = { success: success.signal.hex, error: error.signal.hex, least };
      if (least >= enough) break;
    }
  return best && { ...palette, success: best.success, error: best.error };
}
