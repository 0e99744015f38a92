import type { PgBoss } from 'pg-boss';
import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { afterCommit, type Tx } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { openBoss } from './open-boss.ts';

/** Work that continues after its request. It is stored in the database, so it survives a restart. */
export interface Jobs {
  /** Registers the handler of a kind, with `atOnce` jobs at a time in this process. Call this before `start`. */
  handle<Data extends object>(kind: string, options: { atOnce: number }, work: (data: Data) => Promise<void>): void;
  /**
   * Adds a job in the caller's transaction; it runs only after the commit, also when nobody works yet. Of its kind, jobs
   * with a smaller `behind` run first: how many jobs of the same person wait already.
   */
  add(tx: Tx, kind: string, data: object, options?: { behind?: number }): Promise<void>;
  /** What jobs of this kind wait for a worker, or for their next try. */
  waiting<Data extends object>(kind: string): Promise<Data[]>;
  /**
   * Starts the work, and then `asks` for what is missing; tries again until both work. Resolves when they do, or when
   * `stop` was called.
   */
  start(...asks: (() => Promise<void>)[]): Promise<void>;
  /** Whether the work could not be started yet. */
  isFailing(): boolean;
  /** Waits a limited time for running jobs. */
  stop(): Promise<void>;
}

/** Behind all jobs that somebody waits for. */
export const LAST = 1_000_000;

const POLL_SECONDS = 1;
const START_AGAIN_MS = 1_000;
const STOP_MS = 10_000;

export function createJobs({ database, log, counters }: { database: Database; log: Log; counters?: Counters }): Jobs {
  const workers = new Map<string, string[]>();
  const kinds = new Map<string, { atOnce: number; work: (data: object) => Promise<void> }>();
  const stopping = new AbortController();
  let opening: Promise<PgBoss> | undefined;
  let failing = false;
  let underWay = 0;

  /** One attempt is shared by all who need it. A failed one is not kept. */
  function open(): Promise<PgBoss> {
    opening ??= openBoss(database, log, kinds.keys()).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  /**
   * Starts one worker, which looks for the next job as soon as one ends, instead of at the next poll.
   * @returns its id.
   */
  async function employ(boss: PgBoss, kind: string, work: (data: object) => Promise<void>): Promise<string> {
    const id: string = await boss.work<object>(kind, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      underWay += 1;
      try {
        await work(job!.data);
        counters?.add('jobs', { kind, outcome: 'done' });
      } catch (error) {
        counters?.add('jobs', { kind, outcome: 'failed' });
        // A job that is interrupted by a stop has not failed.
        if (!stopping.signal.aborted) log.error({ err: error, kind }, 'A piece of work failed and is tried again');
        throw error;
      } finally {
        underWay -= 1;
        boss.notifyWorker(id);
      }
    });
    return id;
  }

  async function employAll(boss: PgBoss) {
    if (workers.size > 0) return;
    for (const [kind, { atOnce, work }] of kinds) {
      const ids = await Promise.all(Array.from({ length: atOnce }, () => employ(boss, kind, work)));
      workers.set(kind, ids);
    }
  }

  return {
    handle(kind, { atOnce }, work) {
      kinds.set(kind, { atOnce, work: work as (data: object) => Promise<void> });
    },
    async add(tx, kind, data, { behind = 0 } = {}) {
      const boss = await open();
      const { fromKysely } = await import('pg-boss');
      await boss.send(kind, data, { db: fromKysely(tx), priority: -behind });
      const nudged = workers.get(kind) ?? [];
      afterCommit(tx, () => nudged.forEach((id) => void boss.notifyWorker(id)));
    },
    async waiting<Data extends object>(kind: string) {
      const found = await (await open()).findJobs<Data>(kind, { queued: true });
      return found.map(({ data }) => data);
    },
    async start(...asks) {
      while (!stopping.signal.aborted) {
        try {
          await employAll(await open());
          for (const ask of asks) await ask();
          if (failing) log.info('Background work has started');
          failing = false;
          return;
        } catch (error) {
          if (stopping.signal.aborted) return;
          failing = true;
          log.error({ err: error }, 'Background work does not start; it is tried again');
          await pause(START_AGAIN_MS, stopping.signal);
        }
      }
    },
    isFailing: () => failing,
    async stop() {
      stopping.abort();
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: STOP_MS });
      if (underWay > 0)
        log.info({ pieces: underWay }, 'Work that takes longer than a stop is done again after the next start');
    },
  };
}
