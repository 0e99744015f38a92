import type { Sharp } from 'sharp';
import { PICTURE_PIXELS_MAX } from '#domain/picture/limits.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { sharp } from './sharp.ts';

/*
 * Measured on two cores for a frame of 2880 × 2048: WebP at effort 4 takes 130 ms for three widths with one decoding,
 * and AVIF at effort 2 takes 460 ms more (effort 4: 3.3 s). Therefore WebP is encoded first.
 */

/** Widths in pixels. A smaller picture keeps its own width as the widest. */
const PICTURE_WIDTHS = [1600, 800, 400] as const;
const WEBP = { quality: 82, effort: 4 };
/** The format's own limit. Our AVIF may be as high. */
const HEIGHT_MAX = 16_383;
/** A page of 1440 × 9000 keeps its width. A longer one is made narrower, because WebP takes 10 bytes for a pixel. */
const LAYER_PIXELS_MAX = 13_000_000;
/** Of a transparent picture. WebP packs the alpha channel on its own. */
const CLEAR_PIXELS_MAX = 6_500_000;
/** AVIF takes 30 bytes of memory for a pixel, and a long page takes a minute. Such a picture is WebP alone. */
const MODEST_PIXELS_MAX = 3_200_000;
const AVIF = { quality: 58, effort: 2 };

interface Layer {
  width: number;
  height: number;
  /** RGB or RGBA, 8 bits a channel. */
  data: Buffer;
  channels: 3 | 4;
}

/** How wide the widest file of a picture is. */
export const widestOf = (width: number): number => Math.min(width, PICTURE_WIDTHS[0]);

function widthsFor(width: number): number[] {
  const widest = widestOf(width);
  return [widest, ...PICTURE_WIDTHS.filter((narrower) => narrower < widest)];
}

/** Pictures up to this size may use 48 MB of memory for a moment. Larger ones are reduced while they are read. */
const WHOLE_PIXELS_MAX = 16_000_000;

/** Decodes a picture, rotated by its EXIF and in sRGB, without metadata; then reduces it step by step. */
async function pyramid(bytes: Buffer, width: number): Promise<Layer[]> {
  const opened = (await sharp())(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, pages: 1, failOn: 'error' });
  const { hasAlpha, width: across, height: down, autoOrient } = await opened.metadata();
  opened.autoOrient();
  const isWhole = hasAlpha && across * down <= WHOLE_PIXELS_MAX && (await isOpaque(opened.clone()));
  const whole = isWhole ? await layerOf(opened.removeAlpha()) : null;
  const layers: Layer[] = [];
  const ratio = autoOrient.width / autoOrient.height;
  const fitting = Math.floor(Math.sqrt((hasAlpha && !whole ? CLEAR_PIXELS_MAX : LAYER_PIXELS_MAX) * ratio));
  for (const wanted of widthsFor(Math.min(width, fitting))) {
    const above = layers.at(-1) ?? whole;
    const layer = await layerOf(
      (above ? await from(above) : opened).resize({ width: wanted, height: HEIGHT_MAX, fit: 'inside' }),
    );
    layers.push(layer.channels === 4 ? await withoutEmptyAlpha(layer) : layer);
  }
  if (whole) freePixels(whole.data);
  return layers;
}

async function layerOf(picture: Sharp): Promise<Layer> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels as 1 | 2 | 3 | 4;
  if (channels < 3) throw new Error(`A picture came out with ${channels} channels`);
  return { width: info.width, height: info.height, data, channels: channels as 3 | 4 };
}

/**
 * Most alpha channels are fully opaque, and each one makes every step half as slow again. Checking a frame takes 12 ms
 * to read the channel and 1 ms to compare whole blocks; checking single pixels took 75 ms.
 */
async function isOpaque(picture: Sharp): Promise<boolean> {
  const alpha = await picture.extractChannel('alpha').raw().toBuffer();
  let at = 0;
  while (at < alpha.length) {
    const end = Math.min(at + COVERING.length, alpha.length);
    if (alpha.compare(COVERING, 0, end - at, at, end) !== 0) break;
    at = end;
  }
  const isOpaque = at === alpha.length;
  freePixels(alpha);
  return isOpaque;
}
const COVERING = Buffer.alloc(65_536, 0xff);

