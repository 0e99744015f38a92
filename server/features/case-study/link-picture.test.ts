import { expect, test } from 'vitest';
import { fileOf } from './link-picture.ts';

const file = (width: number, type: 'image/webp' | 'image/avif' = 'image/webp') => ({
  key: `${width}.${type.slice(6)}`,
  width,
  height: width,
  bytes: width,
  type,
});

test('VIEW-5 the picture of a shared link is made of the narrowest file that is sharp enough', () => {
  expect(fileOf([file(800), file(400), file(1600), file(700, 'image/avif'), file(700)])).toBe('700.webp');
  expect(fileOf([file(1600), file(400), file(960)])).toBe('960.webp');
  expect(fileOf([file(600), file(400)])).toBe('600.webp');
  expect(fileOf([file(1600, 'image/avif')])).toBeUndefined();
});
