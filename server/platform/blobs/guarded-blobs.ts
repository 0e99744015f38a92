import { createCircuitBreaker } from '#server/platform/circuit-breaker.ts';
import type { Blobs } from './blobs.ts';
import { isDiskFull, StorageUnavailable } from './storage-failure.ts';

/** A picture of 15 MB takes 6 s at 20 Mbit/s. */
const DEADLINE_MS = 8_000;
/** Half of the requests that a process takes. A storage that hangs must leave room for everybody else. */
const AT_ONCE = 250;
const OPEN_MS = 10_000;

/**
 * Gives every call a deadline, and refuses calls at once while the storage does not answer.
 * @throws StorageUnavailable
 */
export function guardedBlobs(
  blobs: Blobs,
  { deadlineMs = DEADLINE_MS, atOnce = AT_ONCE, openMs = OPEN_MS } = {},
): Blobs {
  const breaker = createCircuitBreaker(() => new Date(), { openMs });
  let underWay = 0;

  async function guard<T>(key: string, call: () => Promise<T>): Promise<T> {
    // After a block, one call at a time tries whether the storage is back.
    if (breaker.closedUntil() || underWay >= (breaker.isDoubtful() ? 1 : atOnce))
      throw new StorageUnavailable('The storage of pictures does not answer; it is asked again later');
    underWay += 1;
    try {
      const answer = await withDeadline(call(), deadlineMs);
      breaker.good();
      return answer;
    } catch (cause) {
      if (isDiskFull(cause)) throw cause;
      breaker.bad(key);
      throw new StorageUnavailable('The storage of pictures failed', { cause });
    } finally {
      underWay -= 1;
    }
  }

  return {
    put: (key, bytes) => guard(key, () => blobs.put(key, bytes)),
    get: (key) => guard(key, () => blobs.get(key)),
    getPart: (key, from, to) => guard(key, () => blobs.getPart(key, from, to)),
    look: (key) => guard(key, () => blobs.look(key)),
    remove: (key) => guard(key, () => blobs.remove(key)),
  };
}

async function withDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  answer.catch(() => {}); // a later failure was already reported
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
