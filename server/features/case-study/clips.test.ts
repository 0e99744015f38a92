import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { CLIPS_MAX, CLIPS_OF_ONE_MAX } from '#domain/case-study/clips.ts';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { counter } from '#test/case-study.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload } from '#test/picture.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const film = (size = 4000) => Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(size, 7)]);

async function withPage() {
  const author = await signedInAs(database);
  const submissionId = await storedDesign(database, author.userId);
  const { headers } = author;
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  return { author, headers, ...(made.json() as { id: string; revision: number }) };
}

function send(id: string, person: TestPerson, bytes: Buffer, to = app) {
  const { payload, headers } = asUpload(bytes, 'film.mp4', 'video/mp4');
  const url = `/api/case-studies/${id}/clips`;
  return to.inject({ method: 'POST', url, headers: { ...headers, ...person.headers }, payload });
}

test('EDIT-15 a film is its author’s until a published page shows it, and is sent in ranges', async () => {
  const { author, headers, id, revision } = await withPage();
  const sent = await send(id, author, film());
  expect(sent.statusCode).toBe(201);
  const { address } = sent.json() as { address: string };
  const whole = await app.inject({ url: address, headers });
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect(whole.rawPayload).toHaveLength(film().length);
  const part = await app.inject({ url: address, headers: { ...headers, range: 'bytes=4-7' } });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 4-7/${film().length}`,
    'ftyp',
  ]);
  const ranges = { 'bytes=5-5': 't', 'bytes=-3': film().toString('latin1').slice(-3), 'bytes=7-6': null };
  for (const [range, text] of Object.entries(ranges)) {
    const asked = await app.inject({ url: address, headers: { ...headers, range } });
    expect([asked.statusCode, text && asked.body], range).toEqual([text ? 206 : 416, text]);
  }
  const beyond = await app.inject({ url: address, headers: { ...headers, range: 'bytes=9999-' } });
  expect(beyond.statusCode).toBe(416);

  expect((await app.inject({ url: address })).statusCode).toBe(404);
  const block = newComponent('video', counter('v'), { imageUrl: address });
  const section = newSection('single-column', counter('s'), { children: { ...noColumns(), content: [block] } });
  const operations = [{ kind: 'add-section', section, index: 0 }];
  const payload = { batch: newId(), revision, operations };
  const saved = await app.inject({ method: 'POST', url: `/api/case-studies/${id}/changes`, headers, payload });
  expect(saved.statusCode).toBe(200);
  expect((await app.inject({ url: address })).statusCode).toBe(404);
  const published = { revision: saved.json().revision, visibility: 'public' };
  await app.inject({ method: 'PUT', url: `/api/case-studies/${id}/published`, headers, payload: published });
  expect((await app.inject({ url: address })).statusCode).toBe(200);
});

test('EDIT-15 of a film that is sent in ranges, nothing more than the range is read from the storage', async () => {
  const { author, headers, id } = await withPage();
  const blobs = memoryBlobs();
  const withBlobs = await testApp({ database, blobs });
  const { address } = (await send(id, author, film(), withBlobs)).json() as { address: string };
  const whole = vi.spyOn(blobs, 'get');
  const part = await withBlobs.inject({ url: address, headers: { ...headers, range: 'bytes=4-7' } });
  expect([part.statusCode, part.body, whole.mock.calls]).toEqual([206, 'ftyp', []]);
});

test('EDIT-15 OPS-3 a film whose storage is away is asked for again later', async () => {
  const { author, headers, id } = await withPage();
  const { address } = (await send(id, author, film())).json() as { address: string };
  const elsewhere = await testApp({ database, blobs: memoryBlobs() });
  const answer = await elsewhere.inject({ url: address, headers });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('EDIT-15 a page has at most twelve films, also of those that are sent at once; those too many leave nothing', async () => {
  const { author, id } = await withPage();
  const blobs = memoryBlobs();
  const stored = new Set<string>();
  const { promise: both, resolve } = Promise.withResolvers<void>();
  const slow = {
    ...blobs,
    async put(key: string, bytes: Buffer) {
      stored.add(key);
      await both;
      await blobs.put(key, bytes);
    },
  };
  const slowApp = await testApp({ database, blobs: slow });
  for (let made = 1; made < CLIPS_MAX; made++) expect((await send(id, author, film())).statusCode).toBe(201);
  await database.pool.query('delete from attempts');
  const sent = [1, 2].map(() => send(id, author, film(), slowApp));
  await vi.waitFor(() => expect(stored.size).toBe(2));
  // Nothing of the database is held while the storage takes its time.
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
  );
  expect(rows).toHaveLength(0);
  resolve();
  const answers = await Promise.all(sent);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const left = await database.pool.query('select keys[1] as key from blob_removals where due_at > now()');
  const kept = answers
    .find(({ statusCode }) => statusCode === 201)!
    .json()
    .address.slice(1);
  expect(left.rows.map(({ key }) => key)).toEqual([...stored].filter((key) => key !== kept));
});

test('EDIT-15 other files, films that are too large and films for somebody else’s page are refused', async () => {
  const { author, id } = await withPage();
  const other = await signedInAs(database);
  expect((await send(id, author, Buffer.from('<html>'))).json().error.code).toBe('unsupported_media_type');
  expect((await send(id, author, film(20 * 1024 * 1024))).json().error.code).toBe('payload_too_large');
  expect((await send(id, other, film())).json().error.code).toBe('case_study_not_found');
  const { payload, headers } = asUpload(film(), 'film.mp4', 'video/mp4');
  const asGuest = await app.inject({ method: 'POST', url: `/api/case-studies/${id}/clips`, headers, payload });
  expect([401, 403]).toContain(asGuest.statusCode);
});

test.each([
  ['has no boundary', 'multipart/form-data', 'a'],
  ['has another boundary', 'multipart/form-data; boundary=b', '--a\r\n\r\nfilm\r\n--a--'],
  ['has a boundary without end', `multipart/form-data; boundary=${'a'.repeat(300)}`, 'a'],
  [
    'is cut off',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nfi',
  ],
])('EDIT-15 a form that %s is refused in words', async (_what, type, payload) => {
  const { headers, id } = await withPage();
  const url = `/api/case-studies/${id}/clips`;
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields.file).toMatch(/arrive whole|Choose/);
});

test('EDIT-15 a film for an address that is no page is refused before it is read', async () => {
  const { author } = await withPage();
  for (const id of ['cs-0', '%00', '..']) expect((await send(id, author, Buffer.from('<html>'))).statusCode).toBe(404);
});

/** Films of a page, as if they had been sent. */
const add = (page: string, count: number) =>
  database.pool.query(
    `insert into case_study_clips (id, case_study_id, type, bytes)
     select gen_random_uuid(), $1, 'video/mp4', 4000 from generate_series(1, $2::int)`,
    [page, count],
  );

async function anotherPage({ userId, headers }: TestPerson): Promise<string> {
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  return made.json().id;
}

test('EDIT-15 a person has a bounded number of films on all their pages', async () => {
  const [{ author, id }, { id: others }] = [await withPage(), await withPage()];
  await add(others, CLIPS_OF_ONE_MAX);
  expect((await send(id, author, film())).statusCode).toBe(201);
  await add(await anotherPage(author), CLIPS_OF_ONE_MAX - 1);
  expect((await send(id, author, film())).json().error).toMatchObject({
    code: 'limit_reached',
    message: expect.stringContaining('60 videos'),
  });
});

test('EDIT-15 the last film of a person is taken once, also when films arrive for two pages together', async () => {
  const { author, id } = await withPage();
  const second = await anotherPage(author);
  await add(await anotherPage(author), CLIPS_OF_ONE_MAX - 1);
  const blobs = memoryBlobs();
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const slow = {
    ...blobs,
    async put(key: string, bytes: Buffer) {
      waiting += 1;
      await both;
      await blobs.put(key, bytes);
    },
  };
  const slowApp = await testApp({ database, blobs: slow });
  const sent = [id, second].map((page) => send(page, author, film(), slowApp));
  await vi.waitFor(() => expect(waiting).toBe(2));
  resolve();
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 409]);
});
