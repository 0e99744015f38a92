import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';

/**
 * Locks the person's row, so that their transactions run one after the other; rows that refer to the person can still be
 * inserted. It comes first in a transaction (ARCHITECTURE.md, Data), even before the idempotency key, which refers to the person.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await sql`select from profiles where id = ${userId} for no key update`.execute(tx);
}
