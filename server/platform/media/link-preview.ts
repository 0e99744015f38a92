import { PICTURE_PIXELS_MAX } from '#domain/submission/limits.ts';
import { sharp } from './sharp.ts';

/** What networks and messengers show best: 1200 × 630 px. */
const SIZE = { width: 1200, height: 630 };
/** Pictures about as wide as the preview fill it, from their upper edge, where a screen says what it is. */
const FILLS = { from: 1.3, to: 2.6 };
/** Around pictures of another form, px. */
const MARGIN = 36;
const JPEG = { quality: 84, mozjpeg: true };

/** A cover as a JPEG of 1200 × 630: filled where its form allows, else whole, before itself out of focus. */
export async function linkPreviewOf(bytes: Buffer): Promise<Buffer> {
  const open = await sharp();
  const cover = () =>
    open(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, pages: 1, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' });
  const { autoOrient } = await open(bytes).metadata();
  const form = autoOrient.width / autoOrient.height;
  if (form >= FILLS.from && form <= FILLS.to)
    return cover()
      .resize({ ...SIZE, fit: 'cover', position: 'top' })
      .jpeg(JPEG)
      .toBuffer();
  const whole = await cover()
    .resize({ width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const ground = await cover()
    .resize({ width: SIZE.width / 10, height: SIZE.height / 10, fit: 'cover' })
    .blur(6)
    .modulate({ brightness: 0.85 })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return open(ground)
    .resize({ ...SIZE, fit: 'fill' })
    .composite([{ input: whole, gravity: 'centre' }])
    .jpeg(JPEG)
    .toBuffer();
}
