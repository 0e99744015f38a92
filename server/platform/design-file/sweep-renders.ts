import { sql } from 'kysely';
import { mayRemove } from '#server/platform/backup/hold-removals.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

const AT_ONCE = 200;

/**
 * Deletes frames that were rendered a month ago and never used as a picture; they are rendered again when needed.
 * @returns how many.
 */
export async function sweepRenders({ database, blobs }: { database: Database; blobs: Blobs }): Promise<number> {
  const hashes = await transaction(database.kysely, async (tx) => {
    if (!(await mayRemove(tx))) return [];
    const { rows } = await sql<{ hash: string | null }>`
      delete from design_file_renders r where r.ctid = any (array(
        select d.ctid from design_file_renders d
        where d.drawn_at < now() - interval '30 days' and not exists (select 1 from media m where m.hash = d.hash)
        limit ${AT_ONCE} for update skip locked))
      returning hash`.execute(tx);
    return rows.map((row) => row.hash);
  });
  for (const hash of new Set(hashes)) {
    if (!hash) continue;
    const shared = await database.kysely
      .selectFrom('design_file_renders')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!shared) await blobs.remove(renderKey(hash));
  }
  return hashes.length;
}

/** The storage key of a rendered frame. */
export const renderKey = (hash: string) => `design-files/${hash}`;
