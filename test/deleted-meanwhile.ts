import { expect } from 'vitest';
import type { Database } from '#server/platform/database/connect.ts';

/** Deletes a row while what is begun here is under way: it still saw the row, and then waits for what becomes of it. */
export async function deletedMeanwhile<T>(
  database: Database,
  table: string,
  id: string,
  begin: () => Promise<T>,
): Promise<T> {
  const deleter = await database.pool.connect();
  try {
    await deleter.query('begin');
    await deleter.query(`delete from ${table} where id = $1`, [id]);
    const under = begin();
    const waiting = async () => {
      await deleter.query('select pg_stat_clear_snapshot()'); // a transaction sees the same activity again and again otherwise
      const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await deleter.query(waiters)).rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await deleter.query('commit');
    return await under;
  } finally {
    deleter.release();
  }
}
