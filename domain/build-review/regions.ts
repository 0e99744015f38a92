import type { Box } from './raster.ts';

/** Differing pixels that belong together. */
export interface Region {
  box: Box;
  /** Numbers of the squares it covers, row after row. */
  cells: number[];
  /** How many pixels differ in it. */
  pixels: number;
}

/** The picture in squares: differences are gathered, and the score is counted, by them. */
export interface Grid {
  /** The side of a square in pixels. */
  side: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** A square is about a two-hundredth of the width: four pixels of a phone's frame at double density. */
export function gridFor(width: number, height: number): Grid {
  const side = Math.min(12, Math.max(4, Math.round(width / 200)));
  return { side, columns: Math.ceil(width / side), rows: Math.ceil(height / side), width, height };
}

/** Squares nearer than this to each other are one region: the letters of a line, both edges of a moved word. */
const REACH = 3;

/** Gathers differing pixels into regions, the largest first; specks are nothing anybody would call a difference. */
export function regionsOf(levels: Uint8Array, grid: Grid): Region[] {
  const counts = countsOf(levels, grid);
  const isOn = (cell: number) => counts[cell]! >= grid.side / 2;
  const seen = new Uint8Array(counts.length);
  const regions: Region[] = [];
  for (let first = 0; first < counts.length; first += 1) {
    if (seen[first] || !isOn(first)) continue;
    const cells = [first];
    seen[first] = 1;
    for (let n = 0; n < cells.length; n += 1) {
      const [column, row] = [cells[n]! % grid.columns, Math.floor(cells[n]! / grid.columns)];
      for (let y = Math.max(0, row - REACH); y <= Math.min(grid.rows - 1, row + REACH); y += 1) {
        for (let x = Math.max(0, column - REACH); x <= Math.min(grid.columns - 1, column + REACH); x += 1) {
          const cell = y * grid.columns + x;
          if (seen[cell] || !isOn(cell)) continue;
          seen[cell] = 1;
          cells.push(cell);
        }
      }
    }
    const pixels = cells.reduce((sum, cell) => sum + counts[cell]!, 0);
    if (pixels >= grid.side ** 2)
      regions.push({ cells: cells.sort((a, b) => a - b), pixels, box: boxOf(cells, levels, grid) });
  }
  return regions.sort((a, b) => b.pixels - a.pixels);
}

/** How many pixels differ in every square. */
function countsOf(levels: Uint8Array, { side, columns, rows, width }: Grid): Uint16Array {
  const counts = new Uint16Array(columns * rows);
  for (let n = 0; n < levels.length; n += 1) {
    if (levels[n] === 0) continue;
    const x = n % width;
    counts[Math.floor((n - x) / width / side) * columns + Math.floor(x / side)]! += 1;
  }
  return counts;
}

/** The pixels of a square that are inside the picture: first and last column and row, the last ones not included. */
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
