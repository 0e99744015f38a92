import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { picture } from '#test/picture.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });

async function publishedBy({ userId, headers }: TestPerson, visibility = 'public') {
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id, revision } = made.json() as { id: string; revision: number };
  const url = `/api/case-studies/${id}/published`;
  const answer = await app.inject({ method: 'PUT', url, headers, payload: { revision, visibility } });
  return { id, submissionId, link: answer.json().published.link as string };
}

const read = async (link: string) => (await app.inject({ url: `/api/published-case-studies/${link}` })).json();

test('VIEW-5 a page leads to the work before and after it: the author’s own if there is any, else somebody’s', async () => {
  const [one, other] = [await signedInAs(database), await signedInAs(database)];
  const first = await publishedBy(one);
  const between = await publishedBy(other);
  const hidden = await publishedBy(one, 'unlisted');
  const last = await publishedBy(one);
  expect(await read(first.id)).toMatchObject({ next: { id: last.id } });
  expect(await read(last.id)).toMatchObject({ previous: { id: first.id } });
  expect(await read(between.id)).toMatchObject({ previous: { id: first.id }, next: { id: last.id } });
  expect((await read(hidden.link)).previous.id).toBe(first.id);
  // At either end it goes round, to a page that does not stand there already.
  expect((await read(first.id)).previous.id).toBe(between.id);
  expect((await read(last.id)).next.id).toBe(between.id);
});

/** A published page whose design has one frame, which is its cover. */
async function withCover(author: TestPerson) {
  const { id, submissionId } = await publishedBy(author);
  const cover = await pictures.add(author.userId, await picture('png', { width: 390, height: 844 }), 'upload');
  await pictures.encode(cover);
  await database.pool.query('delete from submission_frames where submission_id = $1', [submissionId]);
  await database.pool.query(
    `insert into submission_frames (submission_id, id, position, name, media_id, is_featured)
     values ($1, 'a', 0, 'First', $2, true)`,
    [submissionId, cover],
  );
  await database.pool.query('update design_submissions set cover_media_id = $2 where id = $1', [submissionId, cover]);
  return { id, submissionId };
}

const linkPictureOf = (id: string) => app.inject({ url: `/case-studies/${id}/link.jpg` });
const heldOf = (id: string) => [...blobs.held.keys()].filter((key) => key.startsWith(`previews/${id}`));

async function sweep() {
  while ((await pictures.sweep()) > 0);
}

test('VIEW-5 the picture of a shared link is the cover, whole; it is made once, and again after a new publication', async () => {
  const author = await signedInAs(database);
  const { id } = await withCover(author);
  expect((await read(id)).linkPreview).toBe(`/case-studies/${id}/link.jpg`);
  const answer = await linkPictureOf(id);
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(heldOf(id)).toHaveLength(1);

  const before = heldOf(id);
  await app.inject({
    method: 'POST',
    url: `/api/case-studies/${id}/changes`,
    headers: author.headers,
    payload: { batch: newId(), revision: 1, operations: [{ kind: 'set-page', field: 'title', from: '', to: 'New' }] },
  });
  const url = `/api/case-studies/${id}/published`;
  const payload = { revision: 2, visibility: 'public' };
  expect((await app.inject({ method: 'PUT', url, headers: author.headers, payload })).statusCode).toBe(200);
  await linkPictureOf(id);
  await sweep();
  expect(heldOf(id)).toHaveLength(1);
  expect(heldOf(id)).not.toEqual(before);

  // Published again and never asked for: its file does not stay behind.
  await app.inject({ method: 'PUT', url, headers: author.headers, payload: { ...payload, visibility: 'unlisted' } });
  await app.inject({ method: 'DELETE', url: `/api/case-studies/${id}`, headers: author.headers });
  expect((await linkPictureOf(id)).statusCode).toBe(404);
  await sweep();
  expect(heldOf(id)).toEqual([]);
});

test('VIEW-5 a page whose cover is still made has no picture yet, and its storage is not said to be away', async () => {
  const { id, submissionId } = await withCover(await signedInAs(database));
  await database.pool.query(
    `update media set variants = '[]' where id = (select cover_media_id from design_submissions where id = $1)`,
    [submissionId],
  );
  const asked = vi.spyOn(blobs, 'get');
  expect((await linkPictureOf(id)).statusCode).toBe(404);
  expect(asked).not.toHaveBeenCalled();
});

test('VIEW-5 DET-5 a shared link shows no frame of a design that was made private, changed or deleted', async () => {
  const author = await signedInAs(database);
  const { id, submissionId } = await withCover(author);
  const first = await linkPictureOf(id);
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${submissionId}`, headers: author.headers, payload });
  expect((await change({ isPublic: false })).statusCode).toBe(200);
  expect((await linkPictureOf(id)).statusCode).toBe(404);

  const other = await pictures.add(
    author.userId,
    await picture('png', { width: 390, height: 844, color: '#c00' }),
    'upload',
  );
  await pictures.encode(other);
  const frame = {
    id: 'b',
    name: 'Other',
    pageId: null,
    pageName: null,
    mediaId: other,
    selected: true,
    featured: true,
  };
  expect((await change({ isPublic: true, frames: [frame] })).statusCode).toBe(200);
  const second = await linkPictureOf(id);
  expect(second.statusCode).toBe(200);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false);

  await app.inject({ method: 'DELETE', url: `/api/submissions/${submissionId}`, headers: author.headers });
  expect((await linkPictureOf(id)).statusCode).toBe(404);
  await sweep();
  expect(heldOf(id)).toEqual([]);
});
