import type { FastifyInstance } from 'fastify';
import { crossSiteRequest } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whatever changes something must come from our own pages: a browser says so by Origin or Sec-Fetch-Site. A bearer token
 * is not sent by a browser on its own, so calls that carry one are let through. Bodies are JSON (or a picture's multipart);
 * the content-type parsers see to that.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.headers.authorization?.startsWith('Bearer ')) return done();
    // The development identity provider keeps its own forms and its own protection.
    if (!request.url.startsWith('/api/')) return done();
    // Signed by a machine that has no page; cookies count for nothing there.
    if (request.url.startsWith('/api/hooks/')) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign = site !== undefined && site !== 'same-origin';
    const known = origin === publicOrigin || (origin === undefined && site === 'same-origin');
    done(foreign || !known ? crossSiteRequest() : undefined);
  });
}
