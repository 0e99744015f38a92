import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';
import { type SampleCollection, sampleCollections } from './collections.ts';
import { findSamplePerson } from './find-sample-person.ts';
import { daysBefore } from './write-brief.ts';

interface Sample {
  slug: string;
  submissionId: string;
  /** The installation's first start. */
  start: Date;
}

/** Keeps a sample design in the collections that name it; in those of people who are gone, nowhere. */
export async function writeSampleCollections(tx: Tx, newId: () => string, { slug, submissionId, start }: Sample) {
  for (const collection of sampleCollections) {
    const position = collection.items.findIndex(({ design }) => design === slug);
    if (position < 0) continue;
    const owner = await findSamplePerson(tx, collection.by);
    if (!owner) continue;
    const begun = daysBefore(start, collection.begun);
    const collectionId = await findOrBegin(tx, newId, collection, owner.id, begun);
    const { note } = collection.items[position]!;
    await sql`
      insert into collection_items (id, collection_id, user_id, position, submission_id, note, created_at)
      values (${newId()}, ${collectionId}, ${owner.id}, ${position}, ${submissionId}, ${note}, ${begun})`.execute(tx);
  }
}

/** The designs come one by one; the first of them begins the collection. */
async function findOrBegin(
  tx: Tx,
  newId: () => string,
  { title, about }: SampleCollection,
  ownerId: string,
  begun: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from collections where user_id = ${ownerId} and title = ${title}`.execute(tx);
  if (rows[0]) return rows[0].id;
  const id = newId();
  await sql`
    insert into collections (id, user_id, title, about, is_public, created_at, updated_at)
    values (${id}, ${ownerId}, ${title}, ${about}, true, ${begun}, ${begun})`.execute(tx);
  return id;
}
