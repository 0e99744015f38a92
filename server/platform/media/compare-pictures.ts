import { compare } from '#domain/build-review/compare.ts';
import { HEAT_STEPS, type Heat } from '#domain/build-review/heat.ts';
import type { Area, Raster } from '#domain/build-review/raster.ts';
import { shrink } from '#domain/build-review/shrink.ts';
import { PICTURE_PIXELS_MAX } from '#domain/picture/limits.ts';
import { compressedLike } from './compressed-like.ts';
import type { Compared } from './image-processor.ts';
import { kindOf } from './inspect.ts';
import { sharp } from './sharp.ts';

/**
 * Larger pictures are reduced before the comparison. This fits twice a frame of 2880 × 1440 and takes about a second.
 */
const COMPARED_PIXELS_MAX = 8_400_000;
/** Pictures up to this size are decoded completely, so that they can be reduced exactly. */
const OPENED_PIXELS_MAX = 16_000_000;

interface Size {
  width: number;
  height: number;
}

/**
 * Scales the design and the screenshot of its build to the narrower width of the two and compares them. No picture is
 * enlarged, because a blurred picture would differ everywhere.
 */
export async function comparePictures(design: Buffer, build: Buffer, ignored: readonly Area[]): Promise<Compared> {
  const sizes = [await sizeOf(design), await sizeOf(build)] as const;
  const width = commonWidth(sizes);
  const [a, b] = [await rasterAt(design, sizes[0], width), await rasterAt(build, sizes[1], width)];
  const isLossy = { design: kindOf(design) !== 'png', build: kindOf(build) !== 'png' };
  const isCompressed = isLossy.design || isLossy.build;
  // Artefacts can be imitated only where one picture has them, and at its own size.
  const like =
    isLossy.build && !isLossy.design && sizes[1].width === width
      ? { design: await compressedLike(a, b, build), build: b }
      : isLossy.design && !isLossy.build && sizes[0].width === width
        ? { design: a, build: await compressedLike(b, a, design) }
        : { design: null, build: null };
  const pair = like.design && like.build ? ([like.design, like.build] as const) : null;
  const isUnchanged = like.design === a && like.build === b;
  const { heat, ...comparison } = compare(...(pair ?? [a, b]), {
    ignored,
    perPixel: sizes[0].width / width,
    strictness: !isCompressed || isUnchanged ? 'exact' : pair ? 'alike' : 'compressed',
  });
  return {
    ...comparison,
    width,
    designHeight: a.height,
    buildHeight: b.height,
    isCompressed,
    ...(isCompressed && { compressed: isLossy.design && isLossy.build ? 'both' : isLossy.design ? 'design' : 'build' }),
    heat: await heatPng(heat),
  };
}

async function sizeOf(bytes: Buffer): Promise<Size> {
  const { autoOrient } = await (await sharp())(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, pages: 1 }).metadata();
  return autoOrient;
}

function commonWidth(sizes: readonly Size[]): number {
  const width = Math.min(...sizes.map((size) => size.width));
  const pixels = Math.max(...sizes.map((size) => width * width * (size.height / size.width)));
  return pixels <= COMPARED_PIXELS_MAX ? width : Math.floor(width * Math.sqrt(COMPARED_PIXELS_MAX / pixels));
}

/**
 * The picture on white at a given width. At a whole fraction of its width, each pixel is the mean of the pixels it
 * replaces.
 */
async function rasterAt(bytes: Buffer, size: Size, width: number): Promise<Raster> {
  const factor = size.width / width;
  const isWhole = Number.isInteger(factor) && size.width * size.height <= OPENED_PIXELS_MAX;
  const opened = (await sharp())(bytes, {
    limitInputPixels: PICTURE_PIXELS_MAX,
    pages: 1,
    failOn: 'error',
  }).autoOrient();
  const { data, info } = await (isWhole ? opened : opened.resize({ width, kernel: 'mitchell' }))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster: Raster = { width: info.width, height: info.height, data };
  return isWhole && factor > 1 ? shrink(raster, factor) : raster;
}

/** Colours from a small to a large difference: butter, orange, ember, crimson. */
const COLORS = [
  [245, 195, 31],
  [242, 154, 63],
  [242, 96, 31],
  [176, 20, 61],
] as const;
const OPACITY = 235;

async function heatPng({ width, height, data }: Heat): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  data.forEach((step, n) => {
    if (step === 0 || step > HEAT_STEPS) return;
    pixels.set([...COLORS[step - 1]!, OPACITY], n * 4);
  });
  return (await sharp())(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 8 })
    .toBuffer();
}
