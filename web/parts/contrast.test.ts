import { expect, test } from 'vitest';
import { contrastOf, inkOn } from './contrast.ts';

test('contrast is 21 between black and white, whichever comes first, and 1 with itself', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#B6432A', '#b6432a')).toBeCloseTo(1);
});

test('the grey that just passes for body text on white does', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every colour gets the ink that can be read on it, at 4.5 or better', () => {
  for (const hex of ['#B6432A', '#C88A48', '#E6B849', '#54704F', '#F6EAD6', '#33251D', '#808080', '#777777']) {
    expect(inkOn(hex)!.ratio).toBeGreaterThanOrEqual(4.5);
  }
  expect(inkOn('#f6ead6')!.dark).toBe(true);
  expect(inkOn('#33251d')!.dark).toBe(false);
});

test('what is no colour has no contrast', () => {
  expect(contrastOf('rust', '#ffffff')).toBeNull();
  expect(inkOn('#fff')).toBeNull();
});
