import type { Box, Raster } from './raster.ts';
import { type Grid, type Region, spanOf } from './regions.ts';

/** Some of the differing pixels, by their index in the picture. */
export type Points = readonly number[];

export interface Pair {
  design: Raster;
  build: Raster;
  levels: Uint8Array;
  grid: Grid;
}

/** A colour as channels of 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

const POINTS_MAX = 600;
const SEEN_AROUND = 4000;
const AROUND_MIN = 40;

/** Differing pixels of a region, at most `max` and spread evenly; the choice is always the same. */
export function pointsOf({ levels, grid }: Pair, { cells, pixels }: Region, max = POINTS_MAX): Points {
  const every = Math.max(1, Math.ceil(pixels / max));
  const points: number[] = [];
  let count = 0;
  for (const cell of cells) {
    const [x1, y1, x2, y2] = spanOf(cell, grid);
    for (let y = y1; y < y2; y += 1)
      for (let x = x1; x < x2; x += 1) {
        const n = y * grid.width + x;
        if (levels[n] === 0) continue;
        if (count % every === 0) points.push(n);
        count += 1;
      }
  }
  return points;
}

/** Equal pixels closely around a box, or inside it when it fills the picture. */
export function surroundings({ levels, grid }: Pair, box: Box): Points {
  const reach = grid.side * 1.5;
  const [left, top] = [Math.max(0, Math.floor(box.x - reach)), Math.max(0, Math.floor(box.y - reach))];
  const right = Math.min(grid.width, Math.ceil(box.x + box.width + reach));
  const bottom = Math.min(grid.height, Math.ceil(box.y + box.height + reach));
  const inside: number[] = [];
  const around: number[] = [];
  const every = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / SEEN_AROUND)));
  for (let y = top; y < bottom; y += 1) {
    const isBeside = y < box.y || y >= box.y + box.height;
    for (let x = left; x < right; x += 1) {
      const n = y * grid.width + x;
      if (levels[n] !== 0) continue;
      if (isBeside || x < box.x || x >= box.x + box.width) around.push(n);
      else if (x % every === 0 && y % every === 0) inside.push(n);
    }
  }
  return around.length >= AROUND_MIN ? around : inside;
}

export function colorAt({ data }: Raster, n: number): Color {
  return [data[n * 4]!, data[n * 4 + 1]!, data[n * 4 + 2]!];
}

/**
 * The most common colour of the points, and its share of them, 0 to 1. Anti-aliased edges and compressed colours
 * count too.
 */
export function mainColor(raster: Raster, points: Points): { color: Color; share: number } {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (const n of points) {
    const [red, green, blue] = colorAt(raster, n);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(key, bin);
  }
  let best = { count: 0, red: 0, green: 0, blue: 0 };
  for (const bin of bins.values()) if (bin.count > best.count) best = bin;
  if (best.count === 0) return { color: [0, 0, 0], share: 0 };
  const color: Color = [
    Math.round(best.red / best.count),
    Math.round(best.green / best.count),
    Math.round(best.blue / best.count),
  ];
  return { color, share: shareOf(raster, points, color) };
}

const NEAR = 12;

export function isNear(one: Color, other: Color): boolean {
  return one.every((value, channel) => Math.abs(value - other[channel]!) <= NEAR);
}

/** Share of the points with about this colour, 0 to 1. */
export function shareOf(raster: Raster, points: Points, color: Color): number {
  if (points.length === 0) return 0;
  return points.filter((n) => isNear(colorAt(raster, n), color)).length / points.length;
}
