import type { FastifyInstance } from 'fastify';
import { crossSiteRequest } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Changes must come from our own pages, which the browser proves with Origin or Sec-Fetch-Site; the content-type
 * parsers allow only JSON or a picture's multipart. Calls with a bearer token pass, because browsers never send one by
 * themselves.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.headers.authorization?.startsWith('Bearer ')) return done();
    // The development identity provider has its own forms and protection.
    if (!request.url.startsWith('/api/')) return done();
    // A machine signs these calls. It has no page, and cookies are not used.
    if (request.url.startsWith('/api/hooks/')) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign = site !== undefined && site !== 'same-origin';
    const known = origin === publicOrigin || (origin === undefined && site === 'same-origin');
    done(foreign || !known ? crossSiteRequest() : undefined);
  });
}
