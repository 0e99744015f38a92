import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { chunk, emptyPng, header, picture, pngOf } from '#test/picture.ts';
import type { Made } from './encode.ts';
import { pictureKind } from './inspect.ts';
import { createStudio } from './studio-child.ts';

/*
 * Pictures that were made to harm, given to the studio's own process, whose memory the kernel counts. Whoever sends one learns
 * that it is refused, or gets a clean picture of it.
 */
const MORE_MB_AT_MOST = 200;
const opened: ReturnType<typeof createStudio>[] = [];
afterEach(async () => {
  for (const studio of opened.splice(0)) await studio.close();
});

/** What becomes of these bytes as an upload, and how far the process rose above its rest. */
async function fate(bytes: Buffer): Promise<{ refused?: string; made: Made[]; moreMb: number }> {
  const studio = createStudio();
  opened.push(studio);
  await studio.measure(await picture('png', { width: 9, height: 9 }), 'png');
  const memory = (line: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${studio.pid()}/status`, 'utf8'))![1]) / 1024;
  const atRest = memory('VmRSS');
  const made: Made[] = [];
  try {
    const { width } = await studio.measure(bytes, pictureKind(bytes));
    await studio.encode(bytes, width, async (one) => void made.push(one));
    return { made, moreMb: memory('VmHWM') - atRest };
  } catch (error) {
    return {
      refused: (error as { code?: string }).code ?? (error as Error).name,
      made,
      moreMb: memory('VmHWM') - atRest,
    };
  }
}

const bytesOf = (made: Made[]) => made.flatMap((one) => (one.kind === 'variant' ? [one.data] : []));

/** Scan lines of one colour, packed as tightly as deflate can. */
const flat = (width: number, height: number) => chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));

test.runIf(process.platform === 'linux').each<[string, () => Promise<Buffer> | Buffer, string | null]>([
  ['a PNG of 50,000 × 50,000', () => emptyPng(50_000, 50_000), 'payload_too_large'],
  ['a PNG of 36 megapixels in a few kilobytes', () => pngOf([header(6000, 6000), flat(6000, 6000)]), null],
  [
    'a PNG whose colour profile unfolds to 200 MB',
    () => {
      const profile = Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
      return pngOf([header(600, 400), chunk('iCCP', profile), flat(600, 400)]);
    },
    null,
  ],
  [
    'a PNG with a thousand texts that unfold to 8 MB each',
    () => {
      const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(8_000_000))]);
      const texts = Array.from({ length: 1000 }, () => chunk('zTXt', text));
      return pngOf([header(600, 400), ...texts, flat(600, 400)]);
    },
    null,
  ],
  [
    'a WebP that moves through 90 megapixels',
    () => {
      const create = { width: 1000, height: 90_000, channels: 3 as const, background: '#aa3311', pageHeight: 1000 };
      return sharp({ create, limitInputPixels: false }).webp({ loop: 0, effort: 0, quality: 20 }).toBuffer();
    },
    null,
  ],
  [
    'a progressive JPEG of 36 megapixels',
    () =>
      picture('jpeg', { width: 6000, height: 6000 }).then((jpeg) => sharp(jpeg).jpeg({ progressive: true }).toBuffer()),
    null,
  ],
])('FILE-7 %s is refused or made anew in little memory', async (_name, make, refusal) => {
  const { refused, made, moreMb } = await fate(await make());
  expect(moreMb).toBeLessThan(MORE_MB_AT_MOST);
  expect(refused ?? null).toBe(refusal);
  expect(bytesOf(made).length > 0).toBe(refusal === null);
});

test('FILE-7 what hangs behind a picture, or is told in it, is in nothing that is made of it', async () => {
  const payload = '<script>alert(1)</script>';
  const jpeg = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { ImageDescription: payload }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  const archive = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(payload)]);
  const { made } = await fate(Buffer.concat([jpeg, archive]));
  expect(bytesOf(made)).toHaveLength(6);
  for (const data of bytesOf(made)) {
    expect(data.includes(payload)).toBe(false);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
  }
});

test('FILE-7 a drawing with a script, and pictures of other kinds, are not even opened', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `GIF89a/*${svg}*/=1`, `II*\0${svg}`, `%PDF-1.7 ${svg}`])
    expect(() => pictureKind(Buffer.from(text))).toThrow(
      'This file is damaged, or no PNG, JPEG, WebP or AVIF picture. Export it again.',
    );
  // One that calls itself a PNG is looked at as a PNG and as nothing else.
  const disguised = Buffer.concat([emptyPng(1, 1).subarray(0, 8), Buffer.from(svg)]);
  expect(await fate(disguised)).toMatchObject({ refused: 'invalid_request', made: [] });
});
