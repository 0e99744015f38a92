import { randomInt } from 'node:crypto';
import { cleanDisplayName, handleFrom } from '#domain/person/names.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { OPEN_TO_ALL } from './admission.ts';

/** Creates a profile with a unique handle. New people get three briefs a month, or as many as the operator set (QUOTA-1). */
export async function createPerson(
  tx: Tx,
  id: string,
  person: { name: string | null; email: string | null },
  briefsAMonth = OPEN_TO_ALL.briefsAMonth,
) {
  const displayName = cleanDisplayName(person.name);
  for (const handle of handlesFor(handleFrom(displayName))) {
    const isFree = await tx
      .insertInto('handles')
      .values({ handle, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('handle')
      .executeTakeFirst();
    if (!isFree) continue;
    await tx
      .insertInto('profiles')
      .values({ id, handle, display_name: displayName, email: person.email, briefs_limit: briefsAMonth })
      .execute();
    return id;
  }
  throw new Error('No free handle was found');
}

/** Yields ines, ines-2, ines-3, and then random numbers that are almost always free. */
function* handlesFor(base: string): Generator<string> {
  yield base;
  yield `${base}-2`;
  yield `${base}-3`;
  for (let tries = 0; tries < 20; tries++) yield `${base}-${randomInt(100_000, 1_000_000)}`;
}
