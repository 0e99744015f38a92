import { expect, test } from 'vitest';
import { emptyPng } from '#test/picture.ts';
import { measurePicture } from './inspect.ts';

test('FILE-7 a picture of exactly 40 megapixels is taken, and one with a row more is not', async () => {
  expect(await measurePicture(emptyPng(8_000, 5_000), 'png')).toEqual({ width: 8_000, height: 5_000 });
  await expect(measurePicture(emptyPng(8_000, 5_001), 'png')).rejects.toThrow(/megapixels/i);
});
