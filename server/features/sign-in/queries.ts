import type { Database } from '#server/platform/database/connect.ts';
import { personOf } from '#server/shared/person-sql.ts';

/** The oldest account first. */
export async function accountsByIds({ kysely }: Pick<Database, 'kysely'>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('profiles as p')
    .select(['p.id', personOf('p').as('person')])
    .where('p.id', 'in', ids)
    .orderBy('p.created_at')
    .execute();
  return rows.map(({ id, person }) => ({ id, ...person }));
}
