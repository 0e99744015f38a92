import type { PgBoss } from 'pg-boss';
import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { onceCommitted, type Tx } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';

/** Work that continues after its request. It is stored in the database, so it survives a restart. */
export interface Jobs {
  /** Registers the handler of a kind, with `atOnce` jobs at a time in this process. Call this before `start`. */
  handle<Data extends object>(kind: string, options: { atOnce: number }, work: (data: Data) => Promise<void>): void;
  /**
   * Adds a job in the caller's transaction; it runs only after the commit. A job that `canWait` runs when no other job
   * of its kind is left.
   */
  add(tx: Tx, kind: string, data: object, options?: { canWait?: boolean }): Promise<void>;
  start(): Promise<void>;
  /** Waits a limited time for running jobs. */
  stop(): Promise<void>;
}

const RETRIES = 3;
const RETRY_AFTER_SECONDS = 5;
/** A job that takes longer is stuck. */
const EXPIRES_AFTER_SECONDS = 300;
/** A job whose process died sends no heartbeat. Another process takes it after at most both times together. */
const HEARTBEAT_SECONDS = 12;
const LOOK_FOR_SILENCE_SECONDS = 6;
const POLL_SECONDS = 1;
/** A transaction that started elsewhere has usually committed by then. The next poll finds later jobs. */
const NUDGE_AFTER_MS = 40;
const STOP_MS = 10_000;

export function createJobs({ database, log, counters }: { database: Database; log: Log; counters?: Counters }): Jobs {
  let opened: Promise<PgBoss> | undefined;
  /** The library is loaded at its first use, so that the server accepts requests earlier. */
  const open = () => {
    opened ??= import('pg-boss').then(({ PgBoss }) => {
      const boss = new PgBoss({
        // Uses the product's pool, so that deadlines and the number of connections are set in one place.
        db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
        schedule: false,
        superviseIntervalSeconds: LOOK_FOR_SILENCE_SECONDS,
        monitorIntervalSeconds: LOOK_FOR_SILENCE_SECONDS,
      });
      boss.on('error', (error) => log.error({ err: error }, 'Jobs'));
      return boss;
    });
    return opened;
  };
  const workers = new Map<string, string[]>();
  const kinds = new Map<string, { atOnce: number; work: (data: object) => Promise<void> }>();
  let started: Promise<void> | undefined;
  let isStopping = false;
  let underWay = 0;

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
        if (!isStopping) log.error({ err: error, kind }, 'A piece of work failed and is tried again');
        throw error;
      } finally {
        underWay -= 1;
        boss.notifyWorker(id);
      }
    });
    return id;
  }

  return {
    handle(kind, { atOnce }, work) {
      kinds.set(kind, { atOnce, work: work as (data: object) => Promise<void> });
    },
    async add(tx, kind, data, { canWait = false } = {}) {
      await started;
      const { fromKysely } = await import('pg-boss');
      await (await open()).send(kind, data, { db: fromKysely(tx), priority: canWait ? -1 : 0 });
      const nudged = workers.get(kind) ?? [];
      const boss = await open();
      const nudge = () => nudged.forEach((id) => void boss.notifyWorker(id));
      if (nudged.length > 0 && !onceCommitted(tx, nudge)) setTimeout(nudge, NUDGE_AFTER_MS).unref();
    },
    start() {
      started ??= (async () => {
        const boss = await open();
        await boss.start();
        for (const [kind, { atOnce, work }] of kinds) {
          const options = {
            retryLimit: RETRIES,
            retryDelay: RETRY_AFTER_SECONDS,
            retryBackoff: true,
            expireInSeconds: EXPIRES_AFTER_SECONDS,
            heartbeatSeconds: HEARTBEAT_SECONDS,
          };
          await boss.createQueue(kind, options);
          // Otherwise a queue of an earlier version keeps its options.
          await boss.updateQueue(kind, options);
          const ids = await Promise.all(Array.from({ length: atOnce }, () => employ(boss, kind, work)));
          workers.set(kind, ids);
        }
      })();
      return started;
    },
    async stop() {
      if (!started) return;
      isStopping = true;
      await started.catch(() => {});
      await (await open()).stop({ graceful: true, timeout: STOP_MS });
      if (underWay > 0)
        log.info({ pieces: underWay }, 'Work that takes longer than a stop is done again after the next start');
    },
  };
}
