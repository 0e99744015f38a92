import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

type Db = Database['kysely'] | Tx;

export interface WayRow {
  id: string;
  /** Null for a passkey. */
  issuer: string | null;
  subject: string;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** Identities and passkeys of a person, the oldest first. */
export async function waysOf(db: Db, userId: string): Promise<WayRow[]> {
  const { rows } = await sql<WayRow>`
    select id, issuer, subject, email, created_at, last_used_at from identities where user_id = ${userId}
    union all
    select id, null, name, null, created_at, last_used_at from passkeys where user_id = ${userId}
    order by created_at, id`.execute(db);
  return rows;
}

/** Locks the person's row, so that two removals follow each other. */
export async function lockPerson(tx: Tx, userId: string) {
  await sql`select from profiles where id = ${userId} for update`.execute(tx);
}

/** Without a passkey, or with nothing besides it, none can confirm a sign-in. An address that is taken away no longer leads to the account. */
export async function deleteWay(tx: Tx, userId: string, id: string) {
  const gone = await tx
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('email')
    .executeTakeFirst();
  if (gone?.email)
    await sql`update profiles p set email = (
        select i.email from identities i where i.user_id = p.id and i.email is not null order by i.created_at, i.id limit 1)
      where p.id = ${userId} and lower(p.email) = lower(${gone.email})
        and not exists (select from identities i where i.user_id = p.id and lower(i.email) = lower(p.email))`.execute(
      tx,
    );
  await tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).execute();
  await sql`update second_steps set by_passkey = false
    where user_id = ${userId} and (not exists (select from passkeys k where k.user_id = ${userId})
      or (select count(*) from passkeys k where k.user_id = ${userId})
        + (select count(*) from identities i where i.user_id = ${userId}) < 2)`.execute(tx);
}

export async function secondStepRow(db: Db, userId: string) {
  const row = await db
    .selectFrom('second_steps')
    .select(['totp_confirmed_at', 'by_passkey'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { byCode: row?.totp_confirmed_at != null, byPasskey: row?.by_passkey ?? false, codesLeft: left };
}

export async function handleOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'handle', 'display_name as displayName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
