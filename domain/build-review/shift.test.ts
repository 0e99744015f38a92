import { expect, test } from 'vitest';
import type { Pair } from './points.ts';
import { shiftOf } from './shift.ts';

const SIDE = 60;
const at = (x: number, y: number) => y * SIDE + x;

/** Sixteen dots on black, each of a colour of its own. `moved` says where each is in the build; null where it is not. */
function dots(moved: (n: number, x: number, y: number) => number | null) {
  const [design, build] = [new Uint8Array(SIDE * SIDE * 4), new Uint8Array(SIDE * SIDE * 4)];
  const points = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = [17 + 7 * (n % 4), 17 + 7 * Math.floor(n / 4)];
    const color = [90 + 10 * n, 250 - 10 * n, 128];
    design.set(color, at(x, y) * 4);
    const place = moved(n, x, y);
    if (place !== null) build.set(color, place * 4);
    return at(x, y);
  });
  const size = { width: SIDE, height: SIDE };
  const grid = { ...size, side: 10, columns: 6, rows: 6 };
  const pair: Pair = {
    design: { ...size, data: design },
    build: { ...size, data: build },
    levels: new Uint8Array(SIDE * SIDE),
    grid,
  };
  return { pair, points };
}

test('WORK-10 a part that moved is found by how far it moved, right or left, down or up', () => {
  for (const [dx, dy] of [
    [4, 0],
    [-4, 0],
    [0, 3],
    [0, -3],
    [2, -2],
  ] as const) {
    const { pair, points } = dots((_n, x, y) => at(x + dx, y + dy));
    expect(shiftOf(pair, points)).toEqual({ dx, dy });
  }
});

test('WORK-10 a part of which only a corner moved, and the rest is gone, did not move', () => {
  const { pair, points } = dots((n, x, y) => (n < 4 ? at(x + 4, y) : null));
  expect(shiftOf(pair, points.slice(0, 4))).toEqual({ dx: 4, dy: 0 });
  expect(shiftOf(pair, points)).toBeNull();
});

test('WORK-10 what stands still did not move, and neither did what is nowhere', () => {
  const still = dots((_n, x, y) => at(x, y));
  expect(shiftOf(still.pair, still.points)).toBeNull();
  const gone = dots(() => null);
  expect(shiftOf(gone.pair, gone.points)).toBeNull();
});
