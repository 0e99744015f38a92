import type { FastifyInstance } from 'fastify';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';

/** A semaphore for rendering with a short queue. Requests beyond the queue are refused. */
export function createRenderSemaphore(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: LoadLimits) {
  const queue: { go(): void; since: number }[] = [];
  const logRefusal = throttledRefusalLog(app.log);
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
