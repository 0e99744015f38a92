import { type Color, colorAt, isNear, type Pair, type Points, pointsOf } from './points.ts';
import type { Raster } from './raster.ts';
import type { Region } from './regions.ts';

/** How many pixels further right and further down a part is in the build than in the design. */
export interface Offset {
  dx: number;
  dy: number;
}

const ALONG_MAX = 128;
const ASIDE_MAX = 16;
/** Step of a channel; a larger one simply counts as different. */
const STEP_MAX = 64;
const ERROR_MAX = 0.3;
/** A shift must explain this much more than no shift. */
const BETTER = 0.45;
/** Flat parts fit every longer offset too, so a longer offset must be clearly better than a shorter one. */
const CLEARLY = { ofError: 0.6, byError: 0.02 };

const length = ({ dx, dy }: Offset) => dx * dx + dy * dy;

/** Offsets to try for a part without other hints, the nearest first. */
export const offsets: readonly Offset[] = (() => {
  const all: Offset[] = [];
  for (let n = 2; n <= ALONG_MAX; n += 1)
    all.push({ dx: n, dy: 0 }, { dx: -n, dy: 0 }, { dx: 0, dy: n }, { dx: 0, dy: -n });
  for (let dx = -ASIDE_MAX; dx <= ASIDE_MAX; dx += 1)
    for (let dy = -ASIDE_MAX; dy <= ASIDE_MAX; dy += 1) if (dx !== 0 && dy !== 0) all.push({ dx, dy });
  return all.sort((a, b) => length(a) - length(b));
})();

/** Within two pixels: there the same letters are drawn anew, and look like others. */
const nudges = Array.from({ length: 25 }, (_, n) => ({ dx: (n % 5) - 2, dy: Math.floor(n / 5) - 2 }))
  .filter((offset) => length(offset) > 0)
  .sort((a, b) => length(a) - length(b));

/** The offset by which a text sits beside itself; null where it says something else. */
export const nudgeOf = (pair: Pair, points: Points): Offset | null => shiftOf(pair, points, nudges, 1);

/** How far anti-aliasing and compression can move the edge of a thing. */
const EDGE = 2;
/** Enough to meet the edges of a thing. */
const EDGE_POINTS_MAX = 20_000;

/**
 * Offsets from the edges of what the design has on a plain ground to the edges of what the build has there. They
 * find a long move in any direction.
 */
export function offsetsBetweenEdges(pair: Pair, region: Region, ground: Color): Offset[] {
  const points = pointsOf(pair, region, EDGE_POINTS_MAX);
  const [from, to] = [edgesOf(pair.design, points, ground), edgesOf(pair.build, points, ground)];
  if (!from || !to) return [];
  const near = (...middles: number[]) => [
    ...new Set(middles.flatMap((middle) => Array.from({ length: 2 * EDGE + 1 }, (_, n) => middle - EDGE + n))),
  ];
  const down = near(to.top - from.top, to.bottom - from.bottom);
  return near(to.left - from.left, to.right - from.right)
    .flatMap((dx) => down.map((dy) => ({ dx, dy })))
    .filter(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) >= 2)
    .sort((a, b) => length(a) - length(b));
}

/** The outermost of the points that are not the ground; null when all are. */
function edgesOf(raster: Raster, points: Points, ground: Color) {
  const { width } = raster;
  let edges: { left: number; right: number; top: number; bottom: number } | null = null;
  for (const n of points) {
    if (isNear(colorAt(raster, n), ground)) continue;
    const [x, y] = [n % width, Math.floor(n / width)];
    edges ??= { left: x, right: x, top: y, bottom: y };
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.max(edges.bottom, y);
    edges.top = Math.min(edges.top, y);
  }
  return edges;
}

/**
 * The offset at which the design's pixels are found in the build, and the build's in the design; null when no offset
 * explains the points. Both directions are needed, because a missing part is found nowhere, and neither is an extra one.
 */
export function shiftOf(
  pair: Pair,
  points: Points,
  tries: readonly Offset[] = offsets,
  errorMax = ERROR_MAX,
): Offset | null {
  const places = placesOf(points, pair.grid.width);
  const still = errorOf(pair, places, { dx: 0, dy: 0 }, Number.POSITIVE_INFINITY);
  let limit = Math.min(errorMax, still * BETTER);
  let best: Offset | null = null;
  for (const offset of tries) {
    const error = errorOf(pair, places, offset, limit);
    if (error >= limit) continue;
    limit = Math.max(error * CLEARLY.ofError, error - CLEARLY.byError);
    best = offset;
  }
  return best;
}

/** The points as alternating x and y, which is faster for a thousand offsets. */
function placesOf(points: Points, width: number): Int32Array {
  const places = new Int32Array(points.length * 2);
  for (const [n, point] of points.entries()) {
    places[2 * n] = point % width;
    places[2 * n + 1] = Math.floor(point / width);
  }
  return places;
}

/** How badly an offset fits the places, 0 to 1; the count stops above `limit`. */
function errorOf({ design, build, grid }: Pair, places: Int32Array, { dx, dy }: Offset, limit: number): number {
  const { width, height } = grid;
  const [a, b] = [design.data, build.data];
  const most = places.length * STEP_MAX;
  const allowed = limit * most;
  const moved = (dy * width + dx) * 4;
  let sum = 0;
  for (let at = 0; at < places.length; at += 2) {
    const x = places[at]!;
    const y = places[at + 1]!;
    const n = (y * width + x) * 4;
    const isThere = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
    const wasThere = x - dx >= 0 && x - dx < width && y - dy >= 0 && y - dy < height;
    sum += (isThere ? stepOf(a, n, b, n + moved) : STEP_MAX) + (wasThere ? stepOf(b, n, a, n - moved) : STEP_MAX);
    if (sum > allowed) return 1;
  }
  return sum / most;
}

function stepOf(one: Uint8Array, from: number, other: Uint8Array, to: number): number {
  const red = Math.abs(one[from]! - other[to]!);
  const green = Math.abs(one[from + 1]! - other[to + 1]!);
  const blue = Math.abs(one[from + 2]! - other[to + 2]!);
  return Math.min(STEP_MAX, Math.max(red, green, blue));
}
