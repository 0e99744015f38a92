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
