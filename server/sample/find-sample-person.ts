import type { Tx } from '#server/platform/database/transaction.ts';
import type { SampleHandle } from './people.ts';

/** The id of a person of the sample world; undefined once that account is gone. */
export async function findSamplePerson(tx: Tx, handle: SampleHandle): Promise<string | undefined> {
  const found = await tx
    .selectFrom('profiles')
    .select('id')
    .where('handle', '=', handle)
    .where('is_sample', '=', true)
    .executeTakeFirst();
  return found?.id;
}
