import type { Tx } from '#server/platform/database/transaction.ts';

export async function hasBlocked(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const block = await tx
    .selectFrom('person_blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return block !== undefined;
}
