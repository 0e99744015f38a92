import type { Raster } from '#domain/build-review/raster.ts';
import { kindOf } from './inspect.ts';
import { sharp } from './sharp.ts';

/** Steps of a channel above which a difference is a fault and not compression; faults are alike for every quality. */
const NOISE_MAX = 24;
/** Every which pixel is looked at: enough to tell one quality from another. */
const STRIDE = 7;

/**
 * The picture, compressed in the quality that comes nearest to the other picture, so that both have the same artefacts. It is
 * the picture itself if that is nearer, as for a lossless WebP, and null for a format that is not tried.
 */
export async function compressedLike(picture: Raster, other: Raster, otherBytes: Buffer): Promise<Raster | null> {
  const encoders = encodersFor(otherBytes);
  if (!encoders) return null;
  const png = (await sharp())(Buffer.from(picture.data), {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  }).removeAlpha();
  let best = { raster: picture, noise: noiseBetween(picture, other) };
  for (const encode of encoders) {
    const raster = await decoded(await encode(png.clone()).toBuffer());
    const noise = noiseBetween(raster, other);
    if (noise < best.noise) best = { raster, noise };
  }
  return best.raster;
}

type Encoded = ReturnType<Awaited<ReturnType<typeof sharp>>>;

function encodersFor(bytes: Buffer): ((picture: Encoded) => Encoded)[] | null {
  const kind = kindOf(bytes);
  if (kind === 'webp')
    return [40, 50, 60, 70, 75, 80, 85, 90, 95].map((quality) => (picture) => picture.webp({ quality }));
  if (kind !== 'jpeg') return null;
  const near = jpegQuality(bytes) ?? 80;
  const qualities = [near - 4, near, near + 4].map((quality) => Math.min(100, Math.max(1, quality)));
  return (['4:2:0', '4:4:4'] as const).flatMap((chromaSubsampling) =>
    qualities.map((quality) => (picture: Encoded) => picture.jpeg({ quality, chromaSubsampling })),
  );
}

async function decoded(bytes: Buffer): Promise<Raster> {
  const { data, info } = await (await sharp())(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function noiseBetween(one: Raster, other: Raster): number {
  const length = Math.min(one.data.length, other.data.length);
  let sum = 0;
  for (let n = 0; n < length; n += 4 * STRIDE)
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.min(NOISE_MAX, Math.abs(one.data[n + channel]! - other.data[n + channel]!));
  return sum;
}

/** Sum of the luminance table in the JPEG standard (T.81, annex K), which encoders scale by the quality. */
const STANDARD_SUM = 3685;

/** The quality in the scale of the usual encoders, from the file's first quantization table; null if there is none. */
export function jpegQuality(bytes: Buffer): number | null {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const [marker, length] = [bytes[at + 1]!, bytes.readUInt16BE(at + 2)];
    if (marker === 0xda) return null;
    if (marker === 0xdb && bytes[at + 4]! >> 4 === 0 && at + 5 + 64 <= bytes.length) {
      const sum = bytes.subarray(at + 5, at + 5 + 64).reduce((total, value) => total + value, 0);
      const scale = (100 * sum) / STANDARD_SUM;
      return Math.round(scale <= 100 ? (200 - scale) / 2 : 5000 / scale);
    }
    at += 2 + length;
  }
  return null;
}
