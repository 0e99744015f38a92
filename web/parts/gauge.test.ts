import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doneUpTo, placeFlags, roomOf } from './gauge.ts';

const rows = (...percentages: number[]) =>
  placeFlags(percentages.map((percentage) => ({ percentage }))).map(({ row }) => row);
const anyPercentages = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 30 });

test('flags with room between them hang in one row', () => {
  expect(rows(12, 38, 95)).toEqual([0, 0, 0]);
});

test('a flag that is in the way of its neighbour hangs below it; where both rows are taken, only its pole stands', () => {
  expect(rows(40, 46)).toEqual([0, 1]);
  expect(rows(50, 51, 52)).toEqual([0, 1, null]);
});

test('a flag at the far end leans back over the gauge', () => {
  expect(placeFlags([{ percentage: 84 }, { percentage: 85 }]).map(({ leans }) => leans)).toEqual([false, true]);
});

test('the milestone being made always shows, and moves no other', () => {
  fc.assert(
    fc.property(anyPercentages, fc.integer({ min: 0, max: 100 }), (percentages, at) => {
      const others = percentages.map((percentage) => ({ percentage }));
      const places = placeFlags([...others, { percentage: at, isNew: true }]);
      expect(places.at(-1)!.row).not.toBeNull();
      expect(places.slice(0, -1)).toEqual(placeFlags(others));
    }),
  );
});

test('no two flags of a row touch, on the narrowest gauge', () => {
  fc.assert(
    fc.property(anyPercentages, (percentages) => {
      const placed = placeFlags(percentages.map((percentage) => ({ percentage }))).map((place, n) => ({
        ...place,
        left: place.leans ? percentages[n]! * 2.5 - 40 : percentages[n]! * 2.5,
      }));
      for (const one of placed)
        for (const two of placed)
          if (one !== two && one.row !== null && one.row === two.row)
            expect(Math.abs(one.left - two.left)).toBeGreaterThanOrEqual(40);
    }),
  );
});

test('a flag grows up to its neighbour, and two that face each other share the gap', () => {
  const room = (...percentages: number[]) => {
    const flags = percentages.map((percentage) => ({ percentage }));
    return roomOf(flags, placeFlags(flags));
  };
  expect(room(18, 46, 92)).toEqual([28, 23, 23]);
  // The second hangs below the first, and stops at the pole of the third.
  expect(room(10, 20, 50)).toEqual([40, 30, 50]);
  expect(room(100)).toEqual([100]);
});

test('the ruler is filled to the last milestone before which none is open', () => {
  const stone = (percentage: number, isDone: boolean) => ({ percentage, isDone });
  expect(doneUpTo([stone(60, true), stone(20, true), stone(95, true)])).toBe(95);
  expect(doneUpTo([stone(60, false), stone(20, true), stone(95, true)])).toBe(20);
  expect(doneUpTo([stone(20, false)])).toBe(0);
  expect(doneUpTo([])).toBe(0);
});
