import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#server/platform/database/transaction.ts';

const LOCK = 5_432_005;

/** From now on until the connection closes no bytes of pictures are removed: a backup reads them after the rows that name them. */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** Whether bytes may be removed in this transaction; if not, the next sweep does it. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${LOCK}::bigint) as may`.execute(
    tx,
  );
  return rows[0]!.may;
}
