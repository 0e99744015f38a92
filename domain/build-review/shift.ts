import type { Pair, Points } from './points.ts';

/** By how many pixels the build shows something further right and further down than the design. */
export interface Offset {
  dx: number;
  dy: number;
}

const ALONG_MAX = 128;
const ASIDE_MAX = 16;
/** Of a channel: further apart than this is simply different. */
const STEP_MAX = 64;
const ERROR_MAX = 0.3;
/** A shift has to explain so much more than standing still does. */
const BETTER = 0.45;
/** Flat parts are explained by every offset beyond theirs as well: a longer one has to be clearly better than a shorter one. */
const CLEARLY = { ofError: 0.6, byError: 0.02 };

const length = ({ dx, dy }: Offset) => dx * dx + dy * dy;

/** Offsets worth trying for a part that nothing is known of, the nearest first. */
export const offsets: readonly Offset[] = (() => {
  const all: Offset[] = [];
  for (let n = 2; n <= ALONG_MAX; n += 1)
    all.push({ dx: n, dy: 0 }, { dx: -n, dy: 0 }, { dx: 0, dy: n }, { dx: 0, dy: -n });
  for (let dx = -ASIDE_MAX; dx <= ASIDE_MAX; dx += 1)
    for (let dy = -ASIDE_MAX; dy <= ASIDE_MAX; dy += 1) if (dx !== 0 && dy !== 0) all.push({ dx, dy });
  return all.sort((a, b) => length(a) - length(b));
})();

/**
 * The offset by which the design's pixels are found again in the build, and the build's in the design: both, because a part that is
 * missing is found nowhere, and what is only in the build came from nowhere. Null where none explains the points.
 */
export function shiftOf(pair: Pair, points: Points, tries: readonly Offset[] = offsets): Offset | null {
  const still = errorOf(pair, points, { dx: 0, dy: 0 }, Number.POSITIVE_INFINITY);
  let limit = Math.min(ERROR_MAX, still * BETTER);
  let best: Offset | null = null;
  for (const offset of tries) {
    const error = errorOf(pair, points, offset, limit);
    if (error >= limit) continue;
    limit = Math.max(error * CLEARLY.ofError, error - CLEARLY.byError);
    best = offset;
  }
  return best;
}

/** How badly an offset explains the points, 0 to 1; stops counting once it is worse than `limit`. */
function errorOf({ design, build, grid }: Pair, points: Points, { dx, dy }: Offset, limit: number): number {
  const { width, height } = grid;
  const [a, b] = [design.data, build.data];
  const allowed = limit * points.length * 2 * STEP_MAX;
  let sum = 0;
  for (const n of points) {
    const x = n % width;
    const y = (n - x) / width;
    sum += stepOf(a, n, b, x + dx, y + dy, width, height) + stepOf(b, n, a, x - dx, y - dy, width, height);
    if (sum > allowed) return 1;
  }
  return sum / (points.length * 2 * STEP_MAX);
}

function stepOf(one: Uint8Array, n: number, other: Uint8Array, x: number, y: number, width: number, height: number) {
  if (x < 0 || y < 0 || x >= width || y >= height) return STEP_MAX;
  const [from, to] = [n * 4, (y * width + x) * 4];
  const step = Math.max(
    Math.abs(one[from]! - other[to]!),
    Math.abs(one[from + 1]! - other[to + 1]!),
    Math.abs(one[from + 2]! - other[to + 2]!),
  );
  return Math.min(STEP_MAX, step);
}
