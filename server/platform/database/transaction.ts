import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** What is to be done once a transaction of `transaction` is committed. */
const afterwards = new WeakMap<Tx, ((db: Kysely<Schema>) => void)[]>();

/** Does it once the transaction is committed, and never otherwise. @returns false for a transaction that was begun elsewhere */
export function onceCommitted(tx: Tx, act: (db: Kysely<Schema>) => void): boolean {
  const acts = afterwards.get(tx);
  acts?.push(act);
  return acts !== undefined;
}

/** What belongs to a transaction and is best done once, at its end. */
const atTheEnd = new WeakMap<Tx, (() => Promise<void>)[]>();

/** Does it as the last thing of the transaction. @returns false for a transaction that was begun elsewhere */
export function beforeCommit(tx: Tx, act: () => Promise<void>): boolean {
  const acts = atTheEnd.get(tx);
  acts?.push(act);
  return acts !== undefined;
}

const ATTEMPTS = 3;
// PostgreSQL ended our transaction, and nothing of it has happened.
const LOST_A_RACE = new Set([
  '40001', // what was read has changed
  '40P01', // two transactions took the same rows in opposite order
  '23503', // what a row belongs to was there when it was looked for, and is gone: looked for again, it is found missing
]);

function lostARace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST_A_RACE.has(String(error.code));
}

/**
 * All of it happens, or none. After a lost race the work runs again (three times at most), so it must not do anything
 * outside the transaction. When the connection is lost, the error says so even if rolling back fails as well; whether a
 * COMMIT without an answer took effect is for the idempotency key to tell.
 */
export async function transaction<T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let reason: unknown;
    const acts: ((db: Kysely<Schema>) => void)[] = [];
    const last: (() => Promise<void>)[] = [];
    try {
      const result = await db.transaction().execute(async (tx) => {
        afterwards.set(tx, acts);
        atTheEnd.set(tx, last);
        try {
          const done = await work(tx);
          for (const act of last) await act();
          return done;
        } catch (error) {
          reason = error;
          throw error;
        }
      });
      for (const act of acts) act(db);
      return result;
    } catch (error) {
      if (!(lostARace(error) && attempt < ATTEMPTS)) throw reason ?? error;
    }
  }
}
