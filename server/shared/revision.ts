import type { UpdateObject } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { movedOn } from '#server/platform/http/errors.ts';

type Revised = 'design_submissions' | 'critiques' | 'build_reviews' | 'workspaces' | 'case_studies';

/** Refuses what builds on an older revision before anything is checked. @throws moved_on, with `words` */
export function expectRevision(row: { revision: number }, revision: number, words: string) {
  if (row.revision !== revision) throw movedOn(words, row.revision);
}

/**
 * Changes the document if it is still at `revision`, which is one more afterwards; locks it until the transaction ends.
 * @returns whether it was
 */
export async function changeAtRevision<Table extends Revised>(
  tx: Tx,
  table: Table,
  { id, revision }: { id: string; revision: number },
  change: UpdateObject<Schema, Table>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable<Revised>(table)
    .set({ ...(change as UpdateObject<Schema, Revised>), revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
