import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** Callbacks that run after a transaction of `transaction` is committed. */
const actsAfterCommit = new WeakMap<Tx, ((db: Kysely<Schema>) => void)[]>();

/**
 * Runs `act` after the transaction is committed, and never otherwise.
 * @returns false for a transaction that was started elsewhere
 */
export function onceCommitted(tx: Tx, act: (db: Kysely<Schema>) => void): boolean {
  const acts = actsAfterCommit.get(tx);
  acts?.push(act);
  return acts !== undefined;
}

/** Work that belongs to a transaction and runs once, at its end. */
const actsBeforeCommit = new WeakMap<Tx, (() => Promise<void>)[]>();

/**
 * Runs `act` as the last step of the transaction.
 * @returns false for a transaction that was started elsewhere
 */
export function beforeCommit(tx: Tx, act: () => Promise<void>): boolean {
  const acts = actsBeforeCommit.get(tx);
  acts?.push(act);
  return acts !== undefined;
}

const ATTEMPTS = 3;
// PostgreSQL rolled the transaction back because of a conflict with another one.
const LOST_A_RACE = new Set([
  '40001', // the data that was read has changed
  '40P01', // two transactions locked the same rows in opposite order
  '23503', // the parent row was deleted after it was read; the next attempt finds it missing
]);

function lostARace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST_A_RACE.has(String(error.code));
}

/**
 * Runs the work in a transaction, and again after a conflict (three attempts at most), so the work must have no
 * effects outside it. After a lost connection nobody knows whether a COMMIT took effect; the idempotency key decides
 * that.
 */
export async function transaction<T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    // The error of the work itself. A failed rollback would hide it.
    let reason: unknown;
    const after: ((db: Kysely<Schema>) => void)[] = [];
    const before: (() => Promise<void>)[] = [];
    try {
      const result = await db.transaction().execute(async (tx) => {
        actsAfterCommit.set(tx, after);
        actsBeforeCommit.set(tx, before);
        try {
          const done = await work(tx);
          for (const act of before) await act();
          return done;
        } catch (error) {
          reason = error;
          throw error;
        }
      });
      for (const act of after) act(db);
      return result;
    } catch (error) {
      if (!(lostARace(error) && attempt < ATTEMPTS)) throw reason ?? error;
    }
  }
}
