import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Raster } from '#domain/build-review/raster.ts';

/*
 * Screens as a designer draws them and as a build shows them, for what compares the two: cards, buttons, lines of text and signs at
 * places that a number decides.
 */

const fonts = join(import.meta.dirname, '../server/stand-ins/design-files/fonts');
const WIDTH = 640;
const HEIGHT = 800;
const CARDS = 2;
const MARGIN = 40;

export interface Part {
  kind: 'card' | 'button' | 'sign' | 'text';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  words?: string;
  size?: number;
}

export interface Screen {
  width: number;
  height: number;
  ground: string;
  parts: Part[];
}

/** Numbers from 0 to 1 that follow from a seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const palettes = [
  { ground: '#f6ead6', card: '#fffaf0', ink: '#33251d', accents: ['#b6432a', '#54704f', '#d08a3e'] },
  { ground: '#ffffff', card: '#eef2f0', ink: '#13201a', accents: ['#17402f', '#f2601f', '#0a5cff'] },
  { ground: '#12181f', card: '#1f2a35', ink: '#f1f5f8', accents: ['#7cd4b8', '#f0b13c', '#e46b6b'] },
  { ground: '#e7eaf2', card: '#ffffff', ink: '#22263a', accents: ['#4a4fd0', '#c0307a', '#2a8f6a'] },
] as const;
const words = [
  'Marsh sourdough',
  'Kept until noon',
  '9 left in this bake',
  'Harbour St, Thursday',
  'Ready at 06:40',
  'Pay at the counter',
];

/** A screen with a heading, cards with signs, texts and bars in them, and a button at its end. */
export function renderScreen(seed: number): Screen {
  const next = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const palette = pick(palettes);
  const parts: Part[] = [
    { kind: 'text', x: MARGIN, y: 70, width: 420, height: 56, fill: palette.ink, words: pick(words), size: 52 },
    { kind: 'text', x: MARGIN, y: 150, width: 300, height: 30, fill: palette.accents[0], words: pick(words), size: 26 },
  ];
  const cardHeight = 170 + Math.round(next() * 40);
  for (let n = 0; n < CARDS; n += 1) {
    const y = 220 + n * (cardHeight + 26);
    const accent = pick(palette.accents);
    parts.push(
      { kind: 'card', x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: cardHeight, fill: palette.card },
      { kind: 'sign', x: MARGIN + 30, y: y + 28, width: 104, height: 104, fill: accent },
      { kind: 'text', x: 210, y: y + 36, width: 330, height: 36, fill: palette.ink, words: pick(words), size: 32 },
      {
        kind: 'text',
        x: 210,
        y: y + 86,
        width: 260,
        height: 28,
        fill: pick(palette.accents),
        words: pick(words),
        size: 24,
      },
      { kind: 'button', x: 210, y: y + 130, width: 180 + Math.round(next() * 240), height: 16, fill: accent },
    );
  }
  parts.push({ kind: 'button', x: 120, y: HEIGHT - 110, width: 400, height: 64, fill: pick(palette.accents) });
  return { width: WIDTH, height: HEIGHT, ground: palette.ground, parts };
}

/** The screen as an SVG; `scale` and `offset` move its edges between the pixels, which is what anti-aliasing looks like. */
export function svgOf({ width, height, ground, parts }: Screen, { scale = 1, offset = 0 } = {}): string {
  const shapes = parts.map(({ kind, x, y, width: w, height: h, fill, words: text, size }) => {
    if (kind === 'text')
      return `<text x="${x}" y="${y + (size ?? 24) * 0.8}" font-family="Figtree" font-weight="600" font-size="${size}" fill="${fill}">${text}</text>`;
    if (kind === 'sign')
      return `<circle cx="${x + w / 2}" cy="${y + h / 2}" r="${w / 2}" fill="${fill}"/><path d="M${x + w / 2} ${y + 16}l${w / 3} ${h / 2}h-${(w / 3) * 2}z" fill="${ground}"/>`;
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${kind === 'card' ? 24 : h / 2}" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${-offset} ${-offset} ${width} ${height}"><rect x="-2" y="-2" width="${width + 4}" height="${height + 4}" fill="${ground}"/>${shapes.join('')}</svg>`;
}

const render = (svg: string) =>
  new Resvg(svg, {
    font: { fontFiles: [join(fonts, 'figtree-600.ttf')], loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  }).render();

/** Draws an SVG with a font that lies in the repository, so that it looks the same everywhere. */
export const pngOf = (svg: string): Buffer => Buffer.from(render(svg).asPng());

/** The same as pixels; the drawing leaves nothing transparent. */
export function pixelsOf(svg: string): Raster {
  const { width, height, pixels } = render(svg);
  return { width, height, data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length) };
}

export async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
