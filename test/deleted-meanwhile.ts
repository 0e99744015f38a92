import type pg from 'pg';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Does something in a transaction that lasts until what is begun here waits for it: that has still seen what was before. `last` is
 * what the transaction does then.
 */
export async function doneMeanwhile<T>(
  database: Database,
  act: (other: pg.ClientBase) => Promise<unknown>,
  begin: () => Promise<T>,
  last: (other: pg.ClientBase) => Promise<unknown> = async () => {},
): Promise<T> {
  const other = await database.pool.connect();
  try {
    await other.query('begin');
    await act(other);
    const under = begin();
    const waiting = async () => {
      await other.query('select pg_stat_clear_snapshot()'); // a transaction sees the same activity again and again otherwise
      const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await other.query(waiters)).rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await last(other);
    await other.query('commit');
    return await under;
  } catch (error) {
    await other.query('rollback');
    throw error;
  } finally {
    other.release();
  }
}

/** Deletes a row while what is begun here is under way. */
export function deletedMeanwhile<T>(
  database: Database,
  table: string,
  id: string,
  begin: () => Promise<T>,
): Promise<T> {
  return doneMeanwhile(database, (other) => other.query(`delete from ${table} where id = $1`, [id]), begin);
}
