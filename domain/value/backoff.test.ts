import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('each pause is twice as long as the one before, up to the longest, and begins anew after a success', () => {
  const backoff = createBackoff({ firstMs: 1_000, longestMs: 5_000, random: () => 0.5 });
  expect([1, 2, 3, 4, 5].map(() => backoff.next())).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  backoff.reset();
  expect(backoff.next()).toBe(1_000);
});

test('a pause is a quarter shorter or longer, so that pages do not all come back in the same second', () => {
  const pauses = [0, 0.25, 0.999].map((drawn) =>
    createBackoff({ firstMs: 1_000, longestMs: 1_000, random: () => drawn }).next(),
  );
  expect(pauses.map(Math.round)).toEqual([750, 875, 1_250]);
});
