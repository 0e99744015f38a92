import { expect, test } from 'vitest';
import { shapeOf } from './picture-shape.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1440, height: 900 };
const card = { width: 600, height: 640 };
const strip = { width: 1000, height: 70 };

test('EDIT-15 a line of a screen is not set beside another picture: each has a row of its own', () => {
  expect(shapeOf([card, strip])).toBe('stack');
  expect(shapeOf([screen, undefined, strip])).toBe('stack');
});

test('EDIT-15 other pictures of a block stand side by side', () => {
  expect(shapeOf([phone, phone])).toBe('tall');
  expect(shapeOf([card, screen])).toBe('wide');
  expect(shapeOf([])).toBe('wide');
});
