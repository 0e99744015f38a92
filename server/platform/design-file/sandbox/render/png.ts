import { join } from 'node:path';
import type { SubcanvasNode } from '@figma/rest-api-spec';
import { svgOf } from './svg.ts';

const fonts = ['figtree-400', 'figtree-600', 'figtree-800', 'young-serif-400'];
const fontFiles = fonts.map((font) => join(import.meta.dirname, `../fonts/${font}.ttf`));

/** Draws a node `scale` times its size, off the main thread. The pictures are the same on every machine. */
export async function pngOf(node: SubcanvasNode, scale: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svgOf(node), {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  });
  return image.asPng();
}
