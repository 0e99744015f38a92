import { join } from 'node:path';

const FONTS = join(import.meta.dirname, '../../stand-ins/design-files/fonts');
const fontFiles = ['figtree-600', 'young-serif-400'].map((font) => join(FONTS, `${font}.ttf`));

/** An SVG of our own as a PNG, off the main thread. It may use the fonts Figtree and Young Serif, so it is the same on every machine. */
export async function renderSvg(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  });
  return image.asPng();
}
