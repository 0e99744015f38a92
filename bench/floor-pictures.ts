import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';

/*
 * The least that pictures cost: sharp alone, in a process that does nothing else, makes the product's files of the
 * same frames (one decoding, then smaller step by step, WebP and AVIF of each width). Nothing is stored and nobody
 * is notified.
 *
 * node bench/floor-pictures.ts <at once> <frame.png>…
 */

const [atOnce, ...frames] = process.argv.slice(2);
// The same low priority as the product's picture process.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

async function make(path: string) {
  let from: { data: Buffer; raw?: { width: number; height: number; channels: 3 | 4 } } = { data: await readFile(path) };
  const layers = [];
  for (const width of [1600, 800, 400]) {
    const { data, info } = await sharp(from.data, from.raw && { raw: from.raw })
      // The frames have no visible transparency; to resize with an alpha channel takes half as long again.
      .flatten({ background: '#000000' })
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    from = { data, raw: { width: info.width, height: info.height, channels: info.channels as 3 } };
    layers.push(from);
  }
  const files = [];
  for (const { data, raw } of layers)
    files.push(await sharp(data, { raw: raw! }).webp({ quality: 82, effort: 4 }).toBuffer());
  for (const { data, raw } of layers)
    files.push(await sharp(data, { raw: raw! }).avif({ quality: 58, effort: 2 }).toBuffer());
  for (const file of files) bytes += file.length;
}

const started = performance.now();
let bytes = 0;
let peak = 0;
const look = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 10);
const left = [...frames];
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    for (let next = left.shift(); next; next = left.shift()) await make(next);
  }),
);
clearInterval(look);
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage();
const peakMb = peak / 1024 / 1024;
process.stdout.write(JSON.stringify({ seconds, peakMb, bytes, processorSeconds: (user + system) / 1e6 }));
