import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { patiently } from '#server/platform/database/patiently.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { type Writer, WriterError, type WritingOrder } from '#server/platform/writer/writer.ts';
import { lockPerson } from '#server/shared/lock-person.ts';
import { createDraftThrottle, type Draft } from './draft-throttle.ts';
import { type FailureReason, GateRefused } from './failure.ts';
import { createHeartbeats, type Heartbeats } from './heartbeats.ts';
import { refundPlace } from './ledger.ts';
import { isReserved, storeDraft } from './queries.ts';
import type { Finished, Gate } from './write-brief.ts';

export interface Timing {
  /** A brief that takes longer than this fails. */
  deadlineMs: number;
  /** The minimum interval between stored drafts. Changes that a reader notices at once are stored immediately. */
  draftEveryMs: number;
  heartbeatMs: number;
  silentAfterMs: number;
  /**
   * How long the end of a generation is retried while the database is unavailable. After that, any process finds it without a
   * heartbeat.
   */
  endingTimeoutMs: number;
  /** How long a stopping process waits for briefs in progress. */
  finishWithinMs: number;
}

export const usualTiming: Timing = {
  deadlineMs: 57_000,
  draftEveryMs: 150,
  heartbeatMs: 3_000,
  silentAfterMs: 12_000,
  endingTimeoutMs: 10_000,
  finishWithinMs: 10_000,
};

export interface RunnerParts {
  database: Database;
  notifications: Notifications;
  newId: () => string;
  gate?: Gate;
  timing: Timing;
  log: Log;
  counters?: Counters;
}

export interface Job {
  id: string;
  userId: string;
  /** The brief that is regenerated; `null` for a new one. */
  replacesId: string | null;
  order: WritingOrder;
  writer: Writer;
}

export interface Runner {
  /** Starts to write, independently of the request. */
  start(job: Job): void;
  /** Starts what was reserved by a transaction whose end is not known, if it was. */
  startIfReserved(job: Job): Promise<void>;
  heartbeats: Heartbeats;
  /** Waits a while for running work, then gives the places of the rest back. */
  stop(): Promise<void>;
}

/** The reason why running work is stopped from outside. */
class Stopped extends Error {
  readonly why: 'over' | 'interrupted';
  constructor(why: 'over' | 'interrupted') {
    super(`Stopped: ${why}`);
    this.why = why;
  }
}

/** A COMMIT whose answer was lost takes effect within this time, or never. */
const COMMITTED_WITHIN_MS = 1_000;

/** Writes briefs in this process and ends every generation exactly once, even after errors. */
export function createRunner(parts: RunnerParts): Runner {
  const { database, notifications, timing, log } = parts;
  const working = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let isStopping = false;

  const end = (id: string, why: Stopped['why']): void => working.get(id)?.stop.abort(new Stopped(why));
  const leave = notifications.subscribe('generation_over', (id) => end(id, 'over'));
  const heartbeats = createHeartbeats({
    database,
    log,
    everyMs: timing.heartbeatMs,
    silentAfterMs: timing.silentAfterMs,
    working: () => [...working.keys()],
    isOver: (id) => end(id, 'over'),
  });

  async function work(job: Job, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timing.deadlineMs)]);
    const keeper = createDraftThrottle((draft) => save(job.id, draft), timing.draftEveryMs);
    try {
      const { writeBrief } = await import('./write-brief.ts');
      const { order, replacesId, writer } = job;
      const gate = parts.gate ?? null;
      const finished = await writeBrief(order, { writer, gate, replacesId, signal, onDraft: keeper.offer });
      await keeper.close();
      const mended = finished.gate?.record.mended;
      if (mended) log.warn({ generation: job.id, mended }, 'What the model wrote did not pass; the composer mended it');
      const isKept = await ending(() => keep(job, finished));
      count(job, isKept ? 'done' : 'cancelled', finished.by?.engine);
    } catch (error) {
      await keeper.close();
      if (error instanceof Stopped && error.why === 'over') return count(job, 'cancelled');
      const reason = reasonOf(error);
      count(job, reason);
      log.warn({ err: error, generation: job.id, reason }, 'A brief was not written; its place is given back');
      await ending(() => transaction(database.kysely, (tx) => refundPlace(tx, { ...job, reason })));
    }
  }

  function count({ writer }: Job, outcome: string, engine: string = writer.engine) {
    parts.counters?.add('briefs', { engine, outcome });
  }

  async function save(id: string, draft: Draft): Promise<void> {
    try {
      if (!(await storeDraft(database.kysely, id, draft))) end(id, 'over');
    } catch (error) {
      log.warn({ err: error, generation: id }, 'A draft could not be stored; the next one will be tried');
    }
  }

  async function keep({ id, userId, replacesId, writer }: Job, finished: Finished): Promise<boolean> {
    const { storeNewBrief, storeRegenerated } = await import('./store-brief.ts');
    const by = finished.by ?? { engine: writer.engine, model: writer.model };
    const source = { generationId: id, userId, newId: parts.newId, by };
    return transaction(database.kysely, async (tx) => {
      await lockPerson(tx, userId);
      return replacesId ? storeRegenerated(tx, replacesId, finished, source) : storeNewBrief(tx, finished, source);
    });
  }

  /** A generation that cannot be ended here is later ended by any process. */
  const ending = <T>(act: () => Promise<T>): Promise<T> => patiently(act, timing.endingTimeoutMs);

  const allDone = async (): Promise<void> => {
    while (working.size > 0) await Promise.all([...working.values()].map(({ done }) => done));
  };

  function start(job: Job) {
    const stop = new AbortController();
    const done = work(job, stop.signal)
      .catch((error: unknown) =>
        log.error({ err: error, generation: job.id }, 'A generation could not be ended; it is found silent later'),
      )
      .finally(() => working.delete(job.id));
    working.set(job.id, { stop, done });
    // The generation was reserved after this process began to stop.
    if (isStopping) end(job.id, 'interrupted');
  }

  return {
    heartbeats,
    start,
    async startIfReserved(job) {
      for (const waitMs of [0, COMMITTED_WITHIN_MS]) {
        await pause(waitMs);
        if (await ending(() => isReserved(database.kysely, job.id))) return start(job);
      }
    },
    async stop() {
      const timeout = new AbortController();
      await Promise.race([allDone(), pause(timing.finishWithinMs, timeout.signal)]);
      timeout.abort();
      isStopping = true;
      for (const id of working.keys()) end(id, 'interrupted');
      await allDone();
      await heartbeats.stop();
      leave();
    },
  };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof WriterError) return error.failure;
  if (error instanceof GateRefused) return 'gate';
  if (error instanceof Stopped) return 'interrupted';
  if (isUnavailable(error)) return 'no_database';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed_out';
  return 'failed';
}
