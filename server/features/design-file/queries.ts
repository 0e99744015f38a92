import { type Kysely, sql } from 'kysely';
import { lockActs } from '#server/platform/database/act-lock.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

/** $1 person: how many files they opened today (UTC), and when the day ends. */
export const importsToday = prepared<{ used: number; renews_at: Date }>(
  'imports_today',
  `select count(*)::integer as used,
     (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc' as renews_at
   from design_file_imports where user_id = $1 and day = (now() at time zone 'utc')::date`,
);

/** $1 person, $2 hashes: the pictures among these that the person already has. */
export const picturesByHash = prepared<{ hash: string; id: string }>(
  'pictures_by_hash',
  `select hash, id from media where owner_id = $1 and hash = any ($2) and state <> 'failed'`,
);

/**
 * Counts this version of a file against the person's daily limit, unless it was opened today already. A lock per person prevents two requests from using the last place together.
 */
export async function takeImport(
  tx: Tx,
  { userId, fileKey, version, limit }: { userId: string; fileKey: string; version: string; limit: number },
): Promise<'taken' | 'known' | 'refused'> {
  await lockActs(tx, 'import', userId);
  const { rows } = await sql<{ known: boolean; taken: boolean }>`
    with today as (
      select file_key, version from design_file_imports where user_id = ${userId} and day = (now() at time zone 'utc')::date
    ), known as (
      select 1 from today where file_key = ${fileKey} and version = ${version}
    ), taken as (
      insert into design_file_imports (user_id, day, file_key, version)
      select ${userId}, (now() at time zone 'utc')::date, ${fileKey}, ${version}
      where not exists (select 1 from known) and (select count(*) from today) < ${limit}
      returning 1
    )
    select exists (select 1 from known) as known, exists (select 1 from taken) as taken`.execute(tx);
  const { known, taken } = rows[0]!;
  if (taken) return 'taken';
  return known ? 'known' : 'refused';
}

/** Takes back what `takeImport` has counted today. */
export async function returnImport(
  db: Kysely<Schema>,
  { userId, fileKey, version }: { userId: string; fileKey: string; version: string },
) {
  await sql`
    delete from design_file_imports where user_id = ${userId} and file_key = ${fileKey} and version = ${version}
      and day = (now() at time zone 'utc')::date`.execute(db);
}
