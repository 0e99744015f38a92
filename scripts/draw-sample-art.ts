import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { encodePicture, widestOf } from '#server/platform/media/encode.ts';
import { findChromium } from '#test/browser.ts';

/*
 * Draws the frames of sample designs once, to files that ship: `node scripts/draw-sample-art.ts <slug> …`.
 * FACES names a style sheet with fonts that are no dependency, LOOK a folder for the drawings as PNG.
 */

const SAMPLE = join(import.meta.dirname, '../server/sample');
const LIST = join(SAMPLE, 'pictures/pictures.json');

interface Shipped {
  width: number;
  height: number;
  colors: string[];
  widths: number[];
}

async function main(slugs: readonly string[]) {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  for (const slug of slugs) {
    const folder = join(SAMPLE, 'art', slug);
    const frames = (await readdir(folder)).filter((name) => /\.(html|svg)$/.test(name)).sort();
    await mkdir(join(SAMPLE, 'pictures', slug), { recursive: true });
    for (const frame of frames) {
      const { name, ext } = parse(frame);
      const file = join(folder, frame);
      if (ext === '.svg') await ship(`${slug}/${name}`, await sharp(file).png().toBuffer(), { isCompared: true });
      else await ship(`${slug}/${name}`, await shot(file));
    }
  }
  await browser.close();

  async function shot(file: string): Promise<Buffer> {
    const frame = /name="frame" content="(\d+)x(\d+)(?:@([\d.]+))?"/.exec(await readFile(file, 'utf8'));
    if (!frame) throw new Error(`${file} does not name its size`);
    const [width, height] = [Number(frame[1]), Number(frame[2])];
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(frame[3] ?? 2) });
    await page.goto(`file://${file}`);
    if (process.env.FACES) await page.addStyleTag({ path: process.env.FACES });
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    if (wide[0]! > width || wide[1]! > height) console.warn(`${file} is ${wide.join(' × ')}`);
    const bytes = await page.screenshot();
    await page.close();
    return bytes;
  }
}

/** The widest file stands for the original, so the picture is made as wide as it first. */
async function ship(name: string, png: Buffer, { isCompared = false } = {}) {
  const { width: across } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .resize({ width: widestOf(across) })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  if (process.env.LOOK) await writeFile(join(process.env.LOOK, `${name.replace('/', '--')}.png`), data);
  const shipped: Shipped = { width: info.width, height: info.height, colors: [], widths: [] };
  // A build is compared with the widest file, so that one keeps every pixel.
  const encoded = (width: number) => (isCompared && width === info.width ? lossless(data) : smallest(data, width));
  for await (const part of encodePicture(data, info.width)) {
    if (part.kind === 'colors') shipped.colors = part.colors;
    else if (part.type === 'image/webp' && isWorthwhile(part.width, info.width)) {
      shipped.widths.push(part.width);
      await writeFile(join(SAMPLE, 'pictures', `${name}-${part.width}.webp`), await encoded(part.width));
    }
  }
  shipped.widths.sort((one, other) => one - other);
  const all = JSON.parse(await readFile(LIST, 'utf8')) as Record<string, Shipped>;
  all[name] = shipped;
  await writeFile(LIST, `${JSON.stringify(all, null, 2)}\n`);
}

/** Where the widest file is hardly wider, it can stand in. */
const isWorthwhile = (width: number, widest: number) => width === widest || width <= 0.7 * widest;

/**
 * Flat drawings are smaller without any loss. The others keep the edges of their colours sharp (`smartSubsample`), which is worth
 * more to a drawing than four steps of quality.
 */
async function smallest(png: Buffer, width: number): Promise<Buffer> {
  const resized = await sharp(png).resize({ width }).png().toBuffer();
  const [whole, lossy] = await Promise.all([
    lossless(resized),
    sharp(resized).webp({ quality: 78, smartSubsample: true, effort: 6 }).toBuffer(),
  ]);
  return whole.length < lossy.length ? whole : lossy;
}

const lossless = (png: Buffer): Promise<Buffer> => sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

await main(process.argv.slice(2));
