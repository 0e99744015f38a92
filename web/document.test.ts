import { expect, test } from 'vitest';
import { documentHtml } from './document.ts';

const parts = {
  body: '<main></main>',
  data: '',
  url: new URL('https://foundry.example/pricing?from=mail'),
  theme: null,
  tags: '',
  publicUrl: 'https://foundry.example',
};

test('a shared link shows title, description and a picture by their full addresses', () => {
  const html = documentHtml({ ...parts, meta: { title: 'Plans', description: 'What "free" means' } });
  expect(html).toContain('<title>Plans · Brief Foundry</title>');
  expect(html).toContain('<meta property="og:description" content="What &quot;free&quot; means">');
  expect(html).toContain('<meta property="og:image" content="https://foundry.example/preview.png">');
  expect(html).toContain('<link rel="canonical" href="https://foundry.example/pricing">');
});

test('a long description ends with a whole word, wherever it is from', () => {
  const description = `${'Bread that is kept until noon, '.repeat(6)}always unforgettable`;
  const html = documentHtml({ ...parts, meta: { title: 'Plans', description } });
  expect(html).toContain('kept until noon, always…">');
  expect(html).not.toContain('unforget');
});

test('a page that search engines should leave alone names no canonical address', () => {
  const html = documentHtml({ ...parts, meta: { title: 'Page not found', noIndex: true } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('a page that can be embedded says where, and a hidden one does not', () => {
  const meta = { title: 'Halden', canonical: '/showcase/1', isEmbeddable: true };
  const link =
    '<link rel="alternate" type="application/json+oembed" title="Halden · Brief Foundry" href="/oembed?url=https%3A%2F%2Ffoundry.example%2Fshowcase%2F1">';
  expect(documentHtml({ ...parts, meta })).toContain(link);
  expect(documentHtml({ ...parts, meta: { ...meta, noIndex: true } })).not.toContain('oembed');
});

test('a chosen theme colours the browser’s bars whatever the system says', () => {
  expect(documentHtml({ ...parts, meta: undefined, theme: 'dark' })).toContain(
    '<meta name="theme-color" content="#101614"><link',
  );
});

test('what a page is about stands in its head for machines, and no text in it ends the block', () => {
  const about = { '@type': 'VisualArtwork', name: '</script><script>alert(1)</script>' };
  const html = documentHtml({ ...parts, meta: { title: 'Halden', about, feed: { path: '/feed.xml', title: 'New' } } });
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(json!)).toEqual(about);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<link rel="alternate" type="application/atom+xml" title="New" href="/feed.xml">');
});

test('what search engines should leave alone says nothing of itself to them', () => {
  const html = documentHtml({ ...parts, meta: { title: 'Private', noIndex: true, about: { name: 'Private' } } });
  expect(html).not.toContain('ld+json');
});
