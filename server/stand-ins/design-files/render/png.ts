import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SubcanvasNode } from '@figma/rest-api-spec';
import { svgOf } from './svg.ts';

const fonts = ['figtree-400', 'figtree-600', 'figtree-800', 'young-serif-400'];
const fontFiles = fonts.map((font) => join(import.meta.dirname, `../fonts/${font}.ttf`));

/** Rendering takes a tenth of a second or more. All sandboxes of the process share this cache. */
const CACHE_MAX = 64;
const cache = new Map<string, Promise<Buffer>>();

/** Renders a node at `scale` times its size, off the main thread. The pictures are the same on every machine. */
export function pngOf(node: SubcanvasNode, scale: number): Promise<Buffer> {
  const svg = svgOf(node);
  const key = `${scale} ${createHash('sha1').update(svg).digest('base64')}`;
  const drawing = cache.get(key) ?? draw(svg, scale);
  cache.delete(key); // moves the entry to the end, so that the least recently used one is deleted first
  cache.set(key, drawing);
  if (cache.size > CACHE_MAX) cache.delete(cache.keys().next().value!);
  drawing.catch(() => cache.delete(key));
  return drawing;
}

async function draw(svg: string, scale: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  });
  return image.asPng();
}
