import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, sendError } from './error-handler.ts';
import { AppError } from './errors.ts';
import { PAGE_POLICY } from './security-headers.ts';

export interface Room {
  /** The number of requests in this process at a time. Event streams are not counted. */
  requests: number;
  /** The number of pages rendered at a time. Each of them can delay a request that needs no page. */
  pagesAtOnce: number;
  /** The number of pages in the queue, and their longest wait. */
  pagesWaiting: number;
  pageWaitMs: number;
}

/**
 * While one page renders, two others wait for the database; with eight at once, garbage collection makes each page a
 * fifth slower. A page takes 2 to 10 ms of the one thread, so 100 waiting pages take a second at most.
 */
export const ROOM: Room = { requests: 500, pagesAtOnce: 3, pagesWaiting: 100, pageWaitMs: 2_000 };

const RETRY_AFTER_SECONDS = 2;
const SAY_AGAIN_MS = 5_000;
/** Monitoring must always get an answer, especially under load. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

/** The process has too much work. The request was not started. */
export class Overloaded extends AppError {
  constructor() {
    super(
      'unavailable',
      'Brief Foundry has more to do than it can right now. Nothing was changed. Try again in a moment.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
}

const leaving = new WeakMap<IncomingMessage, () => void>();

/** An open request that costs nothing, such as an event stream, no longer counts as a running request. */
export function leaveRoom(request: FastifyRequest) {
  leaving.get(request.raw)?.();
}

/**
 * Refuses requests, before anything is read for them, when too many are running. It counts requests instead of
 * measuring delays, because a machine that was suspended for a second is not overloaded.
 */
export function refuseOverload(app: FastifyInstance, { requests }: Room) {
  let underWay = 0;
  const say = sayNowAndThen(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.url)) return done();
    if (underWay >= requests) {
      say();
      return sendOverloaded(request, reply);
    }
    underWay += 1;
    const leave = () => {
      if (leaving.delete(request.raw)) underWay -= 1;
    };
    leaving.set(request.raw, leave);
    reply.raw.once('close', leave);
    done();
  });
}

/** A semaphore for rendering with a short queue. Requests beyond the queue are refused. */
export function createTurnstile(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: Room) {
  const line: { go(): void; since: number }[] = [];
  const say = sayNowAndThen(app);
  let drawing = 0;

  /** Passes the place directly to the next in the queue, so that no other request takes it. */
  function next() {
    const first = line.shift();
    if (first) first.go();
    else drawing -= 1;
  }

  /** @throws Overloaded before the work starts. */
  return async function inTurn<T>(draw: () => Promise<T>): Promise<T> {
    const hasWaitedTooLong = line[0] && performance.now() - line[0].since > pageWaitMs;
    if (line.length >= pagesWaiting || hasWaitedTooLong) {
      say();
      throw new Overloaded();
    }
    if (drawing < pagesAtOnce) drawing += 1;
    else await new Promise<void>((go) => line.push({ go, since: performance.now() }));
    try {
      return await draw();
    } finally {
      next();
    }
  };
}

/** People get a plain page without the design, because rendering is what causes the overload. */
export function sendOverloaded(request: FastifyRequest, reply: FastifyReply) {
  const error = new Overloaded();
  if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply);
  const { message, requestId } = errorBody(error, request).error;
  return reply
    .code(error.status)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>A lot is going on · Brief Foundry</title>
<h1>A lot is going on</h1>
<p>${message}</p>
<p>Request ${requestId}</p>
</html>
`);
}

/** Logs one line for many refusals, because a line for each would add more work. */
function sayNowAndThen(app: FastifyInstance) {
  let refused = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    app.log.warn({ refused }, 'Overloaded: requests were turned away since this was said last');
    saidAt = performance.now();
    refused = 0;
  };
}
