import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { storedPicture } from '#test/submission.ts';
import { renderKey, sweepRenders } from './sweep-renders.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const days = (n: number) => new Date(Date.now() - n * 24 * 3600 * 1000);

async function drawn(node: string, hash: string, at: Date) {
  await blobs.put(renderKey(hash), Buffer.from(node));
  await database.kysely
    .insertInto('design_file_renders')
    .values({ file_key: 'k', version: '1', node_id: node, scale: 2, hash, drawn_at: at })
    .execute();
}

test('FILE-6 frames that were drawn for nobody go after a month; those of a picture, and new ones, stay', async () => {
  const { userId } = await signedInAs(database);
  const mediaId = await storedPicture(database, userId);
  const { hash: used } = await database.kysely
    .selectFrom('media')
    .select('hash')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  const hash = (letter: string) => letter.repeat(64);
  await drawn('used', used, days(40));
  await drawn('unused', hash('a'), days(40));
  await drawn('new', hash('b'), days(2));
  await drawn('old half of two', hash('c'), days(40));
  await drawn('new half of two', hash('c'), days(1));
  expect(await sweepRenders({ database, blobs })).toBe(2);
  expect([...blobs.held.keys()].sort()).toEqual([used, hash('b'), hash('c')].map(renderKey).sort());
  expect(await sweepRenders({ database, blobs })).toBe(0);
});
