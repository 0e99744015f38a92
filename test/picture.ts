import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A drawn picture with some structure in it. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
  { width = 1200, height = 800, color = '#2f6b4f' } = {},
): Promise<Buffer> {
  const band = { create: { width: Math.ceil(width / 3), height, channels: 3 as const, background: '#f0d9b5' } };
  return sharp({ create: { width, height, channels: 3, background: color } })
    .composite([{ input: band, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** A multipart body with one file, as a browser sends it. */
export function asUpload(bytes: Buffer, filename = 'frame.png', type = 'image/png') {
  const boundary = 'BriefFoundryBoundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A PNG whose header says width × height, and which holds next to nothing. */
export function emptyPng(width: number, height: number): Buffer {
  return pngOf([header(width, height), chunk('IDAT', deflateSync(Buffer.alloc(1_000)))]);
}

/** A PNG of chunks of one's own. */
export function pngOf(chunks: Buffer[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

export function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}
