import { expect, test } from 'vitest';
import { placePins } from './place-pins.ts';

const room = { gap: 100, height: 1000 };
const heights = (ys: readonly number[]) =>
  placePins(
    ys.map((y) => ({ x: 10, y })),
    room,
  ).map(({ pinY }) => pinY);

test('EDIT-15 a pin stands at the height of its point where there is room', () => {
  expect(heights([200, 500, 800])).toEqual([200, 500, 800]);
});

test('EDIT-15 pins of near points do not touch, and keep the order of their points', () => {
  expect(heights([500, 480, 510])).toEqual([580, 480, 680]);
});

test('EDIT-15 no pin stands outside the picture', () => {
  expect(heights([0, 990, 1000])).toEqual([50, 850, 950]);
});
