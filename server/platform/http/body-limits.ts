import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from './errors.ts';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';
import { bringsBody } from './server.ts';
import { senderOf } from './shared-rate-limit.ts';

/**
 * Bounds how many bodies arrive at a time, in all and from one sender, and reads none for an address that does not
 * exist. A body may take half a minute, so slow ones would pile up.
 */
export function boundBodies(app: FastifyInstance, { bodies, bodiesOfOne }: LoadLimits) {
  const arriving = new Map<string, number>();
  let all = 0;
  const logRefusal = throttledRefusalLog(app.log);
  app.addHook('onRequest', (request, reply, done) => {
    if (!bringsBody(request.raw)) return done();
    if (request.is404) return done(notFound());
    // A small body comes with its head; one tick later it is there.
    process.nextTick(() => (request.raw.complete === false ? count(request, reply, done) : done()));
  });

  function count(request: FastifyRequest, reply: FastifyReply, done: (refusal?: Error) => void) {
    const sender = whoSends(request);
    const ofSender = arriving.get(sender) ?? 0;
    if (ofSender >= bodiesOfOne) return done(tooManyBodies());
    if (all >= bodies) {
      logRefusal();
      return done(new Overloaded());
    }
    all += 1;
    arriving.set(sender, ofSender + 1);
    let hasArrived = false;
    const arrived = () => {
      if (hasArrived) return;
      hasArrived = true;
      all -= 1;
      const left = arriving.get(sender)! - 1;
      if (left > 0) arriving.set(sender, left);
      else arriving.delete(sender);
    };
    request.raw.once('end', arrived);
    reply.raw.once('close', arrived);
    done();
  }
}

function whoSends({ signedIn, ip }: FastifyRequest): string {
  return signedIn ? `person ${signedIn.userId}` : `address ${senderOf(ip)}`;
}

function tooManyBodies() {
  return new AppError(
    'too_many_requests',
    'Too much from you is on its way at once. Wait until some of it has arrived, then try again.',
    { retryAfterSeconds: 2 },
  );
}
