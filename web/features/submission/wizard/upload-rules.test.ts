import { expect, test } from 'vitest';
import { roomFor, sizeText, whyNotUpload } from './upload-rules.ts';

const MB = 1024 * 1024;

test.each([
  ['plan.png', 'image/png', 2 * MB, null],
  ['plan.avif', '', 2 * MB, null],
  ['plan.JPG', 'image/jpeg', 15 * MB, null],
  ['sketch-03.heic', 'image/heic', 4 * MB, 'HEIC cannot be shown here. Save it as JPEG.'],
  ['sketch-03.HEIF', '', 4 * MB, 'HEIC cannot be shown here. Save it as JPEG.'],
  ['plan.svg', 'image/svg+xml', 9_000, 'Bring a PNG, JPEG, WebP or AVIF picture.'],
  ['plan.png', 'application/pdf', 9_000, 'Bring a PNG, JPEG, WebP or AVIF picture.'],
  ['plan', '', 9_000, 'Bring a PNG, JPEG, WebP or AVIF picture.'],
  ['plan.png', 'image/png', 0, 'This file is empty. Save it again and bring it once more.'],
  ['plan.png', 'image/png', 15 * MB + 1, 'A picture may have 15 MB. Export it smaller.'],
])('FILE-7 %s of type "%s" with %i bytes: %s', (name, type, size, why) => {
  expect(whyNotUpload({ name, type, size })).toBe(why);
});

test('FILE-7 of more pictures than there is room for, the first are taken and the rest is said', () => {
  expect(roomFor(3, 4)).toEqual({ fits: 3, tooMany: null });
  expect(roomFor(3, 19)).toEqual({
    fits: 1,
    tooMany: 'A design has at most 20 frames: 2 pictures were left out. Remove a frame first.',
  });
  expect(roomFor(1, 22).tooMany).toMatch('one picture was left out');
});

test('sizes are said in the unit people know from their file list', () => {
  expect([2.13 * MB, 640 * 1024, 12].map(sizeText)).toEqual(['2.1 MB', '640 KB', '1 KB']);
});
