import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { type Admission, isAllowed, notAllowed, OPEN_TO_ALL, SignInRefused } from './admission.ts';
import { createPerson } from './create-person.ts';

/** The identity that a provider confirms. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  name: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
}

export interface AccountParts {
  database: Database;
  newId: () => string;
  admission?: Admission | undefined;
}

/** The account of an identity; else the open accounts of people with the same verified address. */
type Found = { userId: string } | { userId: null; sameAddress: string[] };

/**
 * Only issuer and subject identify an account. An address never does: it can only lead to a question.
 * @throws SignInRefused when the person may not sign in
 */
export async function findAccount(parts: AccountParts, vouched: VerifiedIdentity): Promise<Found> {
  const { database, admission = OPEN_TO_ALL } = parts;
  if (!vouched.subject.trim()) throw new Error('The provider does not say who this is');
  let known = await findIdentity(database.kysely, vouched);
  if (!isAllowed(admission, vouched.email) && !(known && isAllowed(admission, known.profileEmail)))
    throw new SignInRefused(notAllowed(vouched.email));
  if (known) return { userId: known.userId };
  const people = vouched.email ? await peopleWith(database.kysely, vouched.email) : [];
  // The account with this address may be the one that this identity has just opened in another tab.
  if (people.length > 0) known = await findIdentity(database.kysely, vouched);
  if (known) return { userId: known.userId };
  const open = people.filter(({ closed_at }) => closed_at === null).map(({ id }) => id);
  if (people.length > 0 && open.length === 0) throw new SignInRefused('closed');
  return { userId: null, sameAddress: open };
}

/**
 * Opens an account for the identity, or finds the one that was opened a moment ago.
 * @throws SignInRefused where no new people are let in
 */
export async function openAccount(parts: AccountParts, vouched: VerifiedIdentity): Promise<string> {
  const { database, newId, admission = OPEN_TO_ALL } = parts;
  if (!isAllowed(admission, vouched.email)) throw new SignInRefused(notAllowed(vouched.email));
  if (!admission.takesNewPeople) throw new SignInRefused('no_new_people');
  return transaction(database.kysely, async (tx) => {
    // Of two parallel first sign-ins, the second waits here and then finds the account of the first.
    await lock(tx, `identity ${vouched.issuer} ${vouched.subject}`);
    const meanwhile = await findIdentity(tx, vouched);
    if (meanwhile) return meanwhile.userId;
    const userId = await createPerson(tx, newId(), vouched, admission.briefsAMonth);
    await insertIdentity(tx, userId, vouched);
    return userId;
  });
}

/** The account of the identity, opened if there is none. Never asks; for the command line and the first sign-in. */
export async function accountFor(parts: AccountParts, vouched: VerifiedIdentity): Promise<string> {
  const found = await findAccount(parts, vouched);
  return found.userId ?? openAccount(parts, vouched);
}

/**
 * Adds the identity to an account.
 * @returns false when it leads to another account
 */
export async function linkIdentity(db: Database['kysely'] | Tx, userId: string, vouched: VerifiedIdentity) {
  await insertIdentity(db, userId, vouched);
  return (await findIdentity(db, vouched))?.userId === userId;
}

/** Notes a use. The account's address follows the provider's, if it came from there. */
export async function rememberUse({ kysely }: Database, { issuer, subject, email }: VerifiedIdentity) {
  await sql`
    with former as (
      select user_id, email from identities where issuer = ${issuer} and subject = ${subject}
    ), used as (
      update identities set last_used_at = now(), email = coalesce(${email}, email)
      where issuer = ${issuer} and subject = ${subject}
    )
    update profiles p set email = ${email}::text from former f
    where p.id = f.user_id and ${email}::text is not null and p.email is distinct from ${email}
      and (p.email is null or p.email = f.email)`.execute(kysely);
}

export async function addressOf(db: Database['kysely'], userId: string) {
  return db.selectFrom('profiles').select(['email', 'display_name']).where('id', '=', userId).executeTakeFirst();
}

async function insertIdentity(db: Database['kysely'] | Tx, userId: string, vouched: VerifiedIdentity) {
  const { issuer, subject, email } = vouched;
  await db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findIdentity(db: Database['kysely'] | Tx, { issuer, subject }: VerifiedIdentity) {
  return db
    .selectFrom('identities as i')
    .innerJoin('profiles as p', 'p.id', 'i.user_id')
    .select(['i.user_id as userId', 'p.email as profileEmail'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

async function peopleWith(db: Database['kysely'], email: string) {
  const address = email.toLowerCase();
  return db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.closed_at'])
    .where(
      sql<boolean>`(lower(p.email) = ${address} or p.id in (select i.user_id from identities i where lower(i.email) = ${address}))`,
    )
    .orderBy('p.created_at')
    .execute();
}
