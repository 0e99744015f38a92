import { expect, test } from 'vitest';
import { emptyPng, picture } from '#test/picture.ts';
import { measurePicture } from './inspect.ts';

test('FILE-7 a picture of exactly 40 megapixels is taken, and one with a row more is not', async () => {
  expect(await measurePicture(emptyPng(8_000, 5_000), 'png')).toEqual({ width: 8_000, height: 5_000 });
  await expect(measurePicture(emptyPng(8_000, 5_001), 'png')).rejects.toThrow(/megapixels/i);
});

test('FILE-7 a JPEG of very many passes is not taken, however small; one with such bytes in its thumbnail is', async () => {
  const jpeg = await picture('jpeg', { width: 300, height: 200 });
  const size = { width: 300, height: 200 };
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const end = Buffer.from([0xff, 0xd9]);
  const withScans = (more: number) => Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(more).fill(scan), end]);
  expect(await measurePicture(withScans(99), 'jpeg')).toEqual(size);
  await expect(measurePicture(withScans(100), 'jpeg')).rejects.toThrow(/too long to open/);
  const thumbnail = Buffer.concat([
    Buffer.from([0xff, 0xef, 0x03, 0xe8]),
    Buffer.alloc(998, Buffer.from([0xff, 0xda])),
  ]);
  const pictured = Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)]);
  expect(await measurePicture(pictured, 'jpeg')).toEqual(size);
});
