import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import { movedOn } from '#server/platform/http/errors.ts';

type Revised = 'design_submissions' | 'critiques' | 'build_reviews' | 'workspaces' | 'case_studies';

/**
 * Takes a document from `revision` to the next one and holds it until the transaction ends. Ask only for a document that the
 * person may change: the refusal says which revision it has. @throws moved_on, with `words`
 */
export async function moveOn(
  tx: Tx,
  table: Revised,
  { id, revision }: { id: string; revision: number },
  words: string,
) {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set revision = revision + 1 where id = ${id} and revision = ${revision}`.execute(tx);
  if (numAffectedRows === 1n) return;
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(table)} where id = ${id}`.execute(tx);
  throw movedOn(words, rows[0]?.revision ?? 0);
}
