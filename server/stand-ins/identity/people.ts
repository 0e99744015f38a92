import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { DEVELOPMENT_ISSUER, developmentSubject } from '../../platform/identity/development-issuer.ts';

const RECENT_MAX = 6;
/** Typed people are deleted from the list after this time without use; their accounts stay. */
const REMEMBERED_DAYS = 90;
const PERSON = 'Person';

/** A person whose identity the development provider confirms. */
export interface DevelopmentPerson {
  /** The handle of a sample person, otherwise an e-mail. */
  subject: string;
  name: string;
  email: string;
  /** The bio of a sample person. */
  bio?: string;
}

/** The sample people of the product, for trying it from their point of view. */
export async function samplePeople({ kysely }: Database): Promise<DevelopmentPerson[]> {
  const rows = await kysely
    .selectFrom('profiles')
    .select(['handle', 'display_name', 'bio'])
    .where('is_sample', '=', true)
    .orderBy('display_name')
    .execute();
  return rows.map(({ handle, display_name, bio }) => ({ ...sample(handle, display_name), bio }));
}

/** People who were typed in recently, latest first. */
export async function recentPeople({ kysely }: Database): Promise<DevelopmentPerson[]> {
  const rows = await kysely
    .selectFrom('development_identity')
    .select('payload')
    .where('model', '=', PERSON)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('expires_at', 'desc')
    .limit(RECENT_MAX)
    .execute();
  return rows.map((row) => row.payload as DevelopmentPerson);
}

export async function findPerson({ kysely }: Database, subject: string): Promise<DevelopmentPerson | undefined> {
  const typed = await kysely
    .selectFrom('development_identity')
    .select('payload')
    .where('model', '=', PERSON)
    .where('id', '=', subject)
    .executeTakeFirst();
  if (typed) return typed.payload as DevelopmentPerson;
  const profile = await kysely
    .selectFrom('profiles')
    .select('display_name')
    .where('handle', '=', subject)
    .where('is_sample', '=', true)
    .executeTakeFirst();
  return profile && sample(subject, profile.display_name);
}

/** Stores the person of a form. The same e-mail is the same person, with the name that was typed last. */
export async function remember(database: Database, typed: { name: string; email: string }): Promise<DevelopmentPerson> {
  const subject = developmentSubject(typed.email);
  const person: DevelopmentPerson = { subject, name: typed.name, email: subject };
  const row = {
    payload: JSON.stringify(person),
    expires_at: sql<Date>`now() + make_interval(days => ${REMEMBERED_DAYS})`,
  };
  await database.kysely
    .insertInto('development_identity')
    .values({ model: PERSON, id: subject, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute();
  return person;
}

/** A person from the lists; a sample person's profile becomes their account. `undefined` for anybody else. */
export async function choose(database: Database, subject: string): Promise<DevelopmentPerson | undefined> {
  const person = await findPerson(database, subject);
  if (!person) return undefined;
  if (person.email === subject) return remember(database, person);
  await database.kysely
    .insertInto('identities')
    .columns(['issuer', 'subject', 'user_id'])
    .expression((db) =>
      db
        .selectFrom('profiles')
        .select([sql<string>`${DEVELOPMENT_ISSUER}`.as('issuer'), 'handle as subject', 'id as user_id'])
        .where('handle', '=', subject)
        .where('is_sample', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return person;
}

function sample(handle: string, name: string): DevelopmentPerson {
  return { subject: handle, name, email: `${handle}@people.example` };
}
