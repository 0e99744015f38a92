import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** What a transaction does at its end, besides its own work. */
interface Ends {
  beforeCommit: (() => Promise<void>)[];
  afterCommit: ((db: Kysely<Schema>) => void)[];
}
const endsOf = new WeakMap<Tx, Ends>();

/** Runs `act` as the last step of the transaction. */
export function beforeCommit(tx: Tx, act: () => Promise<void>): void {
  knownEnds(tx).beforeCommit.push(act);
}

/** Runs `act` after the transaction is committed, and never otherwise. */
export function afterCommit(tx: Tx, act: (db: Kysely<Schema>) => void): void {
  knownEnds(tx).afterCommit.push(act);
}

function knownEnds(tx: Tx): Ends {
  const ends = endsOf.get(tx);
  if (!ends) throw new Error('This transaction was not begun by transaction()');
  return ends;
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
    const ends: Ends = { beforeCommit: [], afterCommit: [] };
    let result: T;
    try {
      result = await db.transaction().execute(async (tx) => {
        endsOf.set(tx, ends);
        try {
          const done = await work(tx);
          for (const act of ends.beforeCommit) await act();
          return done;
        } catch (error) {
          reason = error;
          throw error;
        }
      });
    } catch (error) {
      if (lostARace(error) && attempt < ATTEMPTS) continue;
      throw reason ?? error;
    }
    for (const act of ends.afterCommit) act(db);
    return result;
  }
}
