import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '#test/picture.ts';
import { coverPreviewOf } from './cover-preview.ts';

test.each([
  ['one row', [[4000, 1]]],
  ['one column', [[1, 4000]]],
  [
    'a row, a frame and a column',
    [
      [4000, 1],
      [600, 400],
      [1, 4000],
    ],
  ],
])('VIEW-5 a cover of %s is a picture as well', async (_what, sizes) => {
  const pictures = sizes.map(([width, height]) => picture('png', { width, height }));
  const made = await coverPreviewOf(await Promise.all(pictures), '#ffffff');
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
