import { AppError } from './errors.ts';

export interface LoadLimits {
  /** The number of connections, with those that wait for events. Each takes some 20 kB; the next one is closed at once. */
  connections: number;
  /** The number of requests in this process at a time. Event streams and bodies that still arrive are not counted. */
  requests: number;
  /** How many of them are in the app; the others wait in front of it. */
  atOnce: number;
  /** With so many in front of the app, of which the first waits longer than this, the next one is refused. */
  waiting: number;
  waitMs: number;
  /** When the first has waited for so long, the next one is refused, however few there are. */
  waitMaxMs: number;
  /** A request that takes longer waits for something else, costs little meanwhile, and keeps nobody out. */
  slowMs: number;
  /** The number of bodies that arrive at a time, from everybody and from one person or address. */
  bodies: number;
  bodiesOfOne: number;
  /** The bytes of large bodies: they are in memory until they are answered. From everybody, and from one. */
  bodyBytes: number;
  bodyBytesOfOne: number;
  /** The bytes of large answers that wait for their readers. For everybody, and for one person or address. */
  answerBytes: number;
  answerBytesOfOne: number;
  /** The number of requests on a connection without an answer. Browsers and proxies send one at a time. */
  pipelined: number;
  /** The number of pages rendered at a time. Each of them can delay a request that needs no page. */
  pagesAtOnce: number;
  /** The number of pages in the queue, and their longest wait. */
  pagesWaiting: number;
  pageWaitMs: number;
}

const MB = 1024 * 1024;

/**
 * A hundred that wait keep the process busy. With more of them for long, each answer costs more, because garbage
 * collection finds all of them again and again.
 *
 * While one page renders, two others wait for the database; with eight at once, garbage collection makes each page a
 * fifth slower. A page takes 2 to 10 ms of the one thread, so 100 waiting pages take a second at most.
 */
export const LOAD_LIMITS: LoadLimits = {
  connections: 10_000,
  requests: 500,
  atOnce: 32,
  waiting: 100,
  waitMs: 100,
  waitMaxMs: 1_500,
  slowMs: 500,
  bodies: 200,
  bodiesOfOne: 20,
  bodyBytes: 200 * MB,
  bodyBytesOfOne: 80 * MB,
  answerBytes: 250 * MB,
  answerBytesOfOne: 100 * MB,
  pipelined: 16,
  pagesAtOnce: 3,
  pagesWaiting: 100,
  pageWaitMs: 2_000,
};

export const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;

export const OVERLOADED = {
  status: 503,
  code: 'unavailable',
  title: 'A lot is going on',
  message: 'Brief Foundry has more to do than it can right now. Nothing was changed. Try again in a moment.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
} as const;

const RETRY_AFTER_MAX_SECONDS = 10;
const REFUSALS_A_SECOND_MORE = 200;

/**
 * How long a refused client stays away: a second longer for each 200 refusals of the second before, so that those who
 * come back too early cost little. @returns the number for a refusal that happens now
 */
export function createRetryAfter(now: () => number = () => performance.now()): () => number {
  let began = now();
  let [refused, before] = [0, 0];
  return () => {
    const passed = Math.floor((now() - began) / 1000);
    if (passed > 0) {
      before = passed === 1 ? refused : 0;
      refused = 0;
      began += passed * 1000;
    }
    refused += 1;
    return Math.min(RETRY_AFTER_SECONDS + Math.floor(before / REFUSALS_A_SECOND_MORE), RETRY_AFTER_MAX_SECONDS);
  };
}

/** The process has too much work. The request was not started. */
export class Overloaded extends AppError {
  constructor() {
    super('unavailable', OVERLOADED.message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Logs one line for many refusals, because a line for each would add more work. */
export function throttledRefusalLog(log: { warn(about: object, words: string): void } | undefined) {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    log?.warn({ refused }, 'Overloaded: requests were turned away since this was said last');
    loggedAt = performance.now();
    refused = 0;
  };
}
