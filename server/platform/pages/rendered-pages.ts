import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '#server/platform/http/error-handler.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { callInside } from '#server/platform/http/inside.ts';
import type { HeadTags } from './manifest.ts';
import type { RenderPage } from './pages.ts';

interface RenderedPagesOptions {
  render: RenderPage;
  /** Head tags for route modules; the nonce goes on every script. */
  tags: HeadTags;
  publicUrl: string;
  isDevelopment: boolean;
  policy: (nonce: string) => string;
}

const NOT_PAGES = ['/api/', '/assets/', '/dev-idp', '/media/'];

/** Every address that no other route answers is a page. The renderer asks the API in-process, with the visitor's own cookies. */
export function serveRenderedPages(app: FastifyInstance, options: RenderedPagesOptions) {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (NOT_PAGES.some((prefix) => request.url.startsWith(prefix))) return sendError(notFound(), request, reply);
    const nonce = reply.nonce();
    const page = await options.render({
      url: options.publicUrl + request.url,
      nonce,
      theme: themeOf(request),
      call: (call) => callInside(app, request, call),
      assets: (modules, wake) => options.tags(modules, { nonce, wake }),
      publicUrl: options.publicUrl,
      isDevelopment: options.isDevelopment,
      requestId: request.id,
    });
    if (page.failure) request.log.error({ err: page.failure }, 'A page could not be drawn');
    reply.header('cache-control', page.isPersonal ? 'private, no-store' : 'no-cache');
    reply.header('vary', 'cookie');
    if (page.location) return reply.redirect(page.location, page.status);
    return (
      reply
        .code(page.status)
        .header('content-security-policy', options.policy(nonce))
        .type('text/html; charset=utf-8')
        // As bytes, since a string would be walked through three times: for its length, for its encoding and by the socket.
        .send(Buffer.from(page.html))
    );
  });
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | null {
  const theme = request.cookies['bf-theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
}
