import type { Tx } from '../platform/database/transaction.ts';
import { worksOnBrief } from './visible.ts';

/** Whether the brief is the person's own or a community brief. It is locked until the transaction ends. */
export async function mayWorkOnBrief(tx: Tx, briefId: string, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('design_briefs')
    .select('id')
    .where('id', '=', briefId)
    .where(worksOnBrief('design_briefs', userId))
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The person's record of work on a brief. It is created if it is missing, and locked until the transaction ends. One statement,
 * because the record may be deleted between two.
 */
export async function lockProgress(tx: Tx, { id, briefId, userId }: { id: string; briefId: string; userId: string }) {
  return tx
    .insertInto('user_brief_progress')
    .values({ id, brief_id: briefId, user_id: userId, status: 'not_started' })
    .onConflict((conflict) =>
      conflict
        .columns(['brief_id', 'user_id'])
        .doUpdateSet((row) => ({ status: row.ref('user_brief_progress.status') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
