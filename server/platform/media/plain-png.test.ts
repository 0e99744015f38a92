import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chunk, picture, pngOf } from '#test/picture.ts';
import { plainPng } from './plain-png.ts';

test('a PNG keeps its pixels and its turn, and loses texts and whatever hangs behind it', async () => {
  const png = await sharp(await picture())
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('hello')]));
  const parts = [png.subarray(8, png.length - 12), text];
  const long = Buffer.concat([pngOf(parts), Buffer.from('PK and more')]);
  const plain = plainPng(long);
  expect(plain.includes('zTXt') || plain.includes('PK and more')).toBe(false);
  const [before, after] = [await sharp(png).metadata(), await sharp(plain).metadata()];
  expect(after).toMatchObject({ width: before.width, height: before.height, orientation: 6 });
  expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('what is broken or no PNG comes back without an error', async () => {
  const jpeg = await picture('jpeg');
  expect(plainPng(jpeg)).toBe(jpeg);
  const png = await picture();
  for (const length of [0, 5, 9, 20, 40, png.length - 3]) plainPng(png.subarray(0, length));
});
