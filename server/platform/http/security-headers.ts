import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Fresh for every answer; the page's own scripts carry it. */
    nonce(): string;
  }
}

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Nothing from anywhere else, and no style attributes; scripts run, and styles in the page hold, only with this answer's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function sendSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  const nonces = createNonces();
  const fixed = https ? { ...FIXED, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : FIXED;
  app.decorateReply('nonce', function nonce(this: FastifyReply & { madeNonce?: string }) {
    this.madeNonce ??= nonces();
    return this.madeNonce;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}

const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 64;

/** The system is asked for the random bytes of many answers at once. */
export function createNonces(): () => string {
  let random = Buffer.alloc(0);
  let next = 0;
  return () => {
    if (next === random.length) {
      random = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
      next = 0;
    }
    next += NONCE_BYTES;
    return random.toString('base64url', next - NONCE_BYTES, next);
  };
}
