import type { Metadata } from 'sharp';
import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from '#domain/picture/limits.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { PictureRefused } from './image-processor.ts';
import { jpegScans } from './jpeg-scans.ts';
import { sharp } from './sharp.ts';

type Kind = 'png' | 'jpeg' | 'webp' | 'avif';

const ASCII = 'latin1';

/**
 * Detects the kind from the first bytes. Other formats never reach a decoder, although it could read SVG, TIFF or PDF.
 */
export function kindOf(bytes: Buffer): Kind | 'heic' | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.toString(ASCII, 0, 4) === 'RIFF' && bytes.toString(ASCII, 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString(ASCII, 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString(ASCII, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : null;
}

/** @throws unsupported_media_type for other files, before anything decodes them. */
export function pictureKind(bytes: Buffer): Kind {
  const kind = kindOf(bytes);
  if (kind === 'heic') throw unsupported(pictureRefusals.heic);
  if (!kind) throw unsupported(pictureRefusals.otherBytes);
  return kind;
}

/**
 * The size of a picture after its EXIF rotation, read from the header alone.
 * @throws payload_too_large (too long, too many pixels, too much memory or time), invalid_request for an unreadable file.
 */
export async function measurePicture(bytes: Buffer, kind: string): Promise<{ width: number; height: number }> {
  const open = await sharp();
  const header = await open(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((cause) => {
      throw unreadable(cause);
    });
  const expected = kind === 'avif' ? 'heif' : kind;
  if (header.format !== expected || !header.width || !header.height) throw unreadable();
  // For an animated WebP or AVIF, this is the height of one frame. The other frames are never read.
  const height = header.pageHeight ?? header.height;
  refuseLarge({ ...header, height });
  if (kind === 'jpeg' && jpegScans(bytes) > SCANS_MAX) throw tooLarge(pictureRefusals.tooManyScans);
  const isTurned = (header.orientation ?? 1) >= 5;
  return isTurned ? { width: height, height: header.width } : { width: header.width, height };
}

/** Programs write a dozen. With 2,600 of them, 270 kB take 17 seconds. */
const SCANS_MAX = 100;

/** Most pictures are decoded row by row. The others are in memory as a whole. */
const DECODED_BYTES_MAX = 150_000_000;

function refuseLarge(header: Metadata) {
  const pixels = header.width * header.height;
  if (pixels > PICTURE_PIXELS_MAX) throw tooLarge(pictureRefusals.tooManyPixels);
  if (Math.max(header.width, header.height) > PICTURE_SIDE_MAX) throw tooLarge(pictureRefusals.tooLong);
  if (pixels * wholeBytesAPixel(header) > DECODED_BYTES_MAX) throw tooLarge(pictureRefusals.tooMuchMemory);
}

/** What a decoder keeps of each pixel until the last one is read. The numbers for AVIF are measured. */
function wholeBytesAPixel({ format, channels, depth, bitsPerSample, isProgressive, chromaSubsampling }: Metadata) {
  if (format === 'heif') return (bitsPerSample ?? 8) > 8 ? 24 : 18;
  if (!isProgressive) return 0;
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1);
  return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
}

function unsupported(message: string) {
  return new PictureRefused('unsupported_media_type', message);
}

function unreadable(cause?: unknown) {
  return new PictureRefused('invalid_request', pictureRefusals.damaged, cause);
}

function tooLarge(message: string) {
  return new PictureRefused('payload_too_large', message);
}
