import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';

/** Work that goes on after its request was answered; kept in the database, so that it survives a restart. */
export interface Jobs {
  /** Names who does the work of a kind, `atOnce` pieces at a time in this process. Say so before `start`. */
  handle<Data extends object>(kind: string, options: { atOnce: number }, work: (data: Data) => Promise<void>): void;
  /**
   * Puts a piece of work down in the caller's transaction: it is done once that is committed, and not otherwise. What `canWait`
   * is done when nothing else of its kind is left.
   */
  add(tx: Tx, kind: string, data: object, options?: { canWait?: boolean }): Promise<void>;
  start(): Promise<void>;
  /** Waits for what is being done now, a while. */
  stop(): Promise<void>;
}

const RETRIES = 3;
const RETRY_AFTER_SECONDS = 5;
/** A piece that takes longer belongs to a process that died. */
const EXPIRES_AFTER_SECONDS = 300;
const POLL_SECONDS = 1;
const STOP_MS = 10_000;

export function createJobs({ database, log }: { database: Database; log: Log }): Jobs {
  let opened: Promise<PgBoss> | undefined;
  /** The library comes with the first use of it: people can come in before. */
  const open = () => {
    opened ??= import('pg-boss').then(({ PgBoss }) => {
      const boss = new PgBoss({
        // Our own pool, so that there is one place with deadlines and one count of connections.
        db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
        schedule: false,
      });
      boss.on('error', (error) => log.error({ err: error }, 'Jobs'));
      return boss;
    });
    return opened;
  };
  const kinds = new Map<string, { atOnce: number; work: (data: object) => Promise<void> }>();
  let started: Promise<void> | undefined;
  return {
    handle(kind, { atOnce }, work) {
      kinds.set(kind, { atOnce, work: work as (data: object) => Promise<void> });
    },
    async add(tx, kind, data, { canWait = false } = {}) {
      await started;
      const { fromKysely } = await import('pg-boss');
      await (await open()).send(kind, data, { db: fromKysely(tx), priority: canWait ? -1 : 0 });
    },
    start() {
      started ??= (async () => {
        const boss = await open();
        await boss.start();
        for (const [kind, { atOnce, work }] of kinds) {
          await boss.createQueue(kind, {
            retryLimit: RETRIES,
            retryDelay: RETRY_AFTER_SECONDS,
            retryBackoff: true,
            expireInSeconds: EXPIRES_AFTER_SECONDS,
          });
          await boss.work<object>(
            kind,
            { localConcurrency: atOnce, pollingIntervalSeconds: POLL_SECONDS },
            async ([job]) => {
              try {
                await work(job!.data);
              } catch (error) {
                log.error({ err: error, kind }, 'A piece of work failed and is tried again');
                throw error;
              }
            },
          );
        }
      })();
      return started;
    },
    async stop() {
      if (!started) return;
      await started.catch(() => {});
      await (await open()).stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
