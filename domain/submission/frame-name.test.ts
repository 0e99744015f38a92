import { expect, test } from 'vitest';
import { whyNotFrameName } from './frame-name.ts';

test.each([
  ['Checkout', null],
  [' Checkout ', null],
  ['x'.repeat(200), null],
  ['', 'Give the frame a name'],
  ['   ', 'Give the frame a name'],
  ['x'.repeat(201), 'Use at most 200 characters'],
])('of the frame name %j is said %j', (name, said) => {
  expect(whyNotFrameName(name)).toBe(said);
});
