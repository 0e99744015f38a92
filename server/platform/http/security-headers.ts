import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Pages load nothing from other hosts and contain no inline script, inline style or style attribute. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export interface Hsts {
  hstsSeconds?: number | undefined;
}

export function securityHeaders({ hstsSeconds }: Hsts): Record<string, string> {
  // Without includeSubDomains: the operator's other hosts are none of our business.
  return hstsSeconds ? { ...HEADERS, 'strict-transport-security': `max-age=${hstsSeconds}` } : HEADERS;
}

export function sendSecurityHeaders(app: FastifyInstance, hsts: Hsts) {
  const headers = securityHeaders(hsts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
