import { expect, test } from 'vitest';
import { movedDots, pixel } from '#test/moved-dots.ts';
import { judge } from './kinds.ts';
import type { Pair } from './points.ts';
import type { Box } from './raster.ts';
import { gridFor, type Region } from './regions.ts';

/** All squares of a box. */
function regionOf({ grid }: Pair, box: Box): Region {
  const cells: number[] = [];
  for (let y = Math.floor(box.y / grid.side); y * grid.side < box.y + box.height; y += 1)
    for (let x = Math.floor(box.x / grid.side); x * grid.side < box.x + box.width; x += 1)
      cells.push(y * grid.columns + x);
  return { box, cells, pixels: 16 };
}
const DOTS: Box = { x: 17, y: 17, width: 22, height: 22 };
const FURTHER = 24;

test('WORK-10 a part that is gone is not found in an equal one beside it, which stands still', () => {
  const { pair, points } = movedDots(() => null);
  for (const n of points) {
    const color = pair.design.data.slice(n * 4, n * 4 + 4);
    pair.design.data.set(color, (n + FURTHER) * 4);
    pair.build.data.set(color, (n + FURTHER) * 4);
  }
  expect(judge(pair, regionOf(pair, DOTS)).kind).not.toBe('shift');
  const moved = movedDots((_n, x, y) => pixel(x + FURTHER, y));
  expect(judge(moved.pair, regionOf(moved.pair, DOTS))).toMatchObject({
    kind: 'shift',
    offset: { dx: FURTHER, dy: 0 },
  });
});

test('WORK-10 a background of another colour is a change of colour, also where its edges are not counted', () => {
  const [width, height] = [1200, 40];
  const grid = gridFor(width, height);
  const inset = (left: number) => {
    const box = { x: left, y: 0, width: width - 2 * left, height };
    const picture = (red: number) => {
      const data = new Uint8Array(width * height * 4).fill(255);
      for (let y = 0; y < height; y += 1)
        for (let x = box.x; x < box.x + box.width; x += 1) data.set([red, 0, 0, 255], (y * width + x) * 4);
      return { width, height, data };
    };
    const build = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
    const levels = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) levels.fill(255, y * width + box.x, y * width + box.x + box.width);
    const pair: Pair = { design: picture(200), build, levels, grid };
    return judge(pair, { ...regionOf(pair, box), pixels: box.width * box.height }).kind;
  };
  expect(inset(grid.side)).toBe('colour');
  expect(inset(grid.side * 8)).toBe('missing');
});
