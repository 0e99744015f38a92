import type { FastifyInstance } from 'fastify';
import { type LoadLimits, Overloaded, throttledRefusalLog } from './load-limits.ts';

interface Waiting {
  go(): void;
  since: number;
}

/**
 * A semaphore for rendering with a short queue, in which senders take turns: many pages of one do not delay the page of another
 * for long. Each has one place at a time. Requests beyond the queue are refused.
 */
export function createRenderSemaphore(app: FastifyInstance, { pagesAtOnce, pagesWaiting, pageWaitMs }: LoadLimits) {
  /** The senders that wait, whose turn is next first, and since when they wait for their turn. */
  const turns = new Map<string, { pages: Waiting[]; since: number }>();
  const rendering = new Set<string>();
  const logRefusal = throttledRefusalLog(app.log);
  let waiting = 0;

  function letIn() {
    for (const [sender, { pages }] of turns) {
      if (rendering.size >= pagesAtOnce) return;
      if (rendering.has(sender)) continue;
      const first = pages.shift()!;
      turns.delete(sender);
      if (pages.length > 0) turns.set(sender, { pages, since: performance.now() });
      waiting -= 1;
      rendering.add(sender);
      first.go();
    }
  }

  function isFullFor(sender: string): boolean {
    if (waiting >= pagesWaiting) return true;
    const late = performance.now() - pageWaitMs;
    for (const [other, { since }] of turns) if (since < late && !rendering.has(other)) return true;
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
    if (rendering.size < pagesAtOnce && !rendering.has(sender)) rendering.add(sender);
    else await wait(sender);
    try {
      return await render();
    } finally {
      rendering.delete(sender);
      letIn();
    }
  };
}
