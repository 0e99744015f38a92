import type { Box } from './raster.ts';

/** Differing pixels that belong together. */
export interface Region {
  box: Box;
  /** Indexes of its squares, row by row. */
  cells: number[];
  /** Number of differing pixels in it. */
  pixels: number;
}

/** The picture in squares, for grouping differences and for the score. */
export interface Grid {
  /** The side of a square in pixels. */
  side: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** A square's side is about a two-hundredth of the width: four pixels for a phone's frame at double density. */
export function gridFor(width: number, height: number): Grid {
  const side = Math.min(12, Math.max(4, Math.round(width / 200)));
  return { side, columns: Math.ceil(width / side), rows: Math.ceil(height / side), width, height };
}

/** Squares closer than this are one region: the letters of a line, both edges of a moved word. */
const REACH = 3;

/** Groups differing pixels into regions, the largest first. Single specks are ignored. */
export function regionsOf(levels: Uint8Array, grid: Grid): Region[] {
  const counts = countsOf(levels, grid);
  const cells: number[] = [];
  for (let cell = 0; cell < counts.length; cell += 1) if (counts[cell]! >= grid.side / 2) cells.push(cell);
  return gather(cells, REACH, { counts, levels, grid });
}

/** The parts of a region that do not touch. */
export function partsOf(region: Region, levels: Uint8Array, grid: Grid): Region[] {
  const counts = new Uint16Array(grid.columns * grid.rows);
  for (const cell of region.cells) counts[cell] = countIn(cell, levels, grid);
  return gather(region.cells, 1, { counts, levels, grid });
}

interface Gathered {
  /** Number of differing pixels in every square. */
  counts: Uint16Array;
  levels: Uint8Array;
  grid: Grid;
}

/** Squares at most `reach` apart are one region. */
function gather(cells: readonly number[], reach: number, { counts, levels, grid }: Gathered): Region[] {
  const isLeft = new Uint8Array(grid.columns * grid.rows);
  for (const cell of cells) isLeft[cell] = 1;
  const regions: Region[] = [];
  for (const first of cells) {
    if (!isLeft[first]) continue;
    isLeft[first] = 0;
    const together = [first];
    for (let n = 0; n < together.length; n += 1) {
      const [column, row] = [together[n]! % grid.columns, Math.floor(together[n]! / grid.columns)];
      for (let y = Math.max(0, row - reach); y <= Math.min(grid.rows - 1, row + reach); y += 1) {
        for (let x = Math.max(0, column - reach); x <= Math.min(grid.columns - 1, column + reach); x += 1) {
          const cell = y * grid.columns + x;
          if (!isLeft[cell]) continue;
          isLeft[cell] = 0;
          together.push(cell);
        }
      }
    }
    const pixels = together.reduce((sum, cell) => sum + counts[cell]!, 0);
    if (pixels >= grid.side ** 2)
      regions.push({ cells: together.sort((a, b) => a - b), pixels, box: boxOf(together, levels, grid) });
  }
  return regions.sort((a, b) => b.pixels - a.pixels);
}

/** Number of differing pixels in every square. Most pixels are equal, so four are checked at a time. */
function countsOf(levels: Uint8Array, { side, columns, rows, width }: Grid): Uint16Array {
  const counts = new Uint16Array(columns * rows);
  const fours = new Uint32Array(levels.buffer, levels.byteOffset, levels.length >> 2);
  for (let n = 0; n < levels.length; n += 1) {
    if ((n & 3) === 0) while (fours[n >> 2] === 0) n += 4;
    if (!levels[n]) continue;
    const x = n % width;
    counts[Math.floor((n - x) / width / side) * columns + Math.floor(x / side)]! += 1;
  }
  return counts;
}

function countIn(cell: number, levels: Uint8Array, grid: Grid): number {
  const [x1, y1, x2, y2] = spanOf(cell, grid);
  let count = 0;
  for (let y = y1; y < y2; y += 1) for (let x = x1; x < x2; x += 1) if (levels[y * grid.width + x] !== 0) count += 1;
  return count;
}

/** The part of a square inside the picture: first and last column and row; the last ones are not included. */
export function spanOf(cell: number, { side, columns, width, height }: Grid): [number, number, number, number] {
  const [x, y] = [(cell % columns) * side, Math.floor(cell / columns) * side];
  return [x, y, Math.min(width, x + side), Math.min(height, y + side)];
}

/** The smallest box around the differing pixels of some squares. */
function boxOf(cells: readonly number[], levels: Uint8Array, grid: Grid): Box {
  let [left, top, right, bottom] = [grid.width, grid.height, 0, 0];
  for (const cell of cells) {
    const [x1, y1, x2, y2] = spanOf(cell, grid);
    for (let y = y1; y < y2; y += 1) {
      for (let x = x1; x < x2; x += 1) {
        if (levels[y * grid.width + x] === 0) continue;
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        if (y >= bottom) bottom = y + 1;
      }
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
