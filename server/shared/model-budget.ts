import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import { midnight } from './make-room-today.ts';

/** An arbitrary number that no other advisory lock uses. Reservations with a budget run one after the other. */
const BUDGET_LOCK = 7_305_003;

/**
 * Whether the daily budget (UTC) allows one more text by a language model: a brief, a section, or a smoothing. The check runs in the reservation's transaction, so it is exact with any number of processes; without a
 * budget it always allows.
 */
export async function modelHasRoom(tx: Tx, asksADay: number | undefined): Promise<boolean> {
  if (asksADay === undefined) return true;
  await sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`.execute(tx);
  const { rows } = await sql<{ asked: number }>`
    select (select count(*) from brief_generations where engine = 'model' and created_at >= ${midnight})
         + (select count(*) from brief_section_rewrites where engine = 'model' and created_at >= ${midnight})
         + (select count(*) from case_study_smoothings where created_at >= ${midnight}) as asked`.execute(tx);
  return rows[0]!.asked < asksADay;
}
