import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log.ts';
import { createDatabaseOutage } from './database-outage.ts';

const QUEUE = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  /** A job that takes longer is stuck. */
  expireInSeconds: 300,
  /** A job whose process died sends no heartbeat. Another process takes it after this time and `LOOK_FOR_SILENCE_SECONDS`. */
  heartbeatSeconds: 12,
};
const LOOK_FOR_SILENCE_SECONDS = 6;

/**
 * Opens the library and its queues. It has its tables from then on, and takes jobs.
 * @throws when the database is away meanwhile; nothing is left open then, and the next call starts anew.
 */
export async function openBoss(database: Database, log: Log, kinds: Iterable<string>): Promise<PgBoss> {
  // The library is loaded at its first use, so that the server accepts requests earlier.
  const { PgBoss } = await import('pg-boss');
  const outage = createDatabaseOutage(log);
  const executeSql = async (text: string, values?: unknown[]) => {
    const answer = await database.pool.query(text, values);
    outage.answered();
    return answer;
  };
  const boss = new PgBoss({
    // Uses the product's pool, so that deadlines and the number of connections are set in one place.
    db: { executeSql },
    schedule: false,
    superviseIntervalSeconds: LOOK_FOR_SILENCE_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_SILENCE_SECONDS,
  });
  boss.on('error', (error) => outage.failed(asError(error)));
  try {
    await boss.start();
    for (const kind of kinds) {
      await boss.createQueue(kind, QUEUE);
      // Otherwise a queue of an earlier version keeps its options.
      await boss.updateQueue(kind, QUEUE);
      // The library does not report it when it cannot read its queues at the start; this needs them.
      await boss.getQueueStats(kind);
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}); // the reason above is thrown
    throw error;
  }
}

/** The library copies some errors into plain objects, and the log names only errors. */
function asError(given: Error): Error {
  if (given instanceof Error) return given;
  const { message, stack, code } = given as Error & { code?: unknown };
  return Object.assign(new Error(message), { stack, code });
}
