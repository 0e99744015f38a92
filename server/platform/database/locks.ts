import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from './transaction.ts';

/** Every advisory lock of the product. PostgreSQL makes the number from the name. */
export type LockName =
  | 'migrations'
  | 'signing keys'
  | 'sweep'
  | 'ranking'
  | 'removal of files'
  | 'sample world'
  | 'sample design'
  // Many things of these kinds have a lock each: `picture <hash>`.
  | `${'picture' | 'identity' | 'acts' | 'design file'} ${string}`;

const number = (name: LockName): RawBuilder<number> => sql`hashtextextended(${name}, 0)`;

/** Waits for the lock, and holds it until the transaction ends. */
export async function lock(tx: Tx, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${number(name)})`.execute(tx);
}

/** @returns false when the lock is held elsewhere. */
export async function tryLock(tx: Tx, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${number(name)}) as ours`.execute(tx);
  return rows[0]!.ours;
}

/** As `tryLock`, but transactions that share the lock do not exclude each other. */
export async function tryShareLock(tx: Tx, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock_shared(${number(name)}) as ours`.execute(tx);
  return rows[0]!.ours;
}

/** Waits for the lock, and holds it until the connection ends. */
export async function holdLock(client: pg.ClientBase, name: LockName): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
}

/** @returns false when the lock is held elsewhere. */
export async function tryHoldLock(client: pg.ClientBase, name: LockName): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as ours',
    [name],
  );
  return rows[0]!.ours;
}

export async function releaseLock(client: pg.ClientBase, name: LockName): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}
