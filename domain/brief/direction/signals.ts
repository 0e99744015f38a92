import { contrastOfLuminance, luminance } from '../../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../../color/convert.ts';
import { type Seen, seenBy } from '../../color/difference.ts';
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

const isFar = (hue: number, others: readonly number[]): boolean =>
  others.every((other) => hueDistance(hue, other) >= HUES_APART);

/** Whether a success and an error can be found beside colours of these hues. */
export const leaveSignals = (hues: readonly number[]): boolean =>
  [SUCCESS, ERROR].every((kind) => kind.hues.some((hue) => isFar(hue, hues)));

interface Wanted {
  /** The least difference of two of the four colours for people who see no red or no green. */
  enough: number;
  /** How many signals to look at. Briefs that look at all would share the few that are farthest apart. */
  looks: number;
  /** The most contrast with a light surface. With much more a colour is near black, and says neither well nor ill. */
  darkest: number;
}

/** A success and an error that are readable, and far from action, accent and each other. */
export function chooseSignals(
  { background, surface, action, accent }: Palette,
  ground: Ground,
  { enough, looks, darkest }: Wanted,
  random: Random,
): Pick<Palette, 'success' | 'error'> | null {
  const all = known.get(ground) ?? { successes: signalsOf(SUCCESS, ground), errors: signalsOf(ERROR, ground) };
  known.set(ground, all);
  const under = [luminance(background), luminance(surface)] as const;
  const hues = [action, accent].map((hex) => hexToOklch(hex).h);
  const others = [action, accent].map(seenBy);
  const usable = (signals: readonly Signal[]) =>
    random.sample(signals, looks).filter(
      (signal) =>
        isFar(signal.hue, hues) &&
        under.every((one) => contrastOfLuminance(one, signal.luminance) >= READABLE) &&
        (ground === 'dark' || contrastOfLuminance(under[1], signal.luminance) <= darkest) &&
        // Any two of the four colours have one limit.
        others.every((other) => areApart('action', other, 'error', signal.seen, enough)),
    );
  const errors = usable(all.errors);
  const successes = errors.length > 0 ? usable(all.successes) : [];
  for (const error of errors)
    for (const success of successes)
      if (
        Math.abs(error.lightness - success.lightness) >= STEP &&
        areApart('error', error.seen, 'success', success.seen, enough)
      )
        return { success: success.hex, error: error.hex };
  return null;
}
