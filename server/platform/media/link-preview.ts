import { PICTURE_PIXELS_MAX } from '#domain/picture/limits.ts';
import { sharp } from './sharp.ts';

/** The size that networks and messengers recommend: 1200 × 630 px. */
const SIZE = { width: 1200, height: 630 };
/**
 * Pictures with about this ratio of width to height fill the preview from their upper edge, because a screen shows its
 * title there.
 */
const FILLS = { from: 1.3, to: 2.6 };
/** The margin around other pictures, in px. */
const MARGIN = 36;
const JPEG = { quality: 84, mozjpeg: true };

/**
 * A cover as a JPEG of 1200 × 630: it fills the preview when its ratio fits, else it appears whole before a blurred
 * copy.
 */
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
