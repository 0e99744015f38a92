import { expect, test } from 'vitest';
import { thousands } from './thousands.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [45_000, '45,000'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (whole, words) => {
  expect(thousands(whole)).toBe(words);
});
