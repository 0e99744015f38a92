import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { stepAside } from './request-queue.ts';
import { tooMuchOfOne } from './shares.ts';

/** Fewer than the database has connections, so that one person's calls cannot wait on all of them. */
const AT_ONCE = 6;
/** A page makes a dozen calls at a time. */
const UNDER_WAY_MAX = 100;
/** A few people whose calls wait long could fill the process. With so many waiting, each has room for a page's calls. */
const CROWD = 250;
const UNDER_WAY_IN_A_CROWD = 12;
const WAIT_MS = 10_000;
const NEVER = new AbortController().signal;

interface Calls {
  inTurn: ReturnType<typeof createSemaphore>;
  underWay: number;
}

const ending = new WeakMap<FastifyRequest, () => void>();

/** A call that only waits from now on, such as an event stream, gives its turn to the next one. */
export function endTurn(request: FastifyRequest): void {
  ending.get(request)?.();
}

type InTurn = ReturnType<typeof createTurns>;

const known = new WeakMap<object, InTurn>();

/** The turns of all calls of an app. */
export function turnsOf({ server }: FastifyInstance): InTurn {
  const turns = known.get(server) ?? createTurns();
  known.set(server, turns);
  return turns;
}

/** A few calls of one person are worked on at a time. The others wait, and keep nobody else out. */
function createTurns() {
  const people = new Map<string, Calls>();
  let waiting = 0;

  /** @throws too_many_requests */
  return async function inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { signedIn } = request;
    if (!signedIn) return work();
    const { userId } = signedIn;
    const calls = people.get(userId) ?? { inTurn: createSemaphore(AT_ONCE), underWay: 0 };
    if (calls.underWay >= (waiting < CROWD ? UNDER_WAY_MAX : UNDER_WAY_IN_A_CROWD)) throw tooMuchOfOne();
    people.set(userId, calls);
    const waits = calls.underWay >= AT_ONCE;
    if (waits) {
      stepAside(request);
      waiting += 1;
    }
    calls.underWay += 1;
    let isWaiting = waits;
    const stopWaiting = () => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    let answer!: Promise<T>;
    try {
      await calls.inTurn(waits ? AbortSignal.timeout(WAIT_MS) : NEVER, () => {
        stopWaiting();
        const { promise: hasEnded, resolve } = Promise.withResolvers<void>();
        ending.set(request, resolve);
        answer = work();
        return Promise.race([answer, hasEnded]);
      });
    } finally {
      stopWaiting();
      calls.underWay -= 1;
      if (calls.underWay === 0) people.delete(userId);
    }
    return answer;
  };
}
