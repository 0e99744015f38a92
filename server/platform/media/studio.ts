import type { Comparison } from '#domain/build-review/compare.ts';
import type { Area } from '#domain/build-review/raster.ts';
import type { Made } from './encode.ts';

/** The one place that opens pictures: everything in here needs the picture library, and nothing else does. */
export interface Studio {
  /**
   * The size of a picture as it will be shown (turned as its EXIF says), from its header alone.
   * @throws NotTaken: payload_too_large (more than 40 megapixels), invalid_request for what cannot be read.
   */
  measure(bytes: Buffer, kind: string): Promise<{ width: number; height: number }>;
  /**
   * Makes all variants of a picture, what a card shows first, and hands them over one by one, in order.
   * @throws Undecodable, and whatever `onMade` throws.
   */
  encode(bytes: Buffer, width: number, onMade: (made: Made) => Promise<void>): Promise<void>;
  /** What a shared link shows of a cover. */
  preview(bytes: Buffer): Promise<Buffer>;
  /** A drawing of our own, an SVG that nobody else wrote, as a PNG of its own size. */
  draw(svg: Buffer): Promise<Buffer>;
  /**
   * Lays the screenshot of a build over the design it was built from, leaving out what is ignored.
   * @throws Undecodable
   */
  compare(design: Buffer, build: Buffer, ignored: readonly Area[]): Promise<Compared>;
  close(): Promise<void>;
}

export interface Compared extends Omit<Comparison, 'heat'> {
  /** The size at which the two were compared. */
  width: number;
  designHeight: number;
  buildHeight: number;
  isCompressed: boolean;
  /** Where they differ, as a PNG of a few colours on nothing. */
  heat: Buffer;
}

/** A picture that is refused before anything decodes it; the message is fit to be shown. */
export class NotTaken extends Error {
  readonly code: 'unsupported_media_type' | 'payload_too_large' | 'invalid_request';

  constructor(code: NotTaken['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Its header promised a picture, and there is none behind it. */
export class Undecodable extends Error {}

/** The studio gave up: it was stopped, or a picture took too long or too much. Another try may go better. */
export class StudioFailed extends Error {}
