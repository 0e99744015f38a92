import { basename } from 'node:path';
import type { Sharp } from 'sharp';

/** What Node is to be told so that this file is loaded first, beside what it is told already. */
export const nodeOptions = [process.env.NODE_OPTIONS, `--import=${import.meta.url}`].filter(Boolean).join(' ');

/*
 * Loaded before whatever a journeys' server begins. In the process that makes pictures the encoders do their least: the six files
 * of a frame take a quarter of the time and more bytes. What they come to at the product's own effort is `encode.test.ts`'s matter.
 */

if (basename(process.argv[1] ?? '') === 'image-processor-main.ts') {
  const pictures: Sharp = (await import('sharp')).default.prototype;
  const { webp, avif } = pictures;
  pictures.webp = function (options) {
    return webp.call(this, { ...options, effort: 0 });
  };
  pictures.avif = function (options) {
    return avif.call(this, { ...options, effort: 0 });
  };
}
