import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A drawn picture with some structure in it. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
  options?: Parameters<typeof drawing>[0],
): Promise<Buffer> {
  return drawing(options).toFormat(format).toBuffer();
}

/** The same before it is packed. */
export function drawing({ width = 1200, height = 800, color = '#2f6b4f' } = {}): Sharp {
  const band = Math.ceil(width / 3);
  const create = { width: Math.max(1, width - band), height, channels: 4 as const, background: color };
  return sharp({ create }).extend({ left: band, background: '#f0d9b5' });
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
