import { PICTURE_PIXELS_MAX } from '#domain/picture/limits.ts';
import { sharp } from './sharp.ts';

const SIZE = { width: 1200, height: 630 };
const MARGIN = 56;
const GAP = 28;
/** Of a picture's sides. One pixel of a longer one would be as wide as the cover, or have no width. */
const RATIO_MAX = 20;
const JPEG = { quality: 84, mozjpeg: true };

/** The cover of a page as a JPEG of 1200 × 630: up to three whole pictures side by side on a ground. */
export async function coverPreviewOf(pictures: readonly Buffer[], ground: string): Promise<Buffer> {
  const open = await sharp();
  const shown = await Promise.all(
    pictures.map(async (bytes) => {
      const plain = open(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, pages: 1, failOn: 'error' }).autoOrient();
      const { autoOrient } = await open(bytes).metadata();
      const ratio = Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, autoOrient.width / autoOrient.height));
      return { plain, ratio };
    }),
  );
  const room = { width: SIZE.width - 2 * MARGIN - GAP * (shown.length - 1), height: SIZE.height - 2 * MARGIN };
  const height = Math.floor(Math.min(room.height, room.width / shown.reduce((sum, { ratio }) => sum + ratio, 0)));
  const widths = shown.map(({ ratio }) => Math.floor(height * ratio));
  let left = Math.floor((SIZE.width - widths.reduce((sum, width) => sum + width, 0) - GAP * (shown.length - 1)) / 2);
  const layers: { input: Buffer; left: number; top: number }[] = [];
  for (const [at, { plain }] of shown.entries()) {
    const input = await plain
      .toColourspace('srgb')
      .resize({ width: widths[at]!, height, fit: 'fill' })
      .png()
      .toBuffer();
    layers.push({ input, left, top: Math.floor((SIZE.height - height) / 2) });
    left += widths[at]! + GAP;
  }
  return open({ create: { ...SIZE, channels: 3, background: ground } })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer();
}
