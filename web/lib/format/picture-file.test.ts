import { expect, test } from 'vitest';
import { sizeText, whyNotUpload } from './picture-file.ts';

const MB = 1024 * 1024;

test.each([
  ['plan.png', 'image/png', 2 * MB, null],
  ['plan.avif', '', 2 * MB, null],
  ['plan.JPG', 'image/jpeg', 15 * MB, null],
  ['sketch-03.heic', 'image/heic', 4 * MB, 'HEIC cannot be shown here. Save it as JPEG.'],
  ['sketch-03.HEIF', '', 4 * MB, 'HEIC cannot be shown here. Save it as JPEG.'],
  ['plan.svg', 'image/svg+xml', 9_000, 'Upload a PNG, JPEG, WebP or AVIF picture.'],
  ['plan.png', 'application/pdf', 9_000, 'Upload a PNG, JPEG, WebP or AVIF picture.'],
  ['plan', '', 9_000, 'Upload a PNG, JPEG, WebP or AVIF picture.'],
  ['plan.png', 'image/png', 0, 'This file is empty. Save it and upload it again.'],
  ['plan.png', 'image/png', 15 * MB + 1, 'A picture may have 15 MB. Export it smaller.'],
])('FILE-7 %s of type "%s" with %i bytes: %s', (name, type, size, why) => {
  expect(whyNotUpload({ name, type, size })).toBe(why);
});

test('sizes are said in the unit people know from their file list', () => {
  expect([2.13 * MB, 640 * 1024, 12].map(sizeText)).toEqual(['2.1 MB', '640 KB', '1 KB']);
});
