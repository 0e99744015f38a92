import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#server/platform/database/transaction.ts';

const LOCK = 5_432_005;

/**
 * Blocks the removal of picture files until the connection closes. A backup reads the files after the rows that name
 * them.
 */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** Whether this transaction may remove picture files. If not, the next sweep removes them. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${LOCK}::bigint) as may`.execute(
    tx,
  );
  return rows[0]!.may;
}
