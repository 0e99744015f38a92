import type { Raster } from './raster.ts';

/**
 * A raster at a whole part of its size, each pixel the mean of those it stands for: what drawing at the smaller density looks like.
 * A rest at the right or lower edge is left out.
 */
export function shrink({ width, height, data }: Raster, factor: number): Raster {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const out = new Uint8Array(small.width * small.height * 4);
  const count = factor * factor;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let row = 0; row < factor; row += 1) {
          const start = ((y * factor + row) * width + x * factor) * 4 + channel;
          for (let n = 0; n < factor; n += 1) sum += data[start + n * 4]!;
        }
        out[(y * small.width + x) * 4 + channel] = Math.round(sum / count);
      }
    }
  }
  return { ...small, data: out };
}
