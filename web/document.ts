import { cutAtWord } from '#domain/text/cut.ts';
import type { PageMeta } from './lib/page/page.ts';

interface DocumentParts {
  body: string;
  /** The script block that holds the loaders' answers. */
  data: string;
  meta: PageMeta | undefined;
  url: URL;
  theme: 'light' | 'dark' | null;
  tags: string;
  publicUrl: string;
}

const DESCRIPTION = 'Practice briefs for designers, and a place where designs meet the people who build them.';
/** Characters that messengers show of a page's description. */
const DESCRIPTION_MAX = 200;
const PREVIEW = {
  path: '/preview.png',
  alt: 'A brief on its coloured paper, beside the words "Client briefs, cast to order"',
  width: 1200,
  height: 630,
};
/** The canvas colours of tokens.css, for the browser's address bar. */
const CANVAS = { light: '#f0f3ef', dark: '#101614' };

/**
 * Builds the HTML document around a rendered page. The theme comes from a cookie, so the page does not flash in the
 * wrong colours.
 */
export function documentHtml({ body, data, meta, url, theme, tags, publicUrl }: DocumentParts): string {
  const title = documentTitle(meta);
  const description = cutAtWord(meta?.description ?? DESCRIPTION, DESCRIPTION_MAX);
  const canonical = publicUrl + (meta?.canonical ?? url.pathname);
  const image = meta?.image ?? PREVIEW;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    meta?.noIndex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', 'Brief Foundry'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', publicUrl + image.path),
    property('og:image:alt', image.alt),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', publicUrl + image.path),
    named('twitter:image:alt', image.alt),
    theme
      ? `<meta name="theme-color" content="${CANVAS[theme]}">`
      : `<meta name="theme-color" content="${CANVAS.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${CANVAS.dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    meta?.feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(meta.feed.title)}" href="${escapeHtml(meta.feed.path)}">`,
    meta?.isEmbeddable && !meta.noIndex && embedLink(title, canonical),
    meta?.about && !meta.noIndex && structuredData(meta.about),
    tags,
  ];
  const attributes = `lang="en"${theme ? ` data-theme="${theme}"` : ''}`;
  return `<!doctype html><html ${attributes}><head>${head.filter(Boolean).join('')}</head><body><div id="root">${body}</div>${data}</body></html>`;
}

/** Where programs of other sites ask how to embed the page. */
function embedLink(title: string, canonical: string): string {
  const href = `/oembed?url=${encodeURIComponent(canonical)}`;
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
}

/** A JSON-LD data block, not a script. Its text cannot close the block or open a tag. */
function structuredData(about: object): string {
  const json = JSON.stringify(about).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** 'Page · Brief Foundry'; on the landing page the product's name comes first. */
export function documentTitle(meta: PageMeta | undefined): string {
  return meta ? (meta.title.includes('Brief Foundry') ? meta.title : `${meta.title} · Brief Foundry`) : 'Brief Foundry';
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
