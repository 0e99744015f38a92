import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { encodePicture, widestOf } from '#server/platform/media/encode.ts';
import { findChromium } from '#test/browser.ts';

/*
 * Draws the frames of sample designs once, to files that ship: `node scripts/draw-sample-art.ts <slug> …`.
 * Each page of `server/sample/art/<slug>/` names its size and scale in a meta element. FACES names a stylesheet with faces that are
 * no dependency, LOOK a folder for the drawings as PNG.
 */

const SAMPLE = join(import.meta.dirname, '../server/sample');
const LIST = join(SAMPLE, 'pictures/pictures.json');

interface Shipped {
  width: number;
  height: number;
  placeholder: string;
  colors: string[];
  widths: number[];
}

async function main(slugs: readonly string[]) {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  for (const slug of slugs) {
    const folder = join(SAMPLE, 'art', slug);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
    await mkdir(join(SAMPLE, 'pictures', slug), { recursive: true });
    for (const page of pages) await ship(`${slug}/${basename(page, '.html')}`, await shot(join(folder, page)));
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
async function ship(name: string, png: Buffer) {
  const { width: across } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .resize({ width: widestOf(across) })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  if (process.env.LOOK) await writeFile(join(process.env.LOOK, `${name.replace('/', '--')}.png`), data);
  const shipped: Shipped = { width: info.width, height: info.height, placeholder: '', colors: [], widths: [] };
  for await (const part of encodePicture(data, info.width)) {
    if (part.kind === 'about') Object.assign(shipped, { placeholder: part.placeholder, colors: part.colors });
    else if (part.type === 'image/webp') {
      shipped.widths.push(part.width);
      await writeFile(join(SAMPLE, 'pictures', `${name}-${part.width}.webp`), await smallest(data, part.width));
    }
  }
  shipped.widths.sort((one, other) => one - other);
  const all = JSON.parse(await readFile(LIST, 'utf8')) as Record<string, Shipped>;
  all[name] = shipped;
  await writeFile(LIST, `${JSON.stringify(all, null, 2)}\n`);
}

/** Flat drawings are smaller without any loss. Effort is free here: nobody waits. */
async function smallest(png: Buffer, width: number): Promise<Buffer> {
  const picture = sharp(png).resize({ width });
  const lossless = await picture.clone().webp({ lossless: true, effort: 6 }).toBuffer();
  const lossy = await picture.webp({ quality: 82, effort: 6 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

await main(process.argv.slice(2));
