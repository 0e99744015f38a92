import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compressionWords } from '#domain/build-review/compression.ts';
import { pngOf, renderScreen, type Screen, svgOf } from '#test/screens.ts';
import { comparePictures } from './compare-pictures.ts';
import { jpegQuality } from './compressed-like.ts';

const SEEDS = [1, 3];

/** Of the screens of one compression, this many may have one finding more or less. */
const OTHERS_MAX = 1;

/** The first part is 8 px lower, 3 px lower, or of another colour. */
function faulty(seed: number): Screen {
  const screen = renderScreen(seed);
  const [part, ...others] = screen.parts;
  const changed = [
    { ...part!, y: part!.y + 8 },
    { ...part!, y: part!.y + 3 },
    { ...part!, fill: '#8a5fd0' },
  ][seed % 3]!;
  return { ...screen, parts: [changed, ...others] };
}

const compressions = {
  'JPEG 60': (png: Buffer) => sharp(png).jpeg({ quality: 60 }),
  'JPEG 80': (png: Buffer) => sharp(png).jpeg({ quality: 80 }),
  'WebP 80': (png: Buffer) => sharp(png).webp({ quality: 80 }),
};

test.each(Object.entries(compressions))(
  'WORK-10 a screenshot as %s has the findings of the PNG',
  {
    timeout: 240_000,
  },
  async (_, compress) => {
    const whatFor = async (design: Buffer, build: Buffer) =>
      (await comparePictures(design, build, [])).findings.map(({ kind, dx, dy }) => `${kind} ${dx} ${dy}`);
    let others = 0;
    for (const seed of SEEDS) {
      const [design, build] = [pngOf(svgOf(renderScreen(seed))), pngOf(svgOf(faulty(seed)))].map((png) =>
        Buffer.from(png),
      ) as [Buffer, Buffer];
      const [found, exact] = [await whatFor(design, await compress(build).toBuffer()), await whatFor(design, build)];
      if (found.join() !== exact.join()) others += 1;
      expect(await whatFor(design, await compress(design).toBuffer())).toEqual([]);
    }
    expect(others).toBeLessThanOrEqual(OTHERS_MAX);
  },
);

test('WORK-10 it is said which of the two is compressed, and PNG is advised only for a build that is', async () => {
  const png = pngOf(svgOf(renderScreen(1)));
  const webp = await sharp(png).webp({ quality: 80 }).toBuffer();
  const wordsFor = async (design: Buffer, build: Buffer) => {
    const { isCompressed, compressed } = await comparePictures(design, build, []);
    return isCompressed ? compressionWords(compressed) : null;
  };
  expect(await wordsFor(png, png)).toBeNull();
  expect(await wordsFor(webp, png)).toMatch(/^The design’s own picture is compressed(?!.*PNG)/);
  expect(await wordsFor(png, webp)).toMatch(/^The build’s picture is compressed.*PNG/);
  expect(await wordsFor(webp, webp)).toMatch(/^Both pictures are compressed(?!.*PNG)/);
});

test('the quality of a JPEG is read from its tables', async () => {
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#8a5fd0' } });
  for (const quality of [30, 50, 75, 92]) {
    const read = jpegQuality(await picture.clone().jpeg({ quality }).toBuffer());
    expect(Math.abs(read! - quality)).toBeLessThanOrEqual(1);
  }
  expect(jpegQuality(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]))).toBeNull();
});
