import { expect, test } from 'vitest';
import { movedDots, pixel } from '#test/moved-dots.ts';
import { shiftOf } from './shift.ts';

test('WORK-10 a part that moved is found by how far it moved, right or left, down or up', () => {
  for (const [dx, dy] of [
    [4, 0],
    [-4, 0],
    [0, 3],
    [0, -3],
    [2, -2],
  ] as const) {
    const { pair, points } = movedDots((_n, x, y) => pixel(x + dx, y + dy));
    expect(shiftOf(pair, points)).toEqual({ dx, dy });
  }
});

test('WORK-10 a part of which only a corner moved, and the rest is gone, did not move', () => {
  const { pair, points } = movedDots((n, x, y) => (n < 4 ? pixel(x + 4, y) : null));
  expect(shiftOf(pair, points.slice(0, 4))).toEqual({ dx: 4, dy: 0 });
  expect(shiftOf(pair, points)).toBeNull();
});

test('WORK-10 what stands still did not move, and neither did what is nowhere', () => {
  const still = movedDots((_n, x, y) => pixel(x, y));
  expect(shiftOf(still.pair, still.points)).toBeNull();
  const gone = movedDots(() => null);
  expect(shiftOf(gone.pair, gone.points)).toBeNull();
});
