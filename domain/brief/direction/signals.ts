import { contrast } from '../../color/contrast.ts';
import { oklchToHex } from '../../color/convert.ts';
import { redGreenDifference, type Seen, seenBy } from '../../color/difference.ts';
import type { Random } from '../../random.ts';
import { APART_AT_BEST, type Palette } from './limits.ts';
import type { Ground } from './style-rules.ts';

interface Signal {
  hex: string;
  seen: Seen;
}

const LIGHTNESS = { light: [0.32, 0.38, 0.44, 0.5, 0.54], dark: [0.64, 0.7, 0.76, 0.82, 0.88] } as const;
/** From green to blue, as people with a colour-vision deficiency tell blue from red. */
const SUCCESS = { hues: [142, 160, 185, 205, 225, 245], chroma: 0.11 } as const;
const ERROR = { hues: [14, 22, 29], chroma: 0.17 } as const;

function signalsOf({ hues, chroma }: { hues: readonly number[]; chroma: number }, ground: Ground): Signal[] {
  const all = LIGHTNESS[ground].flatMap((l) => hues.map((h) => oklchToHex({ l, c: chroma, h })));
  return [...new Set(all)].map((hex) => ({ hex, seen: seenBy(hex) }));
}

type Pairs = readonly { success: Signal; error: Signal; apart: number }[];

function pairsOf(ground: Ground): Pairs {
  const errors = signalsOf(ERROR, ground);
  return signalsOf(SUCCESS, ground).flatMap((success) =>
    errors.map((error) => ({ success, error, apart: redGreenDifference(success.seen, error.seen) })),
  );
}

const known = new Map<Ground, Pairs>();
/** A prime, so that pairs in a row are not alike. */
const STRIDE = 37;

const READABLE = 4.5;

/** A success and an error that are readable, and far from each other and from action and accent. */
export function chooseSignals(palette: Palette, ground: Ground, random: Random): Palette | null {
  const pairs = known.get(ground) ?? pairsOf(ground);
  known.set(ground, pairs);
  const others = [palette.action, palette.accent].map(seenBy);
  const measured = new Map<string, number>();
  const apartOf = ({ hex, seen }: Signal): number => {
    const isReadable = [palette.background, palette.surface].every((under) => contrast(hex, under) >= READABLE);
    return isReadable ? Math.min(...others.map((other) => redGreenDifference(seen, other))) : 0;
  };
  const measure = (signal: Signal): number => {
    const apart = measured.get(signal.hex) ?? apartOf(signal);
    measured.set(signal.hex, apart);
    return apart;
  };
  let best: { success: Signal; error: Signal; least: number } | null = null;
  const start = random.int(0, pairs.length - 1);
  for (let step = 0; step < pairs.length; step += 1) {
    const { success, error, apart } = pairs[(start + step * STRIDE) % pairs.length]!;
    if (apart <= (best?.least ?? 0)) continue;
    const least = Math.min(apart, measure(success), measure(error));
    if (least > (best?.least ?? 0)) best = { success, error, least };
    if (least >= APART_AT_BEST) break;
  }
  return best && { ...palette, success: best.success.hex, error: best.error.hex };
}
