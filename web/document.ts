import type { PageMeta } from './lib/page.ts';

interface DocumentParts {
  body: string;
  /** The block with what the loaders answered. */
  data: string;
  meta: PageMeta | undefined;
  url: URL;
  theme: 'light' | 'dark' | null;
  wake: 'now' | 'touch';
  tags: string;
  publicUrl: string;
  nonce: string;
}

const DESCRIPTION = 'Practice briefs for designers, and a bench where designs meet the people who build them.';

/** The document around a drawn page: theme, head, scripts. The theme comes from a cookie, so nothing flashes. */
export function documentHtml({ body, data, meta, url, theme, wake, tags, publicUrl, nonce }: DocumentParts): string {
  const title = documentTitle(meta);
  const description = meta?.description ?? DESCRIPTION;
  const canonical = publicUrl + (meta?.canonical ?? url.pathname);
  return `<!doctype html><html lang="en" data-wake="${wake}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${escapeHtml(canonical)}">${meta?.noIndex ? '<meta name="robots" content="noindex">' : ''}<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(description)}"><meta property="og:type" content="website"><meta property="og:url" content="${escapeHtml(canonical)}"><meta property="csp-nonce" nonce="${nonce}"><meta name="theme-color" content="#f0f3ef" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#101614" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags}</head><body><div id="root">${body}</div>${data}</body></html>`;
}

/** "Page · Brief Foundry"; the landing page has the name first. */
export function documentTitle(meta: PageMeta | undefined): string {
  return meta ? (meta.title.includes('Brief Foundry') ? meta.title : `${meta.title} · Brief Foundry`) : 'Brief Foundry';
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
