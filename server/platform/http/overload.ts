import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, sendError } from './error-handler.ts';
import { AppError } from './errors.ts';
import { PAGE_POLICY } from './security-headers.ts';

export interface Room {
  /** Requests that may be under way in this process; readers of events are not among them. */
  requests: number;
  /** Pages that are drawn at the same time: so many can hold up a request that needs no page. */
  pagesAtOnce: number;
  /** Pages that may wait to be drawn, and for how long. */
  pagesWaiting: number;
  pageWaitMs: number;
}

/**
 * While one page is drawn, two others wait for the database. With more, what they have read has become old to the collector before it is
 * drawn: eight at once cost a fifth more for each. A page takes 2 to 10 ms of the one thread, so 100 waiting are a second at most.
 */
export const ROOM: Room = { requests: 500, pagesAtOnce: 3, pagesWaiting: 100, pageWaitMs: 2_000 };

const RETRY_AFTER_SECONDS = 2;
const SAY_AGAIN_MS = 5_000;
/** Whoever watches over the process asks here, most of all when it has too much to do. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

/** There is more to do than this process takes on; nothing was begun. */
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

/** A request that stays open and costs nothing, such as a stream of events, takes no room from the others. */
export function leaveRoom(request: FastifyRequest) {
  leaving.get(request.raw)?.();
}

/**
 * Turns requests away, before anything is read for them, once so many are under way that one more would only make all of them
 * wait. What is measured is what waits, not how late the clock is: a machine that stood still for a second is not overloaded.
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

/** Lets so many drawings happen at once, keeps a short line of the others, and refuses the rest. */
export function createTurnstile(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: Room) {
  const line: { go(): void; since: number }[] = [];
  const say = sayNowAndThen(app);
  let drawing = 0;

  /** The place is handed on, so that nobody takes it in between. */
  function next() {
    const first = line.shift();
    if (first) first.go();
    else drawing -= 1;
  }

  /** @throws Overloaded without having begun. */
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

/** A person is told in a page, without the design: drawing is what there is too much of. */
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

/** One line in the log for many refusals: writing each down would be work as well. */
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
