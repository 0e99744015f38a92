import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import { inUseSql } from './in-use-sql.ts';

/** Deletes those of the person's pictures that nothing uses any more. */
export async function removeUnusedPictures(tx: Tx, userId: string, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return;
  await sql`
    delete from media m
    where m.owner_id = ${userId} and m.id = any (${[...new Set(mediaIds)]}::uuid[]) and not ${sql.raw(inUseSql('m'))}
  `.execute(tx);
}
