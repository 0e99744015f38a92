import { sql } from 'kysely';
import type { z } from 'zod';
import type { CollectionView, putCollection } from '#contract/collection.ts';
import type { CollectedKind } from '#domain/collection/collection.ts';
import { isId } from '#domain/value/id.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, invalidRequest, movedOn, notFound } from '#server/platform/http/errors.ts';
import { readTimeCursor } from '#server/platform/time-cursor.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import { canKeep, collectionById, collectionsOf, columnOf, itemsOf, publicCollections } from './queries.ts';
import { viewDated, viewItem } from './view.ts';

export interface CollectionParts {
  database: Database;
  newId: () => string;
}

interface Thing {
  id: string;
  kind: CollectedKind;
  thingId: string;
}

const A_PAGE = 12;

const collectionNotFound = () => new AppError('collection_not_found', 'There is no such collection.');

/** Locks an own collection until the transaction ends. @throws collection_not_found, also for one of somebody else; too_many_requests */
async function holdOwn(tx: Tx, id: string, userId: string): Promise<{ revision: number }> {
  const { rows } = await sql<{ revision: number }>`
    select revision from collections where id = ${id} and user_id = ${userId} for update`.execute(tx);
  if (!rows[0]) throw collectionNotFound();
  await paceVisibleChange(tx, userId);
  return rows[0];
}

const touch = (tx: Tx, id: string) => sql`update collections set updated_at = now() where id = ${id}`.execute(tx);

export async function listPublic({ database }: CollectionParts, cursor: string | undefined, viewerId: string | null) {
  const after = readTimeCursor(cursor);
  const rows = await publicCollections(
    database.readsFor(viewerId),
    after?.time ?? null,
    after?.id ?? null,
    A_PAGE + 1,
    viewerId,
  );
  const items = rows.slice(0, A_PAGE).map(viewDated);
  return { items, nextCursor: rows.length > A_PAGE ? rows[A_PAGE - 1]!.cursor : null };
}

export async function listOwn(
  { database }: CollectionParts,
  userId: string,
  thing: { kind?: string; thingId?: string },
) {
  const rows = await collectionsOf(database.pool, userId, thing.kind ?? null, thing.thingId ?? null);
  return { items: rows.map(viewDated) };
}

/** @throws collection_not_found, also for a private one of somebody else */
export async function readCollection(
  { database }: CollectionParts,
  id: string,
  viewerId: string | null,
): Promise<CollectionView> {
  const pool = database.readsFor(viewerId);
  const [row] = await collectionById(pool, id, viewerId);
  if (!row) throw collectionNotFound();
  return { ...viewDated(row), items: (await itemsOf(pool, id, viewerId)).flatMap(viewItem) };
}

/**
 * A person's names are taken one after the other, so that two windows do not take the same.
 * @throws invalid_request where another own collection has this title
 */
async function refuseSecond(tx: Tx, title: string, { id, userId }: { id: string; userId: string }) {
  await lock(tx, `acts collection ${userId}`);
  const { rows } = await sql`
    select from collections where user_id = ${userId} and id <> ${id} and lower(title) = lower(${title})`.execute(tx);
  if (rows.length > 0) throw invalidRequest({ title: 'You have a collection with this name' });
}

/** Begins a collection, or changes an own one. A repeated beginning changes nothing. */
export async function saveCollection(
  { database }: CollectionParts,
  id: string,
  userId: string,
  { title, about, isPublic, revision }: z.infer<typeof putCollection.body>,
): Promise<{ revision: number }> {
  return transaction(database.kysely, async (tx) => {
    if (revision === 0) {
      const { rows } = await sql<{ user_id: string; revision: number }>`
        select user_id, revision from collections where id = ${id}`.execute(tx);
      const [known] = rows;
      if (known && known.user_id !== userId) throw collectionNotFound();
      if (known) return { revision: known.revision };
      await refuseSecond(tx, title, { id, userId });
      await makeRoom(tx, 'collections', userId, { user_id: userId });
      await sql`
        insert into collections (id, user_id, title, about, is_public)
        values (${id}, ${userId}, ${title}, ${about}, ${isPublic}) on conflict do nothing`.execute(tx);
      return { revision: 1 };
    }
    const held = await holdOwn(tx, id, userId);
    if (held.revision !== revision)
      throw movedOn('This collection was changed in another window. Load the page again.', held.revision);
    await refuseSecond(tx, title, { id, userId });
    await sql`
      update collections set title = ${title}, about = ${about}, is_public = ${isPublic}, revision = revision + 1,
        updated_at = now() where id = ${id}`.execute(tx);
    return { revision: revision + 1 };
  });
}

export async function removeCollection({ database }: CollectionParts, id: string, userId: string): Promise<undefined> {
  return transaction(database.kysely, async (tx) => {
    await holdOwn(tx, id, userId);
    await sql`delete from collections where id = ${id}`.execute(tx);
    return undefined;
  });
}

/** Keeps a thing at the end of an own collection, or changes its note. @throws not_found for what the person may not see */
export async function keep(
  { database, newId }: CollectionParts,
  { id, kind, thingId }: Thing,
  userId: string,
  note?: string,
) {
  return transaction(database.kysely, async (tx) => {
    await holdOwn(tx, id, userId);
    const column = sql.ref(columnOf[kind]);
    const { numAffectedRows } = await sql`
      update collection_items set note = coalesce(${note ?? null}::text, note)
      where collection_id = ${id} and ${column}::text = ${thingId}`.execute(tx);
    if (numAffectedRows === 0n) {
      const isPossible = kind === 'case-study' || isId(thingId);
      const seen = isPossible ? await canKeep[kind](tx, thingId, userId) : [];
      if (seen.length === 0) throw notFound('There is nothing to add at this address.');
      await makeRoom(tx, 'collection_items', userId, { collection_id: id });
      const value = kind === 'case-study' ? sql`${thingId}` : sql`${thingId}::uuid`;
      await sql`
        insert into collection_items (id, collection_id, user_id, position, ${column}, note)
        values (${newId()}, ${id}, ${userId},
          (select coalesce(max(position), 0) + 1 from collection_items where collection_id = ${id}),
          ${value}, ${note ?? ''})`.execute(tx);
    }
    await touch(tx, id);
    return undefined;
  });
}

export async function takeOut({ database }: CollectionParts, { id, kind, thingId }: Thing, userId: string) {
  return transaction(database.kysely, async (tx) => {
    await holdOwn(tx, id, userId);
    await sql`
      delete from collection_items where collection_id = ${id} and ${sql.ref(columnOf[kind])}::text = ${thingId}`.execute(
      tx,
    );
    await touch(tx, id);
    return undefined;
  });
}

/** Things that are not named follow in their old order. */
export async function putInOrder({ database }: CollectionParts, id: string, userId: string, things: readonly string[]) {
  return transaction(database.kysely, async (tx) => {
    await holdOwn(tx, id, userId);
    await sql`
      update collection_items i set position = ordered.place
      from (
        select id, row_number() over (order by
          array_position(${things}::text[], coalesce(submission_id::text, brief_id::text, case_study_id)), position, id) as place
        from collection_items where collection_id = ${id}) ordered
      where i.id = ordered.id`.execute(tx);
    await touch(tx, id);
    return undefined;
  });
}
