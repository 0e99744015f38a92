import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { DEVELOPMENT_ISSUER, developmentSubject } from '../../platform/identity/development-issuer.ts';

const RECENT_MAX = 6;
/** People who were typed in are forgotten when they have not been chosen for this long; their accounts stay. */
const REMEMBERED_DAYS = 90;
const PERSON = 'Person';

/** Somebody the development provider vouches for. */
export interface DevelopmentPerson {
  /** A sample person's handle, anybody else's e-mail. */
  subject: string;
  name: string;
  email: string;
  /** A sample person's bio. */
  bio?: string;
}

/** The people who come with the product, to see it through their eyes. */
export async function samplePeople({ kysely }: Database): Promise<DevelopmentPerson[]> {
  const rows = await kysely
    .selectFrom('profiles')
    .select(['handle', 'display_name', 'bio'])
    .where('is_sample', '=', true)
    .orderBy('display_name')
    .execute();
  return rows.map(({ handle, display_name, bio }) => ({ ...sample(handle, display_name), bio }));
}

/** Who was typed in here lately, the latest first. */
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

/** Remembers whom a form describes; the same e-mail is the same person, by the name that was typed last. */
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

/** Somebody from the lists; a sample person's profile becomes their account here. `undefined` for anybody else. */
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
