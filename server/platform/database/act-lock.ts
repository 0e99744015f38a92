import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * Lets a person's acts of one kind follow each other, to the end of the transaction. Without it, acts at the same time
 * would all be counted before the first is stored, and pass a limit together.
 */
export async function lockActs(tx: Tx, kind: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`.execute(tx);
}
