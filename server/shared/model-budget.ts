import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';

/**
 * Takes one text of a language model from the budget of the day (UTC): a brief, a section, or a smoothing. It is counted in the
 * reservation's transaction, so it is exact with any number of processes, and stays counted when the text is deleted.
 * @returns false when the budget is used up; without a budget always true
 */
export async function takeModelText(tx: Tx, textsADay: number | undefined): Promise<boolean> {
  if (textsADay === undefined) return true;
  const { rows } = await sql`
    insert into model_days as today (day, asked)
    select (statement_timestamp() at time zone 'utc')::date, 1 where ${textsADay}::integer > 0
    on conflict (day) do update set asked = today.asked + 1 where today.asked < ${textsADay}
    returning day`.execute(tx);
  return rows.length > 0;
}
