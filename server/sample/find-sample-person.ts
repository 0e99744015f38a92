import type { Database } from '#server/platform/database/connect.ts';
import type { SampleHandle, SamplePerson } from './people.ts';

/** A person of the sample world; undefined once that account is gone. */
export async function findSamplePerson(
  db: Pick<Database['kysely'], 'selectFrom'>,
  handle: SampleHandle,
): Promise<SamplePerson | undefined> {
  return db
    .selectFrom('profiles')
    .select(['id', 'display_name as name', 'created_at as joinedAt'])
    .where('handle', '=', handle)
    .where('is_sample', '=', true)
    .executeTakeFirst();
}
