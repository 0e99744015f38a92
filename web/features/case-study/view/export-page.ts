import { saveFile } from '#web/lib/page/save-file.ts';

/**
 * Makes one HTML file of the article on this page and downloads it. Styles, fonts and pictures are embedded, so the
 * file opens without a network. @throws where a picture or a font cannot be fetched
 */
export async function exportPage(title: string): Promise<void> {
  const article = document.querySelector<HTMLElement>('[data-export]');
  if (!article) throw new Error('There is no page to save');
  const copy = article.cloneNode(true) as HTMLElement;
  // Without scripts, pictures that a handle compares stand side by side.
  copy.dataset.static = '';
  // A file has no other pages, its contents stand at the beginning, and its readers are not its author.
  for (const part of copy.querySelectorAll('.cs-here, .cs-end, .cs-own')) part.remove();
  await embedPictures(article, copy);
  for (const film of copy.querySelectorAll('video')) film.replaceWith(await stillOf(film));
  // A link to a section stays inside the file.
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])'))
    link.href = new URL(link.getAttribute('href')!, location.href).href;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${await styles()}</style></head><body>${copy.outerHTML}</body></html>`,
  ].join('');
  saveFile(new Blob([html], { type: 'text/html' }), `${fileName(title)}.html`);
}

/** A file has no film, so its first picture stands there. */
async function stillOf(film: HTMLVideoElement): Promise<HTMLElement> {
  const still = document.createElement('img');
  if (film.poster) still.src = await asData(film.poster);
  still.alt = film.ariaLabel ?? '';
  return still;
}

/** Embeds only the source that the browser has chosen. */
async function embedPictures(from: HTMLElement, copy: HTMLElement) {
  const shown = [...from.querySelectorAll('img')];
  for (const source of copy.querySelectorAll('source')) source.remove();
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (image, at) => {
      const original = shown[at]!;
      image.src = await asData(original.currentSrc || original.src);
      image.loading = 'eager';
    }),
  );
}

/** The rules of the project's style sheets, with the fonts that this page has loaded. */
async function styles(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, unicodeRange }) => keyOf(family, weight, unicodeRange)),
  );
  const texts: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) texts.push(await textOf(rule, sheet.href ?? location.href, loaded));
  }
  return texts.join('\n').replace(/<\/style/gi, '<\\/style');
}

async function textOf(rule: CSSRule, base: string, loaded: Set<string>): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) =>
    rule.style.getPropertyValue(name),
  );
  if (!loaded.has(keyOf(family!, weight!, range!))) return '';
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  return address ? rule.cssText.replace(address, await asData(new URL(address, base).href)) : '';
}

/** One file of a family. Without a range, browsers write the whole of Unicode or nothing. */
function keyOf(family: string, weight: string, range: string): string {
  return [family.replaceAll(/["']/g, '').trim(), weight, range || 'U+0-10FFFF'].join(' ').toLowerCase();
}

async function asData(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'case-study'
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
