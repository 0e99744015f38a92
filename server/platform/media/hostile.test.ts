import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fateOf, hostilePictures, PAYLOAD } from '#test/hostile-pictures.ts';
import type { EncodedPart } from './encode.ts';
import { pictureKind } from './inspect.ts';

/*
 * Tests harmful pictures in the image processor's own process: each is refused or becomes a clean picture. `npm run bench --
 * hostile` measures the time of each.
 */
const MORE_MB_AT_MOST = 200;

const bytesOf = (made: EncodedPart[]) => made.flatMap((one) => (one.kind === 'variant' ? [one.data] : []));

test.runIf(process.platform === 'linux').for(hostilePictures)(
  'FILE-7 $name is refused or made anew in little memory, and nothing of it is told on',
  async ({ make, refusal }) => {
    const { refused, made, moreMb } = await fateOf(await make());
    expect(moreMb).toBeLessThan(MORE_MB_AT_MOST);
    expect(refused).toBe(refusal);
    expect(bytesOf(made).length > 0).toBe(refusal === null);
    for (const data of bytesOf(made)) {
      expect(data.includes(PAYLOAD)).toBe(false);
      const { exif, icc, xmp } = await sharp(data).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  },
);

test('FILE-7 a drawing with a script, and pictures of other kinds, are not even opened', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`;
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `GIF89a/*${svg}*/=1`, `II*\0${svg}`, `%PDF-1.7 ${svg}`])
    expect(() => pictureKind(Buffer.from(text))).toThrow(
      'This file is damaged, or no PNG, JPEG, WebP or AVIF picture. Export it again.',
    );
});
