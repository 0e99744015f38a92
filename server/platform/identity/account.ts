import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { cleanDisplayName, handleFrom } from '#domain/person/names.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { type Admission, isAllowed, OPEN_TO_ALL, SignInRefused } from './admission.ts';

/** The identity that a provider confirms. The e-mail is only for messages and decides nothing. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
}

interface AccountParts {
  database: Database;
  newId: () => string;
  admission?: Admission | undefined;
}

/**
 * The person's id, created at their first sign-in. Only issuer and subject identify an account.
 * @throws SignInRefused
 */
export async function accountFor(
  { database, newId, admission = OPEN_TO_ALL }: AccountParts,
  vouched: VerifiedIdentity,
): Promise<string> {
  if (!vouched.subject.trim()) throw new Error('The provider says nothing about who this is');
  if (!isAllowed(admission, vouched.email)) throw new SignInRefused('not_allowed');
  const known = await findIdentity(database.kysely, vouched);
  if (known) {
    await rememberEmail(database.kysely, known, vouched.email);
    return known;
  }
  if (!admission.takesNewPeople) throw new SignInRefused('no_new_people');
  return transaction(database.kysely, async (tx) => {
    // Of two parallel first sign-ins, the second waits here and then finds the account of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${vouched.issuer} ${vouched.subject}`}, 0))`.execute(tx);
    const meanwhile = await findIdentity(tx, vouched);
    if (meanwhile) return meanwhile;
    const userId = await createPerson(tx, newId(), vouched, admission.briefsAMonth);
    await tx
      .insertInto('identities')
      .values({ issuer: vouched.issuer, subject: vouched.subject, user_id: userId })
      .execute();
    return userId;
  });
}

async function findIdentity(
  db: Database['kysely'] | Tx,
  { issuer, subject }: VerifiedIdentity,
): Promise<string | null> {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

async function rememberEmail(db: Database['kysely'], userId: string, email: string | null) {
  if (!email) return;
  await db
    .updateTable('profiles')
    .set({ email })
    .where('id', '=', userId)
    .where('email', 'is distinct from', email)
    .execute();
}

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
