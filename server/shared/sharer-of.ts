import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

/** Whose brief a community brief is the copy of; `null` for one that nobody shared. */
export async function sharerOf(db: Tx | Database['kysely'], briefId: string): Promise<string | null> {
  const own = await db
    .selectFrom('design_briefs as b')
    .innerJoin('design_briefs as own', 'own.id', 'b.copied_from')
    .select('own.user_id')
    .where('b.id', '=', briefId)
    .executeTakeFirst();
  return own?.user_id ?? null;
}
