import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

type Db = Database['kysely'] | Tx;
export type EndReason = 'signed_out' | 'token_reused';

/** A sign-in ends after this time, even when it is in use. */
const FAMILY_DAYS = 90;
/** An unused refresh token expires after this time. */
const REFRESH_TOKEN_DAYS = 30;
/** A replaced token still returns its successor for this time, for two tabs at once or a lost answer. */
const GRACE_SECONDS = 10;

const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

/** $1 families. Returns those that have neither ended nor expired. */
export const livingFamilies = prepared<{ id: string }, [string[]]>(
  'living_families',
  'select id from session_families where id = any ($1) and ended_at is null and expires_at > now()',
);

export async function insertFamily(tx: Tx, family: { id: string; userId: string; device: string }) {
  await tx
    .insertInto('session_families')
    .values({ id: family.id, user_id: family.userId, device: family.device, expires_at: inDays(FAMILY_DAYS) })
    .execute();
}

/**
 * The session expires no later than its family.
 * @returns when it expires.
 */
export async function insertSession(tx: Tx, session: { id: string; familyId: string; hash: Buffer }): Promise<Date> {
  const { expires_at } = await tx
    .insertInto('sessions')
    .columns(['id', 'family_id', 'token_hash', 'expires_at'])
    .expression((db) =>
      db
        .selectFrom('session_families')
        .select([
          sql<string>`${session.id}::uuid`.as('id'),
          'session_families.id as family_id',
          sql<Buffer>`${session.hash}::bytea`.as('token_hash'),
          sql<Date>`least(${inDays(REFRESH_TOKEN_DAYS)}, expires_at)`.as('expires_at'),
        ])
        .where('session_families.id', '=', session.familyId),
    )
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

export interface FoundSession {
  id: string;
  familyId: string;
  userId: string;
  expiresAt: Date;
  isOver: boolean;
  isReplaced: boolean;
  isInGrace: boolean;
}

/** With `lock`, other requests with the same token wait until this transaction ends. */
export async function findSession(db: Db, hash: Buffer, { lock = false } = {}): Promise<FoundSession | undefined> {
  const query = db
    .selectFrom('sessions as s')
    .innerJoin('session_families as f', 'f.id', 's.family_id')
    .select(['s.id', 's.family_id as familyId', 'f.user_id as userId', 's.expires_at as expiresAt'])
    .select([
      sql<boolean>`f.ended_at is not null or f.expires_at <= now() or s.expires_at <= now()`.as('isOver'),
      sql<boolean>`s.replaced_at is not null`.as('isReplaced'),
      sql<boolean>`coalesce(s.replaced_at > now() - make_interval(secs => ${GRACE_SECONDS}), false)`.as('isInGrace'),
    ])
    .where('s.token_hash', '=', hash);
  return (lock ? query.forUpdate('s') : query).executeTakeFirst();
}

export async function markReplaced(tx: Tx, id: string) {
  await tx.updateTable('sessions').set({ replaced_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** @returns the ids of the families that were active until now. */
export async function endFamilies(
  db: Db,
  which: { familyId: string } | { userId: string; except?: string },
  reason: EndReason,
): Promise<string[]> {
  const ended = await db
    .updateTable('session_families')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('ended_at', 'is', null)
    .where((where) =>
      'familyId' in which
        ? where('id', '=', which.familyId)
        : where.and([where('user_id', '=', which.userId), ...(which.except ? [where('id', '<>', which.except)] : [])]),
    )
    .returning('id')
    .execute();
  return ended.map((row) => row.id);
}
