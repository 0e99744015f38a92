import { expect, test } from 'vitest';
import { createTags, ENTRY, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  [ENTRY]: { file: 'assets/entry.js', imports: ['_styles.js'] },
  '_styles.js': { file: 'assets/styles.js', css: ['assets/styles.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_styles.js'] },
  'web/pages/showcase.tsx': {
    file: 'assets/showcase.js',
    css: ['assets/showcase.css'],
    imports: ['_card.js', '_styles.js'],
  },
  'web/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_styles.js'] },
};

const sheets = (page?: string) => [...createTags(manifest)(page).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('a page links the style sheets of every page, of what it imports, and its own, each once and in this order', () => {
  expect(sheets('showcase')).toEqual(['/assets/styles.css', '/assets/card.css', '/assets/showcase.css']);
});

test('a page without styles of its own, and one that could not be rendered, link those of every page', () => {
  expect(sheets('terms')).toEqual(['/assets/styles.css']);
  expect(sheets()).toEqual(['/assets/styles.css']);
});

test('a page to be read preloads no scripts, and a page where somebody works all of its own', () => {
  const preloads = (isWork: boolean) =>
    [...createTags(manifest)('showcase', isWork).matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloads(false)).toEqual([]);
  const scripts = ['styles', 'hydrate', 'card', 'showcase'].map((name) => `/assets/${name}.js`);
  expect(preloads(true)).toEqual(scripts);
});
