import { expect, test } from 'vitest';
import { roomFor } from './room-for-frames.ts';

test('FILE-7 of more pictures than there is room for, the first are taken and the rest is said', () => {
  expect(roomFor(3, 4)).toEqual({ fits: 3, tooMany: null });
  expect(roomFor(3, 19)).toEqual({
    fits: 1,
    tooMany: 'A design has at most 20 frames: 2 pictures were left out. Remove a frame first.',
  });
  expect(roomFor(1, 22).tooMany).toMatch('one picture was left out');
});
