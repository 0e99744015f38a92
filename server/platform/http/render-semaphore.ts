import type { FastifyInstance } from 'fastify';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';

interface Waiting {
  go(): void;
  since: number;
}

/**
 * A semaphore for rendering with a short queue, in which senders take turns: many pages of one do not delay the page of another
 * for long. One of them has all places but one at most. Requests beyond the queue are refused.
 */
export function createRenderSemaphore(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: LoadLimits) {
  const ofOne = Math.max(1, pagesAtOnce - 1);
  /** The senders that wait, whose turn is next first, and since when they wait for their turn. */
  const turns = new Map<string, { pages: Waiting[]; since: number }>();
  const rendering = new Map<string, number>();
  const logRefusal = throttledRefusalLog(app.log);
  let underWay = 0;
  let waiting = 0;

  const hasAll = (sender: string) => (rendering.get(sender) ?? 0) >= ofOne;

  function count(sender: string, change: 1 | -1) {
    underWay += change;
    const left = (rendering.get(sender) ?? 0) + change;
    if (left > 0) rendering.set(sender, left);
    else rendering.delete(sender);
  }

  function letIn() {
    for (const [sender, { pages }] of turns) {
      if (underWay >= pagesAtOnce) return;
      if (hasAll(sender)) continue;
      const first = pages.shift()!;
      turns.delete(sender);
      if (pages.length > 0) turns.set(sender, { pages, since: performance.now() });
      waiting -= 1;
      count(sender, 1);
      first.go();
    }
  }

  function isFullFor(sender: string): boolean {
    if (waiting >= pagesWaiting) return true;
    const late = performance.now() - pageWaitMs;
    for (const [other, { since }] of turns) if (since < late && !hasAll(other)) return true;
    const own = turns.get(sender)?.pages ?? [];
    return own.length >= pagesWaiting / 2 || (own[0] !== undefined && own[0].since < late);
  }

  function wait(sender: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const since = performance.now();
    const turn = turns.get(sender) ?? { pages: [], since };
    turn.pages.push({ go: resolve, since });
    turns.set(sender, turn);
    waiting += 1;
    return promise;
  }

  /** @throws Overloaded before the work starts. */
  return async function withPlace<T>(sender: string, render: () => Promise<T>): Promise<T> {
    if (isFullFor(sender)) {
      logRefusal();
      throw new Overloaded();
    }
    if (underWay < pagesAtOnce && !hasAll(sender)) count(sender, 1);
    else await wait(sender);
    try {
      return await render();
    } finally {
      count(sender, -1);
      letIn();
    }
  };
}
