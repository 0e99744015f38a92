import { type Grid, type Region, spanOf } from './regions.ts';

/** A small picture of the differences between two pictures: 0 is equal, 1 to 4 are growing differences. */
export interface Heat {
  width: number;
  height: number;
  data: Uint8Array;
}

export const HEAT_STEPS = 4;
const WIDTH_MAX = 800;
/** Lowest level of each step, in 255ths of the way from black to white. */
const STEPS = [1, 20, 46, 90] as const;
/** A differing pixel is visible at this distance in the small picture. */
const REACH = 1;

/** Renders the differences of the regions, without those too small to be a region. */
export function heatOf(levels: Uint8Array, grid: Grid, regions: readonly Region[]): Heat {
  const shrink = Math.max(1, Math.ceil(grid.width / WIDTH_MAX));
  const [width, height] = [Math.ceil(grid.width / shrink), Math.ceil(grid.height / shrink)];
  const data = new Uint8Array(width * height);
  const raise = (x: number, y: number, step: number) => {
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1)
      for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1)
        if (data[row * width + column]! < step) data[row * width + column] = step;
  };
  for (const { cells } of regions) {
    for (const cell of cells) {
      const [x1, y1, x2, y2] = spanOf(cell, grid);
      for (let y = y1; y < y2; y += 1)
        for (let x = x1; x < x2; x += 1) {
          const level = levels[y * grid.width + x]!;
          if (level > 0) raise(Math.floor(x / shrink), Math.floor(y / shrink), stepOf(level));
        }
    }
  }
  return { width, height, data };
}

function stepOf(level: number): number {
  let step = 1;
  while (step < HEAT_STEPS && level >= STEPS[step]!) step += 1;
  return step;
}
