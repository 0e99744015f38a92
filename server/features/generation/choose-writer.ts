import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { Writer } from '#server/platform/writer/writer.ts';

export interface Writers {
  writer: Writer;
  /** Writes what the first one may not: the embedded composer beside a language model. */
  spareWriter?: Writer;
  /** How many briefs and sections a language model may be asked for in a UTC day; absent: as many as people may have. */
  modelBriefsADay?: number;
}

/** Any number that no other advisory lock of ours uses: reservations with a budget are counted one after the other. */
const BUDGET_LOCK = 7_305_003;

/** Who writes what is being reserved. Asked in the reservation's transaction, so that the budget is exact on any number of processes. */
export async function chooseWriter(tx: Tx, { writer, spareWriter, modelBriefsADay }: Writers): Promise<Writer> {
  if (writer.engine !== 'model' || !spareWriter || modelBriefsADay === undefined) return writer;
  await sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`.execute(tx);
  const today = sql`date_trunc('day', statement_timestamp() at time zone 'utc') at time zone 'utc'`;
  const { rows } = await sql<{ asked: number }>`
    select (select count(*) from brief_generations where engine = 'model' and created_at >= ${today})
         + (select count(*) from brief_section_rewrites where engine = 'model' and created_at >= ${today}) as asked`.execute(
    tx,
  );
  return rows[0]!.asked < modelBriefsADay ? writer : spareWriter;
}
