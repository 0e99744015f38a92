import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';
import { bringsBody } from './server.ts';
import { createShares, tooMuchOfOne, whoSends } from './shares.ts';

/** Smaller bodies are bounded by their number. */
const LARGE_BYTES = 1024 * 1024;

/**
 * Bounds how many bodies arrive at a time and how large they are, in all and from one sender, and reads none for an
 * address that does not exist. A body may take half a minute, so slow ones would pile up.
 */
export function boundBodies(app: FastifyInstance, { bodies, bodiesOfOne, bodyBytes, bodyBytesOfOne }: LoadLimits) {
  const places = createShares({ all: bodies, ofOne: bodiesOfOne });
  const bytes = createShares({ all: bodyBytes, ofOne: bodyBytesOfOne });
  const logRefusal = throttledRefusalLog(app.log);
  app.addHook('onRequest', (request, reply, done) => {
    if (!bringsBody(request.raw)) return done();
    if (request.is404) return done(notFound());
    // A small body comes with its head; one tick later it is there.
    process.nextTick(() => (request.raw.complete === false ? count(request, reply, done) : done()));
  });

  function count(request: FastifyRequest, reply: FastifyReply, done: (refusal?: Error) => void) {
    const sender = whoSends(request);
    const place = places.take(sender);
    if (typeof place === 'string') return done(refusal(place));
    const length = lengthOf(request);
    const memory = length > LARGE_BYTES ? bytes.take(sender, length) : null;
    if (typeof memory === 'string') {
      place();
      return done(refusal(memory));
    }
    request.raw.once('end', place);
    reply.raw.once('close', () => {
      place();
      memory?.();
    });
    done();
  }

  function refusal(whose: 'one' | 'all'): Error {
    if (whose === 'one') return tooMuchOfOne();
    logRefusal();
    return new Overloaded();
  }
}

/** A body without a length may be as long as its route allows. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? Infinity), routeOptions.bodyLimit);
}
