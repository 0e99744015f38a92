import type { FastifyInstance } from 'fastify';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';
import { createShares, tooMuchOfOne, whoSends } from './shares.ts';

/** Smaller answers are bounded by the number of requests. */
const LARGE_BYTES = 256 * 1024;

/**
 * Bounds the bytes of films and pictures that wait for their readers, in all and for one sender. A reader may take half a
 * minute, and the bytes are in memory meanwhile.
 */
export function boundAnswers(app: FastifyInstance, { answerBytes, answerBytesOfOne }: LoadLimits) {
  const bytes = createShares({ all: answerBytes, ofOne: answerBytesOfOne });
  const logRefusal = throttledRefusalLog(app.log);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!Buffer.isBuffer(payload) || payload.length < LARGE_BYTES) return done(null, payload);
    const share = bytes.take(whoSends(request), payload.length);
    if (share === 'one') return done(tooMuchOfOne());
    if (share === 'all') {
      logRefusal();
      return done(new Overloaded());
    }
    reply.raw.once('close', share);
    done(null, payload);
  });
}
