import type { Comparison } from '#domain/build-review/compare.ts';
import type { CompressedPicture } from '#domain/build-review/compression.ts';
import type { Area } from '#domain/build-review/raster.ts';
import type { EncodedPart } from './encode.ts';

/** The only module that decodes pictures; nothing else needs the picture library. */
export interface ImageProcessor {
  /**
   * The size of a picture after its EXIF rotation, from the header alone.
   * @throws PictureRefused: payload_too_large, invalid_request for an unreadable file.
   */
  measure(bytes: Buffer, kind: string): Promise<{ width: number; height: number }>;
  /**
   * Encodes all variants of a picture and passes them on one by one, the ones for cards first. After a lost process,
   * they may come again.
   * @throws Undecodable, and any error of `onMade`.
   */
  encode(bytes: Buffer, width: number, onMade: (made: EncodedPart) => Promise<void>): Promise<void>;
  /** The link preview of a cover. */
  preview(bytes: Buffer): Promise<Buffer>;
  /** Up to three pictures side by side on a ground, as a JPEG for shared links. */
  cover(pictures: readonly Buffer[], ground: string): Promise<Buffer>;
  /** Renders an SVG of the product as a PNG of its own size. It must not be a person's file. */
  svgToPng(svg: Buffer): Promise<Buffer>;
  /**
   * Compares the screenshot of a build with its design, without the ignored areas.
   * @throws Undecodable
   */
  compare(design: Buffer, build: Buffer, ignored: readonly Area[]): Promise<Compared>;
  close(): Promise<void>;
}

export interface Compared extends Omit<Comparison, 'heat'> {
  /** The size at which the pictures were compared. */
  width: number;
  designHeight: number;
  buildHeight: number;
  isCompressed: boolean;
  /** Which of the two is compressed with loss; absent where neither is. */
  compressed?: CompressedPicture;
  /** The differences as a transparent PNG of a few colours. */
  heat: Buffer;
}

/** A picture that is refused before decoding. The message is for the person. */
export class PictureRefused extends Error {
  readonly code: 'unsupported_media_type' | 'payload_too_large' | 'invalid_request';

  constructor(code: PictureRefused['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The header describes a picture, but the rest cannot be decoded, or not in the memory that a picture may have. */
export class Undecodable extends Error {}

/** The image processor was stopped, or a picture took too much time. A retry may succeed. */
export class ImageProcessorFailed extends Error {}

/** The image processor was closed with its server, or was not needed any more. */
export class ProcessorClosed extends ImageProcessorFailed {}

/** A picture failed, or the process ended, while several were under way: one may have taken the memory of the others. */
export class FailedInCompany extends ImageProcessorFailed {}
