import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures, PREVIEW_JOB } from '#server/platform/media/pictures.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { picture } from '#test/picture.ts';
import { finishedDraft, storedBrief } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const asked: { kind: string; mediaId: string }[] = [];
const jobs = {
  add: async (_: unknown, kind: string, data: object) => void asked.push({ kind, ...data } as never),
  waiting: async () => [],
};
const pictures = createPictures({ database, blobs, jobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });

/** Makes what was asked for since the last time. */
async function makePreviews() {
  const wanted = asked.splice(0).filter(({ kind }) => kind === PREVIEW_JOB);
  for (const { mediaId } of wanted) await pictures.makePreview(mediaId);
  return wanted.map(({ mediaId }) => mediaId);
}

const call = (person: TestPerson | null, method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, body = {}) =>
  app.inject({ method, url, headers: person?.headers, ...(method !== 'GET' && { payload: body }) });

async function submitted(person: TestPerson, mediaIds: string[]) {
  const draftId = newId();
  const briefId = await storedBrief(database, person.userId);
  const content = finishedDraft(mediaIds);
  await call(person, 'PUT', `/api/submission-drafts/${draftId}`, { briefId, step: 7, revision: 0, content });
  const answer = await call(person, 'POST', '/api/submissions', { draftId, revision: 1 });
  expect(answer.statusCode).toBe(201);
  return answer.json().id as string;
}

const add = async (person: TestPerson, size: { width: number; height: number; color: string }) =>
  pictures.add(person.userId, await picture('png', size), 'upload');

test('SHOW-7 a public design’s link shows its cover at 1200 × 630, whatever form the cover has', async () => {
  for (const size of [
    { width: 2880, height: 2048, color: '#2f6b4f' },
    { width: 390, height: 844, color: '#b4472b' },
    { width: 1600, height: 300, color: '#22303c' },
    { width: 60, height: 40, color: '#556677' },
  ]) {
    const person = await signedInAs(database);
    const coverId = await add(person, size);
    const id = await submitted(person, [coverId]);
    expect((await call(null, 'GET', `/api/submissions/${id}`)).json().linkPreview).toBeNull();
    expect(await makePreviews()).toEqual([coverId]);
    const path: string = (await call(null, 'GET', `/api/submissions/${id}`)).json().linkPreview;
    const bytes = await call(null, 'GET', path);
    expect(bytes.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, no-cache' });
    expect(await sharp(bytes.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.rawPayload.length).toBeLessThan(300_000);
  }
});

test('SHOW-7 DET-5 the link’s picture is there while the design is public, follows its cover, and goes with it', async () => {
  const previewsHeld = () => [...blobs.held.keys()].filter((key) => key.startsWith('previews/')).length;
  const before = previewsHeld();
  const person = await signedInAs(database);
  const [first, second] = [
    await add(person, { width: 900, height: 600, color: '#a1b2c3' }),
    await add(person, { width: 900, height: 600, color: '#c3b2a1' }),
  ];
  const id = await submitted(person, [first, second]);
  await makePreviews();
  const path = `/media/${first}/link.jpg`;
  const seen = async (where = path) => (await call(null, 'GET', where)).statusCode;
  expect(await seen()).toBe(200);
  expect(await seen(`/media/${second}/link.jpg`)).toBe(404);

  await call(person, 'PATCH', `/api/submissions/${id}`, { isPublic: false });
  expect(await seen()).toBe(404);
  expect((await call(person, 'GET', `/api/submissions/${id}`)).json().linkPreview).toBeNull();
  await call(person, 'PATCH', `/api/submissions/${id}`, { isPublic: true });
  expect(await seen()).toBe(200);
  expect(await makePreviews()).toEqual([]);

  const frames = finishedDraft([first, second]).frames.map((frame, n) => ({ ...frame, featured: n === 1 }));
  await call(person, 'PATCH', `/api/submissions/${id}`, { frames });
  expect(await makePreviews()).toEqual([second]);
  expect([await seen(), await seen(`/media/${second}/link.jpg`)]).toEqual([404, 200]);

  expect(previewsHeld()).toBe(before + 2);
  await call(person, 'DELETE', `/api/submissions/${id}`);
  expect(await seen(`/media/${second}/link.jpg`)).toBe(404);
  while ((await pictures.sweep()) > 0);
  expect(previewsHeld()).toBe(before);
});

test('covers without a picture for links are asked for again at the next start', async () => {
  const person = await signedInAs(database);
  const coverId = await add(person, { width: 700, height: 500, color: '#0f0f0f' });
  await submitted(person, [coverId]);
  asked.splice(0); // the job was lost
  await pictures.askForMissingPreviews();
  expect(await makePreviews()).toEqual([coverId]);
  await pictures.askForMissingPreviews();
  expect(await makePreviews()).toEqual([]);
});
