import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { LoadLimits } from './load-limits.ts';

const LOOK_EVERY_MS = 50;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const leaving = new WeakMap<IncomingMessage, () => void>();
const steppingAside = new WeakMap<IncomingMessage, () => void>();

/** An open request that costs nothing, such as an event stream, no longer counts as a running request. */
export function stopCounting(request: FastifyRequest) {
  leaving.get(request.raw)?.();
}

/** A request that waits in the app gives its place there to the next one. */
export function stepAside(request: FastifyRequest) {
  steppingAside.get(request.raw)?.();
}

/**
 * Lets a few requests into the app at a time. With 480 in it, an answer costs half as much again as with 32: the
 * objects of waiting requests survive many garbage collections. In front of the app they are few.
 */
export function createRequestQueue(
  limits: Pick<LoadLimits, 'requests' | 'atOnce' | 'waiting' | 'waitMs' | 'waitMaxMs' | 'slowMs'>,
) {
  const { requests, atOnce, slowMs } = limits;
  /** The requests in the app and when they came in, oldest first, without the slow ones. */
  const inside = new Map<IncomingMessage, number>();
  const waiting: { enter(): void; since: number }[] = [];
  let underWay = 0;
  let willLook = false;

  function count(request: IncomingMessage, response: ServerResponse) {
    if (response.closed) return;
    underWay += 1;
    const leave = () => {
      if (leaving.delete(request)) underWay -= 1;
      if (inside.delete(request)) letIn();
    };
    leaving.set(request, leave);
    response.once('close', leave);
  }

  function waitsTooLong() {
    if (waiting.length === 0) return false;
    const waitedMs = performance.now() - waiting[0]!.since;
    return waitedMs >= limits.waitMaxMs || (waiting.length >= limits.waiting && waitedMs >= limits.waitMs);
  }

  function letIn() {
    while (inside.size < atOnce && waiting.length > 0) waiting.shift()!.enter();
  }

  function look() {
    willLook = false;
    const now = performance.now();
    for (const [request, since] of inside) {
      if (now - since < slowMs) break;
      inside.delete(request);
    }
    letIn();
    lookLater();
  }

  function lookLater() {
    if (willLook || waiting.length === 0) return;
    willLook = true;
    setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    isFull: () => underWay >= requests || waitsTooLong(),
    count,
    enter(request: IncomingMessage, response: ServerResponse, handle: Handle) {
      count(request, response);
      const enter = () => {
        if (response.closed) return;
        inside.set(request, performance.now());
        steppingAside.set(request, () => {
          if (inside.delete(request)) letIn();
        });
        handle(request, response);
      };
      if (inside.size < atOnce) return enter();
      waiting.push({ enter, since: performance.now() });
      lookLater();
    },
  };
}
