import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { takeRoomToday } from '#server/shared/make-room-today.ts';

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

/** Counts this version of a file against the person's day, unless it was opened today already. */
export async function takeImport(
  tx: Tx,
  { userId, fileKey, version }: { userId: string; fileKey: string; version: string },
): Promise<'taken' | 'known' | 'refused'> {
  const hasRoom = await takeRoomToday(tx, 'import', userId);
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from design_file_imports where user_id = ${userId} and file_key = ${fileKey}
      and version = ${version} and day = (now() at time zone 'utc')::date) as known`.execute(tx);
  if (rows[0]!.known) return 'known';
  if (!hasRoom) return 'refused';
  await sql`
    insert into design_file_imports (user_id, day, file_key, version)
    values (${userId}, (now() at time zone 'utc')::date, ${fileKey}, ${version})`.execute(tx);
  return 'taken';
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
