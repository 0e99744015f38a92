import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { picture } from '#test/picture.ts';
import { finishedDraft, storedBrief } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });

const TITLE = 'Quiet lanterns of Saltmarsh';
const WORDS = 'Watched the ferry before sunrise.';

test('DET-5 a design made private is in no answer to anyone else: no call of the product, search, count or picture', async () => {
  const [owner, stranger] = [await signedInAs(database, { name: 'Ines Prado' }), await signedInAs(database)];
  const briefId = await storedBrief(database, null);
  const mediaId = await pictures.add(owner.userId, await picture('png', { width: 500 }), 'upload');
  await pictures.encode(mediaId);
  await pictures.makePreview(mediaId);
  const id = await submitted(owner, briefId, mediaId);
  const handle = await handleOf(owner.userId);

  const fill = (path: string) =>
    path
      .replace(':handle', handle)
      .replace(/(?<=\/briefs\/):id/, briefId)
      .replace(/(?<=\/media\/):id/, mediaId)
      .replace(/:[a-zA-Z]+/g, id);
  const reads = Object.values(api as Record<string, Call>)
    .filter(({ method }) => method === 'GET')
    // Streams do not end.
    .filter(({ path }) => path !== '/api/events')
    .map(({ path }) => fill(path));
  const searches = ['newest', 'popular', 'trending'].map((sort) => `/api/showcase?sort=${sort}&q=lanterns`);
  const { sources } = (await look(owner, `/api/media/${mediaId}`)).json();
  const files = [...sources.map(({ url }: { url: string }) => url), `/media/${mediaId}/link.jpg`];
  const total = async () => (await look(null, '/api/showcase/counts')).json().total as number;

  /** Where somebody else gets to see anything of it. */
  async function shownTo(person: TestPerson | null) {
    const shown = [];
    for (const url of [...reads, ...searches]) {
      const answer = await look(person, url);
      const says = [id, TITLE, WORDS, mediaId].some((secret) => answer.body.includes(secret));
      if (says) shown.push(url);
    }
    for (const url of files) if ((await look(person, url)).statusCode !== 404) shown.push(url);
    return shown;
  }

  // While it is public it is in many places: else nothing would be proved below.
  const publicly = await shownTo(null);
  for (const url of [`/api/submissions/${id}`, '/api/showcase', searches[0]!, ...files])
    expect(publicly).toContain(url);
  expect(publicly.some((url) => url.startsWith('/api/people/'))).toBe(true);
  const before = await total();

  expect((await change(owner, id, { isPublic: false })).statusCode).toBe(200);
  expect(await shownTo(null)).toEqual([]);
  expect(await shownTo(stranger)).toEqual([]);
  expect(await total()).toBe(before - 1);
  for (const person of [null, stranger]) {
    expect((await look(person, `/api/submissions/${id}`)).statusCode).toBe(404);
    const like = { method: 'PUT' as const, url: `/api/submissions/${id}/like` };
    if (person) expect((await app.inject({ ...like, headers: person.headers })).statusCode).toBe(404);
  }
  expect((await look(owner, `/api/submissions/${id}`)).json()).toMatchObject({ title: TITLE, isPublic: false });
});

test('SUB-9 a private design is seen by its unlisted link alone, with its pictures, until the link is replaced or ended', async () => {
  const [owner, stranger] = [await signedInAs(database, { name: 'Ines Prado' }), await signedInAs(database)];
  const mediaId = await pictures.add(owner.userId, await picture('png', { width: 501 }), 'upload');
  await pictures.encode(mediaId);
  const id = await submitted(owner, await storedBrief(database, null), mediaId);
  const approach = 'Kept as "/media/a" and "url" : "/media/b", then /media/c.';
  await change(owner, id, { isPublic: false, approach });
  const link = (method: 'GET' | 'POST' | 'DELETE', by: TestPerson | null = owner) =>
    app.inject({ method, url: `/api/submissions/${id}/share-link`, headers: by?.headers ?? { origin: TEST_URL } });
  const shared = (url: string) => look(null, url.replace(`${TEST_URL}/shared/`, '/api/shared-designs/'));

  expect((await link('GET')).json()).toEqual({ url: null });
  expect((await link('POST', stranger)).statusCode).toBe(404);
  expect((await link('GET', stranger)).statusCode).toBe(404);
  expect((await link('POST', null)).statusCode).toBe(401);
  const { url } = (await link('POST')).json();
  const view = (await shared(url)).json();
  expect(view).toMatchObject({ title: TITLE, approach, isMine: false, isPublic: false, privateNotes: null });
  const [{ url: file }] = view.frames[0].picture.sources;
  expect((await look(null, file)).statusCode).toBe(200);
  // Without its key neither the picture nor the design is there, and the key opens nothing else.
  expect((await look(null, file.split('?')[0])).statusCode).toBe(404);
  expect((await look(stranger, `/api/submissions/${id}`)).statusCode).toBe(404);
  const other = await pictures.add(owner.userId, await picture('png', { width: 502 }), 'upload');
  await pictures.encode(other);
  expect((await look(null, file.replace(mediaId, other))).statusCode).toBe(404);

  const next = (await link('POST')).json().url;
  expect((await shared(url)).statusCode).toBe(404);
  expect((await look(null, file)).statusCode).toBe(404);
  expect((await shared(next)).statusCode).toBe(200);
  expect((await link('DELETE')).statusCode).toBe(204);
  expect((await shared(next)).statusCode).toBe(404);
  for (const guess of ['x', 'A'.repeat(22), '%00'])
    expect((await look(null, `/api/shared-designs/${guess}`)).statusCode).toBe(404);
});

test('FILE-6 with every foreign address unreachable every picture of a design still loads', async () => {
  const owner = await signedInAs(database);
  const mediaId = await pictures.add(
    owner.userId,
    await picture('png', { width: 640, color: '#31415f' }),
    'design_file',
  );
  await pictures.encode(mediaId);
  await pictures.makePreview(mediaId);
  const id = await submitted(owner, await storedBrief(database, null), mediaId);
  const fetching = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new Error('Nothing outside can be reached'));
  try {
    const view = (await look(null, `/api/submissions/${id}`)).json();
    const urls = view.frames.flatMap((frame: { picture: { sources: { url: string }[] } }) =>
      frame.picture.sources.map(({ url }) => url),
    );
    expect(urls).toHaveLength(4);
    for (const url of [...urls, view.linkPreview]) {
      expect(url).toMatch(/^\/media\//);
      expect((await look(null, url)).statusCode).toBe(200);
    }
  } finally {
    globalThis.fetch = fetching;
  }
});

const look = (person: TestPerson | null, url: string) => app.inject({ url, headers: person?.headers });
const change = (person: TestPerson, id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: person.headers, payload });

async function submitted(person: TestPerson, briefId: string, mediaId: string): Promise<string> {
  const draftId = newId();
  const content = finishedDraft([mediaId], { title: TITLE, approach: WORDS });
  const headers = person.headers;
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers,
    payload: { briefId, step: 7, revision: 0, content },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/submissions',
    headers,
    payload: { draftId, revision: 1 },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function handleOf(userId: string) {
  const row = await database.kysely.selectFrom('profiles').select('handle').where('id', '=', userId).executeTakeFirst();
  return row!.handle;
}
