import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { guardedBlobs } from '#server/platform/blobs/guarded-blobs.ts';
import { StorageUnavailable } from '#server/platform/blobs/storage-failure.ts';
import { ENCODE_JOB, originalKey } from '#server/platform/media/add-picture.ts';
import { ImageProcessorFailed } from '#server/platform/media/image-processor.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, picture } from '#test/picture.ts';

const database = await createTestDatabase();
const memory = memoryBlobs();
/** Of two cores (`pool.ts`). */
const POOL_SIZE = 8;
const never = () => new Promise<never>(() => {});

/** An app whose storage does what the test says. */
async function appOn(storage: Partial<typeof memory> = {}, options: Parameters<typeof guardedBlobs>[1] = {}) {
  const blobs = guardedBlobs({ ...memory, ...storage }, { deadlineMs: 500, ...options });
  const waiting: string[] = [];
  const add = vi.fn(async (_: unknown, _kind: string, _data: object) => {});
  const jobs = { add, waiting: async () => waiting.map((mediaId) => ({ mediaId })) as never };
  const parts = { database, blobs, jobs, imageProcessor: localImageProcessor, newId };
  const pictures = createPictures(parts);
  const app = await testApp({ database, blobs, pictures });
  const bring = async (person: TestPerson, bytes: Buffer) => {
    const { payload, headers } = asUpload(bytes);
    return app.inject({ method: 'POST', url: '/api/media', headers: { ...headers, ...person.headers }, payload });
  };
  const asked = () => add.mock.calls.filter(([, kind]) => kind === ENCODE_JOB).map(([, , data]) => data);
  return { app, blobs, pictures, parts, bring, waiting, asked };
}

let shade = 0x111111;
const fresh = () => picture('png', { height: 40, color: `#${(shade++).toString(16)}` });
const stateOf = async (id: string) =>
  database.kysely
    .selectFrom('media')
    .select(['state', 'attempts', 'hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('OPS-2 while the storage hangs, others work on, and uploads are then refused in its name', async () => {
  const { promise: hangs, reject: giveUp } = Promise.withResolvers<never>();
  const put = vi.fn(() => hangs);
  const { app, bring } = await appOn({ put }, { deadlineMs: 60_000 });
  const people = await Promise.all(Array.from({ length: 24 }, () => signedInAs(database)));
  const files = await Promise.all(people.map(fresh));
  const uploads = people.map((person, n) => bring(person, files[n]!));
  // More of them than a pool has connections, where one is held for each.
  await expect.poll(() => put.mock.calls.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(POOL_SIZE);
  const others = await Promise.all(people.map(({ headers }) => app.inject({ url: '/api/profile', headers })));
  expect(others.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  giveUp(new Error('connect ETIMEDOUT'));
  for (const answer of await Promise.all(uploads)) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.json().error.message).toBe(
      'Brief Foundry cannot reach its storage for pictures right now. Try again soon.',
    );
  }
  const mine = people.map(({ userId }) => userId);
  const { rows } = await database.pool.query('select from media where owner_id = any ($1)', [mine]);
  expect(rows).toHaveLength(0);
});

test('OPS-2 a picture that the storage does not give is refused within its deadline', async () => {
  const person = await signedInAs(database);
  const working = await appOn();
  const { mediaId } = (await working.bring(person, await fresh())).json();
  await working.pictures.encode(mediaId);
  const { app } = await appOn({ get: never });
  const answer = await app.inject({ url: `/media/${mediaId}/400.webp`, headers: person.headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().error.message).toContain('storage for pictures');
});

test('OPS-2 a full disk is told as full', async () => {
  const person = await signedInAs(database);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const { bring } = await appOn({ put: () => Promise.reject(full) });
  const answer = await bring(person, await fresh());
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error.message).toBe(
    'The disk of Brief Foundry is full, so nothing was saved. Tell its operator, and try again later.',
  );
});

