import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

/* Development pages: plain HTML without script, so that they work even when the product's own pages are broken. */

/** The chosen theme; `null` follows the system. */
export type Theme = 'light' | 'dark' | null;

export function chosenTheme(request: FastifyRequest): Theme {
  const chosen = request.cookies['bf-theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** No script at all. Forms and the redirects that answer them stay on this origin. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLES = join(import.meta.dirname, '../../../web/styles');

/** Serves the product's design tokens, and `css` as the page's own styles, under `base`. */
export async function servePlainStyles(app: FastifyInstance, { base, css }: { base: string; css: string }) {
  const own = readFileSync(css, 'utf8');
  await app.register(async (scope) => {
    await scope.register(staticFiles, { root: STYLES, prefix: `${base}/styles/`, decorateReply: false, index: false });
    scope.get(`${base}/page.css`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/css').send(own),
    );
  });
}

export function sendPlain(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', PLAIN_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

const LOGO =
  '<svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true"><path fill="currentColor" d="M3 0h20a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-5.500v-3.500a1.500 1.500 0 0 0-1.500-1.500h-6a1.500 1.500 0 0 0-1.500 1.500V30H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/><g class="face"><path d="M19.5 4.5v8h-5.2a4 4 0 0 1 0-8z"/><path d="M19.5 13.3v8.400h-6.300a4.200 4.200 0 0 1 0-8.400z"/></g></svg>';

/** `content` is HTML whose texts are already escaped. */
export function plainPage({
  base,
  theme,
  title,
  content,
}: {
  base: string;
  theme: Theme;
  title: string;
  content: string;
}) {
  return `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} Brief Foundry</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/styles/tokens.css"><link rel="stylesheet" href="${base}/styles/base.css"><link rel="stylesheet" href="${base}/page.css"></head>
<body><main class="wrap development"><a class="home" href="/" aria-label="Brief Foundry, home">${LOGO}<span>Brief Foundry</span></a>
<h1 class="display d-34">${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
