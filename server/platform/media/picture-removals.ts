import { type RawBuilder, sql } from 'kysely';
import { mayRemove } from '#server/platform/backup/hold-removals.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';

/*
 * No call of the storage is made within a transaction. A removal is first marked, then done, then ended; an upload of
 * the same bytes that meets one stores its file again.
 */

const SWEPT_AT_ONCE = 100;
/** A process that marked a removal and did not end it by then was killed. */
const ABANDONED = sql`interval '2 minutes'`;
/** An upload that takes longer has failed. */
const UPLOADED = sql`interval '2 minutes'`;
/** Longer than the storage may take for a file (`guarded-blobs.ts`) and its transaction after it. */
const REMEMBERED = sql`interval '1 minute'`;

interface Removal {
  id: string;
  hash: string;
  keys: string[];
}

/** Files that are removed, unless a picture of this hash exists by then. */
export async function removeLater(
  { kysely }: Pick<Database, 'kysely'>,
  { hash, keys, isUploading = false }: { hash: string; keys: string[]; isUploading?: boolean },
): Promise<string> {
  const due: RawBuilder<Date> = isUploading ? sql`now() + ${UPLOADED}` : sql`now()`;
  const { id } = await kysely
    .insertInto('blob_removals')
    .values({ hash, keys, due_at: due })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the hash of a file that was just stored, and withdraws its removal.
 * @param ended removals that ended before the file was stored; the ones that are found now are added.
 * @returns false when another removal may have taken the file; it must be stored again.
 */
export async function keepStored(tx: Tx, { hash, removal }: { hash: string; removal: string }, ended: Set<string>) {
  const withdrawn = await tx
    .deleteFrom('blob_removals')
    .where('id', '=', removal)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  await lock(tx, `picture ${hash}`);
  const others = await tx
    .selectFrom('blob_removals')
    .select(['id', 'removed_at'])
    .where('hash', '=', hash)
    .where('removing_at', 'is not', null)
    .execute();
  const isKept = withdrawn.numDeletedRows > 0n && others.every(({ id }) => ended.has(id));
  for (const { id, removed_at } of others) if (removed_at) ended.add(id);
  return isKept;
}

/**
 * Removes files whose pictures are gone. What a signal leaves over is removed by a later sweep.
 * @returns how many removals were looked at.
 */
export async function sweepRemovals(
  { database, blobs }: { database: Database; blobs: Blobs },
  signal?: AbortSignal,
): Promise<number> {
  const { taken, wanted } = await transaction(database.kysely, mark);
  for (const { id, keys } of wanted) {
    if (signal?.aborted) break;
    for (const key of keys) await blobs.remove(key);
    await database.kysely.updateTable('blob_removals').set({ removed_at: new Date() }).where('id', '=', id).execute();
  }
  return taken;
}

async function mark(tx: Tx): Promise<{ taken: number; wanted: Removal[] }> {
  if (!(await mayRemove(tx))) return { taken: 0, wanted: [] };
  await sql`delete from blob_removals where removed_at < now() - ${REMEMBERED}`.execute(tx);
  const { rows } = await sql<Removal>`
    update blob_removals set removing_at = now() where id in (
      select id from blob_removals
      where due_at <= now() and removed_at is null and (removing_at is null or removing_at < now() - ${ABANDONED})
      order by id limit ${SWEPT_AT_ONCE} for update skip locked)
    returning id, hash, keys`.execute(tx);
  const wanted: Removal[] = [];
  // Every sweep locks in the same order.
  for (const one of rows.toSorted((a, b) => a.hash.localeCompare(b.hash))) {
    await lock(tx, `picture ${one.hash}`);
    const shared = await tx.selectFrom('media').select('id').where('hash', '=', one.hash).executeTakeFirst();
    if (shared) await tx.deleteFrom('blob_removals').where('id', '=', one.id).execute();
    else wanted.push(one);
  }
  return { taken: rows.length, wanted };
}
