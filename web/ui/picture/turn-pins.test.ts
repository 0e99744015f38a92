import { expect, test } from 'vitest';
import { turnPins } from './turn-pins.ts';

const phone = { width: 300, height: 225 };

test('pins with room are above and to the right of their spots', () => {
  const spots = [
    { x: 20, y: 30 },
    { x: 70, y: 60 },
  ];
  expect(turnPins(spots, phone)).toEqual([
    { x: 1, y: -1 },
    { x: 1, y: -1 },
  ]);
});

test('four pins on one spot are around it, and none hides another', () => {
  const turns = turnPins(Array(4).fill({ x: 50, y: 50 }), phone);
  expect(new Set(turns.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test('the same spots do not meet on a wide screen', () => {
  const spots = [
    { x: 20, y: 80 },
    { x: 24, y: 84 },
  ];
  expect(turnPins(spots, phone)[1]).not.toEqual({ x: 1, y: -1 });
  expect(turnPins(spots, { width: 1200, height: 900 })[1]).toEqual({ x: 1, y: -1 });
});
