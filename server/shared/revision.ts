import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import { movedOn } from '#server/platform/http/errors.ts';

type Revised = 'design_submissions' | 'critiques' | 'build_reviews' | 'workspaces' | 'case_studies';

/**
 * Increases the document's `revision` and locks it until the transaction ends. The caller must check permissions first, because
 * the refusal contains the current revision. @throws moved_on, with `words`
 */
export async function incrementRevision(
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