async function withoutEmptyAlpha(layer: Layer): Promise<Layer> {
  if (!(await isOpaque(await from(layer)))) return layer;
  const opaque = await layerOf((await from(layer)).removeAlpha());
  freePixels(layer.data);
  return opaque;
}

/** In sharp 0.35, passing its own `info` as `raw` corrupts colours, so the three fields are named. */
async function from({ width, height, channels, data }: Layer) {
  return (await sharp())(data, { raw: { width, height, channels } });
}

const isModest = ({ width, height }: Layer) => width * height <= MODEST_PIXELS_MAX;
/** From effort 3 on, WebP takes twice the memory for a large picture. */
const toWebp = async (layer: Layer): Promise<Buffer> =>
  (await from(layer)).webp({ ...WEBP, ...(!isModest(layer) && { effort: 2 }) }).toBuffer();
const toAvif = async (layer: Layer): Promise<Buffer> => (await from(layer)).avif(AVIF).toBuffer();

/** One finished part of a picture's encoding. */
export type EncodedPart =
  | { kind: 'variant'; type: 'image/avif' | 'image/webp'; width: number; height: number; data: Buffer }
  | { kind: 'colors'; colors: string[] };

/** The number of cores for pictures. The widest AVIF takes 44 MB. */
const encodeSemaphore = createSemaphore(2);
/**
 * Two pictures may be decoded at a time. When files are being encoded, one of them waits for the semaphore of the
 * files.
 */
const decodeSemaphore = createSemaphore(2);
const neverAborted = new AbortController().signal;

/**
 * Encodes all files of a picture: WebP first and smallest first, because a card can show it early; then AVIF, widest
 * first, to keep both cores busy. Two files are encoded at a time, and the next picture is decoded after all files of
 * the former one are queued, which limits memory.
 */
export async function* encodePicture(bytes: Buffer, width: number): AsyncGenerator<EncodedPart> {
  const layers = await decodeSemaphore(neverAborted, () => encodeSemaphore(neverAborted, () => pyramid(bytes, width)));
  const [smallest, ...larger] = layers.toReversed();
  const webp = (layer: Layer) => async () => variant(layer, 'image/webp', await toWebp(layer));
  const avif = (layer: Layer) => async () => variant(layer, 'image/avif', await toAvif(layer));
  const asAvif = isModest(layers[0]!) ? layers.map(avif) : [];
  const making = [webp(smallest!), () => colorsOf(smallest!), ...larger.map(webp), ...asAvif];
  const made = making.map((make) => encodeSemaphore(neverAborted, make));
  void Promise.allSettled(made).then(() => layers.map(({ data }) => data).forEach(freePixels));
  for (const one of made) yield await one;
}

/**
 * Frees the pixels at once. They are outside the heap, so a small heap is collected only after about a hundred of
 * them, and calling the collector costs a twentieth of a picture's work.
 */
function freePixels({ buffer }: Buffer) {
  (buffer as ArrayBuffer).transfer(0);
}

function variant({ width, height }: Layer, type: 'image/avif' | 'image/webp', data: Buffer): EncodedPart {
  return { kind: 'variant', type, width, height, data };
}

async function colorsOf(layer: Layer): Promise<EncodedPart> {
  return { kind: 'colors', colors: await dominantColors(layer) };
}

const SAMPLE_WIDTH = 48;
/** Colours with a smaller distance (in RGB) count as one. */
const NEAR = 48;
const COLORS_MAX = 5;

/** Up to five hex colours, the most frequent first, with enough distance between them. */
async function dominantColors(layer: Layer): Promise<string[]> {
  const { data } = await (await from(layer))
    .resize({ width: SAMPLE_WIDTH, height: SAMPLE_WIDTH, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    buckets.set(key, bucket);
  }
  const chosen: number[][] = [];
  for (const { count, sum } of [...buckets.values()].sort((a, b) => b.count - a.count)) {
    const color = sum.map((channel) => Math.round(channel / count));
    if (chosen.every((other) => Math.hypot(...other.map((value, n) => value - color[n]!)) >= NEAR)) chosen.push(color);
    if (chosen.length === COLORS_MAX) break;
  }
  return chosen.map((color) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
}
