import { expect, test } from 'vitest';
import { onGoneFrame, whyNotFrameName } from './frame-name.ts';

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

test('DET-6 a pin on a frame that was taken out says where it was', () => {
  expect(onGoneFrame('Home')).toBe('On ‘Home’, a frame that was taken out');
  expect(onGoneFrame('')).toBe('On a frame that was taken out');
});
