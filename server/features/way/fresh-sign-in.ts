import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/session/signed-in.ts';

/** So long after a sign-in, a person changes how they sign in. Whoever holds an older session may be somebody else. */
const FRESH_MINUTES = 30;

export async function isFresh({ kysely }: Pick<Database, 'kysely'>, { familyId }: SignedIn): Promise<boolean> {
  const found = await kysely
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${FRESH_MINUTES})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws sign_in_again */
export async function expectFresh(database: Pick<Database, 'kysely'>, person: SignedIn): Promise<void> {
  if (await isFresh(database, person)) return;
  const words = `You logged in more than ${FRESH_MINUTES} minutes ago. Log in again, then change how you log in.`;
  throw new AppError('sign_in_again', words);
}
