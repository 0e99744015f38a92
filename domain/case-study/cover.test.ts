import { expect, test } from 'vitest';
import { framesOfCover, isTall } from './cover.ts';

const sizes = { p: { width: 390, height: 844 }, w: { width: 1600, height: 1200 } };
/** Frames by their names: p1 is a phone’s screen, w1 a wide one. */
const cover = (names: string) => framesOfCover(names.split(' '), (name) => sizes[name[0] as 'p' | 'w']).join(' ');

test.each([
  ['p1 p2 p3 p4', 'p1 p2 p3'],
  ['p1', 'p1'],
  ['p1 w1 p2 w2', 'p1 w1 p2'],
  ['p1 w1 w2', 'w1 p1'],
  ['w1 w2 w3 w4', 'w1 w2 w3'],
  ['w1 w2 w3', 'w1 w2 w3'],
  ['w1 w2', 'w1'],
])('EDIT-15 the cover of %s shows %s', (frames, shown) => {
  expect(cover(frames)).toBe(shown);
});

test('EDIT-15 a picture is a phone’s screen where it is clearly higher than wide', () => {
  expect([114, 116, 87].map((height) => isTall({ width: 100, height }))).toEqual([false, true, false]);
});
