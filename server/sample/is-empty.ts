import type { Database } from '#server/platform/database/connect.ts';

/** Whether an installation has neither people nor briefs: only then the sample world is written, and only then it is loaded. */
export async function isEmpty(db: Pick<Database['kysely'], 'selectFrom'>): Promise<boolean> {
  const person = await db.selectFrom('profiles').select('id').limit(1).executeTakeFirst();
  const brief = await db.selectFrom('design_briefs').select('id').limit(1).executeTakeFirst();
  return !person && !brief;
}
