import { expect, test } from 'vitest';
import { percent, shareAllowed } from './check-result.ts';

test('a limit on a share holds as it stands from a thousand briefs on, and leaves room for chance among fewer', () => {
  expect(shareAllowed(0.02, 1_080)).toBe(0.02);
  // 2% of 162 briefs is three; in 95 of 100 sets there are six at most.
  expect(shareAllowed(0.02, 162) * 162).toBeCloseTo(6);
  expect(shareAllowed(0.02, 1)).toBe(0);
  expect(shareAllowed(0.02, 0)).toBe(0.02);
});

test('a share has one place behind the point, all and none have none', () => {
  expect([0, 1 / 3, 0.5, 1].map(percent)).toEqual(['0%', '33.3%', '50.0%', '100%']);
});