test('FILE-6 a storage that is away is not the picture’s fault: it is asked for again, and made', async () => {
  const person = await signedInAs(database);
  const working = await appOn();
  const { mediaId } = (await working.bring(person, await fresh())).json();
  const away = await appOn({ put: () => Promise.reject(new Error('connect ECONNREFUSED')) });
  for (let n = 0; n < 5; n++) await expect(away.pictures.encode(mediaId)).rejects.toThrow(StorageUnavailable);
  expect(await stateOf(mediaId)).toMatchObject({ state: 'processing', attempts: 0 });

  await working.pictures.askForUnmade();
  expect(working.asked(), 'the upload alone, whose job may be under way').toEqual([{ mediaId }]);
  const age = () =>
    database.pool.query("update media set updated_at = now() - interval '2 minutes' where id = $1", [mediaId]);
  await age();
  working.waiting.push(mediaId);
  await working.pictures.askForUnmade();
  expect(working.asked(), 'a job waits for it already').toHaveLength(1);
  await age();
  working.waiting.pop();
  await working.pictures.askForUnmade();
  expect(working.asked()).toEqual([{ mediaId }, { mediaId }]);
  await working.pictures.encode(mediaId);
  expect(await stateOf(mediaId)).toMatchObject({ state: 'ready' });
});

test('FILE-7 a picture that takes too long three times is unreadable', async () => {
  const person = await signedInAs(database);
  const { bring, parts } = await appOn();
  const { mediaId } = (await bring(person, await fresh())).json();
  const slow = {
    ...localImageProcessor,
    encode: () => Promise.reject(new ImageProcessorFailed('encode took too long')),
  };
  const pictures = createPictures({ ...parts, jobs: noJobs, imageProcessor: slow });
  for (let n = 0; n < 2; n++) await expect(pictures.encode(mediaId)).rejects.toThrow(ImageProcessorFailed);
  await pictures.encode(mediaId);
  expect(await stateOf(mediaId)).toMatchObject({ state: 'failed', attempts: 3 });
});

test('SUB-9 bytes that are uploaded while they are being removed are there afterwards', async () => {
  const person = await signedInAs(database);
  const go = Promise.withResolvers<void>();
  const removing = Promise.withResolvers<void>();
  let puts = 0;
  const slow = await appOn(
    {
      async put(key, bytes) {
        puts += 1;
        await memory.put(key, bytes);
      },
      async remove(key) {
        removing.resolve();
        await go.promise;
        await memory.remove(key);
      },
    },
    { deadlineMs: 30_000 },
  );
  const bytes = await fresh();
  const first = (await slow.bring(person, bytes)).json();
  const { hash } = await stateOf(first.mediaId);
  await database.kysely.deleteFrom('media').where('id', '=', first.mediaId).execute();
  const swept = slow.pictures.sweep();
  await removing.promise;
  const second = slow.bring(person, bytes);
  // It stores the file, meets the removal, and stores it again.
  await expect.poll(() => puts, { timeout: 10_000 }).toBeGreaterThan(2);
  go.resolve();
  await swept;
  expect((await second).statusCode).toBe(201);
  expect(memory.held.has(originalKey(hash))).toBe(true);
  while ((await slow.pictures.sweep()) > 0);
  expect(memory.held.has(originalKey(hash))).toBe(true);
});

test('SUB-9 a file whose upload was cut off after it was stored is removed later', async () => {
  const person = await signedInAs(database);
  const { parts } = await appOn();
  const jobs = { ...noJobs, add: () => Promise.reject(new Error('The process was killed')) };
  const pictures = createPictures({ ...parts, jobs });
  const before = memory.held.size;
  await expect(pictures.add(person.userId, await fresh(), 'upload')).rejects.toThrow('killed');
  while ((await pictures.sweep()) > 0);
  expect(memory.held.size, 'it may still be going on').toBe(before + 1);
  await database.pool.query('update blob_removals set due_at = now() where due_at > now()');
  while ((await pictures.sweep()) > 0);
  expect(memory.held.size).toBe(before);
});

test('SUB-9 a sweep of files that is stopped leaves the rest to a later one', async () => {
  const { pictures } = await appOn();
  const stopping = new AbortController();
  const { pictures: slow } = await appOn({
    async remove(key) {
      stopping.abort();
      await memory.remove(key);
    },
  });
  const person = await signedInAs(database);
  const before = memory.held.size;
  for (const _ of 'ab') await pictures.add(person.userId, await fresh(), 'upload');
  await database.pool.query('delete from media where owner_id = $1', [person.userId]);
  await slow.sweep(stopping.signal);
  expect(memory.held.size).toBe(before + 1);
  await database.pool.query(
    `update blob_removals set removing_at = now() - interval '1 hour' where removed_at is null`,
  );
  while ((await pictures.sweep()) > 0);
  expect(memory.held.size).toBe(before);
});
