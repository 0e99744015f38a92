import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
/** A page theme is set like a printed page: it has a scale and widths of its own. */
const PAGE_THEMES = /^features\/case-study\/page\/sheets\//;
const files = globSync('**/*.css', { cwd: web }).filter((file) => !PAGE_THEMES.test(file));
const sheets = files.map((file) => ({
  file,
  css: readFileSync(join(web, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Distances that are no spacing: the margin moves a picture over the edge of its card. */
const EXCEPTIONS = ['features/landing/Features.module.css: margin: var(--s-1-5) auto -120px'];
/** Under it lie hairlines: the width of a line or the shift of a letter. */
const SMALLEST_PX = 3;
const SPACING = /(?<=[{;\s])(?:(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap):[^;}]+/g;
/** Fluid lengths have their own limits. */
const FLUID = /clamp\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

function offTheScale(declaration: string): boolean {
  return [...declaration.replace(FLUID, '').matchAll(/([\d.]+)(px|rem)\b/g)].some(
    ([, length, unit]) => Number(length) * (unit === 'rem' ? 16 : 1) >= SMALLEST_PX,
  );
}

test('padding, margin and gap take their lengths from the scale in tokens.css', () => {
  const found = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(SPACING)].filter(([text]) => offTheScale(text)).map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual(EXCEPTIONS);
});

test('pages change at the widths that tokens.css names, in em, and at no others', () => {
  const named = ['22.5em', '30em', '48em', '67.5em', '80em'];
  const found = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/width[^\d)]*([\d.]+[a-z]+)/g)]
        .filter(([, width]) => !named.includes(width!))
        .map(([, width]) => `${file}: ${width}`),
    ),
  );
  expect(found).toEqual([]);
});
