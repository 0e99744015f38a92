import type { Selectable } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

type Owned = 'design_briefs' | 'design_submissions' | 'submission_drafts' | 'case_studies';

/** The person's own row, locked until the transaction ends; null for an unknown row and for one of somebody else. */
export async function lockOwn<Table extends Owned>(
  tx: Tx,
  table: Table,
  id: string,
  userId: string,
): Promise<Selectable<Schema[Table]> | null> {
  const row = await tx
    .selectFrom<Owned>(table)
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return (row ?? null) as Selectable<Schema[Table]> | null;
}
