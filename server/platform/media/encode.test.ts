import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '#test/picture.ts';
import { type EncodedPart, encodePicture } from './encode.ts';

async function madeOf(bytes: Buffer, width: number): Promise<EncodedPart[]> {
  const all: EncodedPart[] = [];
  for await (const made of encodePicture(bytes, width)) all.push(made);
  return all;
}

const nameOf = (made: EncodedPart) =>
  made.kind === 'colors' ? 'colors' : `${made.type.slice('image/'.length)} ${made.width}`;

/** As wide as a frame, but so low that its files are encoded quickly. */
const strip = (color?: string) => picture('png', { height: 80, ...(color && { color }) });

test('FILE-6 what a card shows first is made first, of each of several pictures', async () => {
  const frames = await Promise.all(['#203040', '#a06020', '#30a050'].map(strip));
  for (const made of await Promise.all(frames.map((frame) => madeOf(frame, 1200))))
    expect(made.map(nameOf)).toEqual([
      'webp 400',
      'colors',
      'webp 800',
      'webp 1200',
      'avif 1200',
      'avif 800',
      'avif 400',
    ]);
});

test('FILE-6 a picture that cannot be opened fails alone', async () => {
  const frame = await strip();
  const [broken, whole] = await Promise.allSettled([madeOf(frame.subarray(0, 300), 1200), madeOf(frame, 1200)]);
  expect(broken.status).toBe('rejected');
  expect(whole.status).toBe('fulfilled');
});

test.each([
  { opacity: 1, width: 900, height: 100, hasAlpha: false },
  { opacity: 0.5, width: 900, height: 100, hasAlpha: true },
  // Larger than pictures that are decoded completely.
  { opacity: 1, width: 8100, height: 2000, hasAlpha: false },
  { opacity: 0.5, width: 8100, height: 2000, hasAlpha: true },
])(
  'FILE-6 transparency is kept where it shows something: $opacity, $width wide',
  async ({ opacity, width, height, hasAlpha }) => {
    const create = { width, height, channels: 4 as const, background: { r: 9, g: 99, b: 199, alpha: opacity } };
    for (const made of await madeOf(await sharp({ create }).png().toBuffer(), width)) {
      if (made.kind === 'colors') continue;
      expect((await sharp(made.data).metadata()).hasAlpha, nameOf(made)).toBe(hasAlpha);
      const pixel = await sharp(made.data)
        .ensureAlpha()
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      for (const [n, value] of [9, 99, 199, opacity * 255].entries())
        expect(Math.abs(pixel[n]! - value)).toBeLessThan(8);
    }
  },
);

test('FILE-6 a transparency that covers nothing changes no file', async () => {
  // 399 × 3 pixels, so that one is over when they are taken four at a time.
  const size = { width: 399, height: 3 };
  const noise = Buffer.from(Array.from({ length: size.width * size.height * 3 }, (_, n) => (n * n * 31) % 251));
  const drawn = sharp(noise, { raw: { ...size, channels: 3 } });
  const [without, covering] = await Promise.all([drawn.clone().png().toBuffer(), drawn.ensureAlpha().png().toBuffer()]);
  expect((await sharp(covering).metadata()).channels).toBe(4);
  expect(await madeOf(covering, size.width)).toEqual(await madeOf(without, size.width));
});

test('FILE-6 one pixel that lets something through is enough to keep the transparency', async () => {
  // More than one block of pixels, and the last one is not whole.
  const size = { width: 400, height: 301, channels: 4 as const };
  const pixels = Buffer.alloc(size.width * size.height * size.channels, 0xff);
  pixels[pixels.length - 1] = 0xfe;
  const made = await madeOf(await sharp(pixels, { raw: size }).png().toBuffer(), size.width);
  const webp = made.find((one) => one.kind === 'variant' && one.type === 'image/webp');
  expect(webp && nameOf(webp)).toBe('webp 400');
  expect((await sharp((webp as Extract<EncodedPart, { kind: 'variant' }>).data).metadata()).hasAlpha).toBe(true);
});
