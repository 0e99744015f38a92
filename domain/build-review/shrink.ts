import type { Raster } from './raster.ts';

/**
 * Shrinks a raster by a whole factor; each pixel is the mean of its source pixels, as at a lower density. An
 * incomplete pixel at the right or lower edge is left out.
 */
export function shrink({ width, height, data }: Raster, factor: number): Raster {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const out = new Uint8Array(small.width * small.height * 4);
  const count = factor * factor;
  const half = count >> 1;
  let to = 0;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1, to += 4) {
      // Starting at half of the count rounds the mean.
      let [red, green, blue, alpha] = [half, half, half, half];
      for (let row = 0; row < factor; row += 1) {
        const start = ((y * factor + row) * width + x * factor) * 4;
        for (let at = start; at < start + factor * 4; at += 4) {
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
          alpha += data[at + 3]!;
        }
      }
      out[to] = red / count;
      out[to + 1] = green / count;
      out[to + 2] = blue / count;
      out[to + 3] = alpha / count;
    }
  }
  return { ...small, data: out };
}
