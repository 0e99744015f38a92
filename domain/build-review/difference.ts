import { type Area, type Raster, wordsOf } from './raster.ts';

/** Colours closer than this in Oklab look equal (1 is the distance from black to white). */
const JUST_SEEN = 0.02;
/** Oklab is steep near black, so steps smaller than this are ignored there, in steps of a channel of 255. */
const CHANNEL_STEP_MIN = 5;
/**
 * How much of a difference its surroundings explain: `reach` pixels around a place, a few steps of a channel, and a
 * share of the local contrast. Compression spreads colours over its blocks, so its limits are higher; they are lower when both
 * pictures are compressed alike.
 */
const exact = { reach: 1, slack: 4, ofContrast: 0.1, justSeen: JUST_SEEN };
const compressed = { reach: 4, slack: 10, ofContrast: 0.5, justSeen: 0.05 };
const alike = { reach: 1, slack: 8, ofContrast: 0.1, justSeen: JUST_SEEN };
const tolerances = { exact, alike, compressed };
type Tolerance = typeof exact;
export type Strictness = keyof typeof tolerances;

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Visible difference of two opaque pixels: their distance in Oklab, 0 to 1. */
export function distance(r1: number, g1: number, b1: number, r2: number, g2: number, b2: number): number {
  const long1 = Math.cbrt(0.4122214708 * linear[r1]! + 0.5363325363 * linear[g1]! + 0.0514459929 * linear[b1]!);
  const mid1 = Math.cbrt(0.2119034982 * linear[r1]! + 0.6806995451 * linear[g1]! + 0.1073969566 * linear[b1]!);
  const short1 = Math.cbrt(0.0883024619 * linear[r1]! + 0.2817188376 * linear[g1]! + 0.6299787005 * linear[b1]!);
  const long = long1 - Math.cbrt(0.4122214708 * linear[r2]! + 0.5363325363 * linear[g2]! + 0.0514459929 * linear[b2]!);
  const mid = mid1 - Math.cbrt(0.2119034982 * linear[r2]! + 0.6806995451 * linear[g2]! + 0.1073969566 * linear[b2]!);
  const short =
    short1 - Math.cbrt(0.0883024619 * linear[r2]! + 0.2817188376 * linear[g2]! + 0.6299787005 * linear[b2]!);
  const l = 0.2104542553 * long + 0.793617785 * mid - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * mid + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * mid - 0.808675766 * short;
  return Math.sqrt(l * l + a * a + b * b);
}

/**
 * Whether each channel of the pixel lies between those of the other picture's pixels around the same place.
 * Anti-aliasing mixes neighbours and moves an edge by less than a pixel, so its values lie in between; those of a
 * wrong colour or a moved part do not.
 */
function between(pixels: Uint8Array, others: Uint8Array, at: number, window: Window, tolerance: Tolerance): boolean {
  const { left, right, top, bottom, width } = window;
  for (let channel = 0; channel < 3; channel += 1) {
    let low = 255;
    let high = 0;
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const value = others[(y * width + x) * 4 + channel]!;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    const value = pixels[at + channel]!;
    const slack = tolerance.slack + (high - low) * tolerance.ofContrast;
    if (value < low - slack || value > high + slack) return false;
  }
  return true;
}

interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
}

/**
 * Where two pictures of one width differ, over their common height: every pixel is 0 (equal, hardly visible, or
 * explained by anti-aliasing) or 1 to 255 for the size of the difference. Ignored areas are 0.
 */
export function differenceOf(
  design: Raster,
  build: Raster,
  { ignored = [], strictness = 'exact' }: { ignored?: readonly Area[]; strictness?: Strictness } = {},
): Uint8Array {
  const { width } = design;
  const tolerance = tolerances[strictness];
  const { reach, justSeen } = tolerance;
  if (build.width !== width) throw new RangeError('Pictures are compared at one width');
  const height = Math.min(design.height, build.height);
  const [a, b] = [design.data, build.data];
  const [wordsA, wordsB] = [wordsOf(design), wordsOf(build)];
  const levels = new Uint8Array(width * height);
  // The same two colours are often repeated in a row, so the last result is reused.
  let [lastA, lastB, far] = [-1, -1, 0];
  for (let y = 0; y < height; y += 1) {
    const window: Window = {
      left: 0,
      right: 0,
      top: Math.max(0, y - reach),
      bottom: Math.min(height - 1, y + reach),
      width,
    };
    for (let x = 0; x < width; x += 1) {
      const n = y * width + x;
      if (wordsA[n] === wordsB[n]) continue;
      const at = n * 4;
      const red = Math.abs(a[at]! - b[at]!);
      const green = Math.abs(a[at + 1]! - b[at + 1]!);
      const blue = Math.abs(a[at + 2]! - b[at + 2]!);
      if (red < CHANNEL_STEP_MIN && green < CHANNEL_STEP_MIN && blue < CHANNEL_STEP_MIN) continue;
      if (wordsA[n] !== lastA || wordsB[n] !== lastB) {
        far = distance(a[at]!, a[at + 1]!, a[at + 2]!, b[at]!, b[at + 1]!, b[at + 2]!);
        [lastA, lastB] = [wordsA[n]!, wordsB[n]!];
      }
      if (far < justSeen) continue;
      window.left = Math.max(0, x - reach);
      window.right = Math.min(width - 1, x + reach);
      if (between(a, b, at, window, tolerance) && between(b, a, at, window, tolerance)) continue;
      levels[n] = Math.min(255, Math.max(1, Math.round(far * 255)));
    }
  }
  for (const area of ignored) blank(levels, width, height, design.height, area);
  return levels;
}

function blank(levels: Uint8Array, width: number, height: number, fullHeight: number, area: Area) {
  const [left, right] = [Math.floor(area.x * width), Math.ceil((area.x + area.width) * width)];
  const [top, bottom] = [Math.floor(area.y * fullHeight), Math.ceil((area.y + area.height) * fullHeight)];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    levels.fill(0, y * width + Math.max(0, left), y * width + Math.min(width, right));
}
