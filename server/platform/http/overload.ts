import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, sendError } from './error-handler.ts';
import { AppError } from './errors.ts';
import { PAGE_POLICY } from './security-headers.ts';

export interface LoadLimits {
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
export const LOAD_LIMITS: LoadLimits = { requests: 500, pagesAtOnce: 3, pagesWaiting: 100, pageWaitMs: 2_000 };

const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;
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
export function stopCounting(request: FastifyRequest) {
  leaving.get(request.raw)?.();
}

/**
 * Refuses requests, before anything is read for them, when too many are running. It counts requests instead of
 * measuring delays, because a machine that was suspended for a second is not overloaded.
 */
export function refuseOverload(app: FastifyInstance, { requests }: LoadLimits) {
  let underWay = 0;
  const logRefusal = throttledRefusalLog(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.url)) return done();
    if (underWay >= requests) {
      logRefusal();
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
export function createRenderSemaphore(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: LoadLimits) {
  const queue: { go(): void; since: number }[] = [];
  const logRefusal = throttledRefusalLog(app);
  let rendering = 0;

  /** Passes the place directly to the next in the queue, so that no other request takes it. */
  function next() {
    const first = queue.shift();
    if (first) first.go();
    else rendering -= 1;
  }

  /** @throws Overloaded before the work starts. */
  return async function withPlace<T>(render: () => Promise<T>): Promise<T> {
    const hasWaitedTooLong = queue[0] && performance.now() - queue[0].since > pageWaitMs;
    if (queue.length >= pagesWaiting || hasWaitedTooLong) {
      logRefusal();
      throw new Overloaded();
    }
    if (rendering < pagesAtOnce) rendering += 1;
    else await new Promise<void>((go) => queue.push({ go, since: performance.now() }));
    try {
      return await render();
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
function throttledRefusalLog(app: FastifyInstance) {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    app.log.warn({ refused }, 'Overloaded: requests were turned away since this was said last');
    loggedAt = performance.now();
    refused = 0;
  };
}
