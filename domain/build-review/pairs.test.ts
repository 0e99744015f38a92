import { expect, test } from 'vitest';
import { movedDots, pixel } from '#test/moved-dots.ts';
import type { Judged } from './kinds.ts';
import { joinMoved } from './pairs.ts';
import type { Box } from './raster.ts';

const DOTS: Box = { x: 17, y: 17, width: 22, height: 22 };

/** The dots are gone at their old place, and new `dx` and `dy` further; `to` is the box of the new place. */
function gone(dx: number, dy: number, to: Partial<Box>, kind: Judged['kind'] = 'extra') {
  const { pair } = movedDots((_n, x, y) => pixel(x + dx, y + dy));
  const { side, columns } = pair.grid;
  const cellsOf = (x: number, y: number) =>
    Array.from({ length: 16 }, (_, n) => {
      const [left, top] = [x + 7 * (n % 4), y + 7 * Math.floor(n / 4)];
      return Math.floor(top / side) * columns + Math.floor(left / side);
    });
  const judged = (of: Judged['kind'], box: Box): Judged => ({
    kind: of,
    region: { box, cells: cellsOf(box.x, box.y), pixels: 16 },
    from: [200, 90, 20],
    to: [20, 90, 200],
    offset: null,
  });
  const place = { ...DOTS, x: DOTS.x + dx, y: DOTS.y + dy };
  const other = judged(kind, { ...place, ...to });
  other.region.cells = cellsOf(place.x, place.y);
  return { pair, judged: [judged('missing', DOTS), other] };
}
const joined = ({ pair, judged }: ReturnType<typeof gone>) =>
  joinMoved(pair, judged).map(({ kind, offset }) => [kind, offset]);

test('WORK-10 a part that moved far is one finding, where both places have one column, one row or one size', () => {
  // The new place is taller: only its column says that it is the same part.
  expect(joined(gone(0, 24, { height: 32 }))).toEqual([['shift', { dx: 0, dy: 24 }]]);
  expect(joined(gone(24, 0, { width: 32 }))).toEqual([['shift', { dx: 24, dy: 0 }]]);
  expect(joined(gone(24, 12, {}))).toEqual([['shift', { dx: 24, dy: 12 }]]);
});

test('WORK-10 two places that share no edge and no size, or are of other kinds, stay two findings', () => {
  expect(joined(gone(0, 24, { x: 24, width: 32 }))).toHaveLength(2);
  expect(joined(gone(0, 24, { width: 32, height: 32 }))).toHaveLength(2);
  expect(joined(gone(0, 24, {}, 'size'))).toHaveLength(2);
});
