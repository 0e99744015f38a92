import { readFileSync } from 'node:fs';
import { constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { createChildImageProcessor } from '#server/platform/media/child-image-processor.ts';
import type { EncodedPart } from '#server/platform/media/encode.ts';
import { pictureKind } from '#server/platform/media/inspect.ts';
import { chunk, drawing, emptyPng, header, picture, pngOf } from './picture.ts';

/** A picture that was made to harm, and what becomes of it: refused with a code, or (`null`) made anew. */
export interface HostilePicture {
  name: string;
  make: () => Promise<Buffer> | Buffer;
  refusal: 'unsupported_media_type' | 'payload_too_large' | 'invalid_request' | null;
}

/** What nobody who sees the picture may find in it. */
export const PAYLOAD = '<script>alert(1)</script>';

const MEGABYTE = Buffer.alloc(2 ** 20);
/** A megabyte of zeros, ended so that anything may follow. */
const packedMegabyte = deflateRawSync(MEGABYTE, { finishFlush: constants.Z_FULL_FLUSH });

/** Zeros as zlib packs them, put together of packed megabytes: a quarter of a gigabyte in a moment. */
function packedZeros(count: number): Buffer {
  const whole = Math.floor(count / MEGABYTE.length);
  const rest = deflateRawSync(Buffer.alloc(count % MEGABYTE.length));
  // Adler-32, in which zeros only count themselves.
  const sum = Buffer.from([0, 0, 0, 1]);
  sum.writeUInt16BE(count % 65_521);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(whole).fill(packedMegabyte), rest, sum]);
}

/** Scan lines of one colour, packed as tightly as deflate can. */
const flat = (width: number, height: number) => chunk('IDAT', packedZeros((width * 3 + 1) * height));
const scripted = `<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`;

export const hostilePictures: HostilePicture[] = [
  { name: 'a PNG of 50,000 × 50,000', make: () => emptyPng(50_000, 50_000), refusal: 'payload_too_large' },
  { name: 'a PNG of 20,000,000 × 2', make: () => long(20_000_000, 2), refusal: 'payload_too_large' },
  { name: 'a PNG of 1 × 39,999,999', make: () => long(1, 39_999_999), refusal: 'payload_too_large' },
  { name: 'a PNG one pixel too wide', make: () => long(16_385, 4), refusal: 'payload_too_large' },
  { name: 'a PNG as high as may be', make: () => long(1_000, 16_384), refusal: null },
  {
    name: 'a transparent PNG as high as may be',
    make: () => transparent(1_600, 16_384).png().toBuffer(),
    refusal: null,
  },
  {
    name: 'an interlaced PNG of 36 megapixels and 64 bits',
    make: () => transparent(6_000, 6_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    refusal: 'payload_too_large',
  },
  {
    name: 'an AVIF of 16 megapixels',
    make: () => drawing({ width: 4_000, height: 4_000 }).avif({ effort: 0 }).toBuffer(),
    refusal: 'payload_too_large',
  },
  {
    name: 'a PNG of 36 megapixels in a few kilobytes',
    make: () => pngOf([header(6000, 6000), flat(6000, 6000)]),
    refusal: null,
  },
  {
    name: 'a PNG whose colour profile unfolds to 200 MB',
    make: () => {
      const profile = Buffer.concat([Buffer.from('p\0\0'), packedZeros(200_000_000)]);
      return pngOf([header(600, 400), chunk('iCCP', profile), flat(600, 400)]);
    },
    refusal: null,
  },
  {
    name: 'a PNG with a thousand texts that unfold to 8 MB each',
    make: () => {
      const text = Buffer.concat([Buffer.from('Comment\0\0'), packedZeros(8_000_000)]);
      const texts = Array.from({ length: 1000 }, () => chunk('zTXt', text));
      return pngOf([header(600, 400), ...texts, flat(600, 400)]);
    },
    refusal: null,
  },
  {
    name: 'a WebP that moves through 90 megapixels',
    make: movingWebp,
    refusal: null,
  },
  {
    name: 'a progressive JPEG of 36 megapixels',
    make: () => drawing({ width: 6000, height: 6000 }).jpeg({ progressive: true }).toBuffer(),
    refusal: null,
  },
  { name: 'a JPEG with a position, a script and an archive behind it', make: talkingJpeg, refusal: null },
  { name: 'an SVG with a script', make: () => Buffer.from(scripted), refusal: 'unsupported_media_type' },
  {
    name: 'a GIF that is a script as well',
    make: () => Buffer.from(`GIF89a/*${scripted}*/=1`),
    refusal: 'unsupported_media_type',
  },
  {
    name: 'an SVG that calls itself a PNG',
    make: () => Buffer.concat([emptyPng(1, 1).subarray(0, 8), Buffer.from(scripted)]),
    refusal: 'invalid_request',
  },
];

const long = (width: number, height: number) => pngOf([header(width, height), flat(width, height)]);

const transparent = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 90, b: 70, alpha: 0.5 } } });

/** Ninety frames: the same two, over and over. */
async function movingWebp(): Promise<Buffer> {
  const sides = ['#aa3311', '#11aa33'].map((color) => picture('png', { width: 1000, height: 1000, color }));
  const webp = await sharp(await Promise.all(sides), { join: { animated: true } })
    .webp({ loop: 0, effort: 0, quality: 20 })
    .toBuffer();
  const both = webp.subarray(webp.indexOf('ANMF'));
  const moving = Buffer.concat([webp, ...Array<Buffer>(44).fill(both)]);
  moving.writeUInt32LE(moving.length - 8, 4);
  return moving;
}

async function talkingJpeg(): Promise<Buffer> {
  const jpeg = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { ImageDescription: PAYLOAD }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), Buffer.from(PAYLOAD)]);
}

export interface Fate {
  refused: string | null;
  made: EncodedPart[];
  /** From its arrival until it is refused, or all of its sizes are there. */
  seconds: number;
  processorSeconds: number;
  /** How far the image processor's process rose above its rest. */
  moreMb: number;
}

/** What becomes of these bytes as an upload, in an image processor's process of their own, whose memory the kernel counts (Linux). */
export async function fateOf(bytes: Buffer): Promise<Fate> {
  const imageProcessor = createChildImageProcessor();
  try {
    await imageProcessor.measure(await picture('png', { width: 9, height: 9 }), 'png');
    const [rest, spent] = [memoryMb(imageProcessor.pid()!, 'VmRSS'), processorSeconds(imageProcessor.pid()!)];
    const started = performance.now();
    const made: EncodedPart[] = [];
    const refused = await (async () => {
      const { width } = await imageProcessor.measure(bytes, pictureKind(bytes));
      await imageProcessor.encode(bytes, width, async (one) => void made.push(one));
      return null;
    })().catch((error: Error & { code?: string }) => error.code ?? error.name);
    return {
      refused,
      made,
      seconds: (performance.now() - started) / 1000,
      processorSeconds: processorSeconds(imageProcessor.pid()!) - spent,
      moreMb: memoryMb(imageProcessor.pid()!, 'VmHWM') - rest,
    };
  } finally {
    await imageProcessor.close();
  }
}

function memoryMb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** The kernel counts in hundredths. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
