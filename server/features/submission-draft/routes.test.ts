import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedBrief, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
/** A guest's request is refused for being a guest's, not for coming from elsewhere. */
const fromOurPages = { origin: TEST_URL };

const put = (person: TestPerson | null, id: string, body: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${id}`,
    headers: person?.headers ?? fromOurPages,
    payload: body,
  });
const get = (person: TestPerson | null, id: string) =>
  app.inject({ url: `/api/submission-drafts/${id}`, headers: person?.headers ?? fromOurPages });

test('SUB-8 a draft is kept step by step and found again, on any device', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const id = newId();
  const content = finishedDraft([await storedPicture(database, person.userId)], { title: '' });
  const first = await put(person, id, { briefId, step: 1, revision: 0, content });
  expect(first.json()).toMatchObject({ id, briefId, step: 1, revision: 1, submissionId: null });
  const second = await put(person, id, { briefId, step: 5, revision: 1, content: { ...content, title: 'Saltmarsh' } });
  expect(second.json()).toMatchObject({ step: 5, revision: 2 });
  expect((await get(person, id)).json().content.title).toBe('Saltmarsh');
  const list = await app.inject({ url: `/api/me/submission-drafts?briefId=${briefId}`, headers: person.headers });
  expect(list.json().items.map((draft: { id: string }) => draft.id)).toEqual([id]);
});

test('SUB-8 two windows never overwrite each other silently; a repeated request is no quarrel', async () => {
  const person = await signedInAs(database);
  const id = newId();
  const content = finishedDraft([]);
  await put(person, id, { briefId: null, step: 1, revision: 0, content });
  const mine = { briefId: null, step: 2, revision: 1, content: { ...content, title: 'Mine' } };
  const theirs = { briefId: null, step: 2, revision: 1, content: { ...content, title: 'Theirs' } };
  const both = await Promise.all([put(person, id, mine), put(person, id, theirs)]);
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const winner = both[0]!.statusCode === 200 ? mine : theirs;
  expect((await put(person, id, winner)).json()).toMatchObject({
    revision: 2,
    content: { title: winner.content.title },
  });
  const behind = await put(person, id, winner === mine ? theirs : mine);
  expect(behind.json().error).toMatchObject({ code: 'moved_on', revision: 2 });
});

test('SUB-8 a draft is its owner’s alone', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const id = newId();
  const content = finishedDraft([]);
  await put(owner, id, { briefId: null, step: 1, revision: 0, content });
  expect((await get(null, id)).statusCode).toBe(401);
  expect((await put(null, id, { briefId: null, step: 1, revision: 1, content })).statusCode).toBe(401);
  const missing = await get(other, newId());
  const foreign = await get(other, id);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.json().error.message).toBe(missing.json().error.message);
  for (const revision of [0, 1])
    expect((await put(other, id, { briefId: null, step: 1, revision, content })).json().error.code).toBe(
      'draft_not_found',
    );
  const removal = await app.inject({ method: 'DELETE', url: `/api/submission-drafts/${id}`, headers: other.headers });
  expect(removal.statusCode).toBe(404);
  expect((await get(owner, id)).statusCode).toBe(200);
});

test('SUB-8 a draft takes no picture and no brief of somebody else', async () => {
  const [person, other] = [await signedInAs(database), await signedInAs(database)];
  const content = finishedDraft([await storedPicture(database, other.userId)]);
  const picture = await put(person, newId(), { briefId: null, step: 2, revision: 0, content });
  expect(picture.json().error.code).toBe('media_not_found');
  const briefId = await storedBrief(database, other.userId);
  const brief = await put(person, newId(), { briefId, step: 1, revision: 0, content: finishedDraft([]) });
  expect(brief.json().error.code).toBe('brief_not_found');
});

test('a draft that is out of shape is refused with every field named', async () => {
  const person = await signedInAs(database);
  const content = { ...finishedDraft([]), tags: ['Baroque'], isPublic: 'yes', surprise: 1 };
  const answer = await put(person, newId(), { briefId: null, step: 9, revision: 0, content });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual(
    expect.arrayContaining(['step', 'content.tags.0', 'content.isPublic']),
  );
});

test('a draft can be thrown away', async () => {
  const person = await signedInAs(database);
  const id = newId();
  await put(person, id, { briefId: null, step: 1, revision: 0, content: finishedDraft([]) });
  const answer = await app.inject({ method: 'DELETE', url: `/api/submission-drafts/${id}`, headers: person.headers });
  expect(answer.statusCode).toBe(204);
  expect((await get(person, id)).statusCode).toBe(404);
});

test('SUB-8 a draft that has become a design is found by its id, by nobody else and in no list', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const id = newId();
  const content = finishedDraft([await storedPicture(database, owner.userId)]);
  const of = (person: TestPerson, query = '') =>
    app.inject({ url: `/api/me/submission-drafts${query}`, headers: person.headers });
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${id}`,
    headers: owner.headers,
    payload: { briefId: null, step: 7, revision: 0, content },
  });
  const submitted = await app.inject({
    method: 'POST',
    url: '/api/submissions',
    headers: owner.headers,
    payload: { draftId: id, revision: 1 },
  });
  expect((await of(owner)).json().items).toEqual([]);
  expect((await of(owner, `?id=${id}`)).json().items).toMatchObject([{ id, submissionId: submitted.json().id }]);
  expect((await of(other, `?id=${id}`)).json().items).toEqual([]);
  // A second window types on: it is told, and nothing is kept where nobody would find it.
  const late = await put(owner, id, { briefId: null, step: 7, revision: 1, content: { ...content, title: 'Later' } });
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'draft_submitted']);
  expect((await of(owner, `?id=${id}`)).json().items[0].content.title).toBe(content.title);
});

test('SUB-3 no frame and no note is called what every object has, because notes are looked up by these names', async () => {
  const person = await signedInAs(database);
  const mediaId = await storedPicture(database, person.userId);
  const content = finishedDraft([mediaId]);
  for (const id of ['constructor', 'toString', 'valueOf']) {
    const frames = content.frames.map((frame) => ({ ...frame, id }));
    const answer = await put(person, newId(), { briefId: null, step: 1, revision: 0, content: { ...content, frames } });
    expect([answer.statusCode, answer.json().error.code], id).toEqual([400, 'invalid_request']);
  }
});

test('SUB-2 a draft has each frame once', async () => {
  const person = await signedInAs(database);
  const content = finishedDraft([await storedPicture(database, person.userId)]);
  const frames = [...content.frames, ...content.frames];
  const answer = await put(person, newId(), { briefId: null, step: 1, revision: 0, content: { ...content, frames } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({ 'content.frames': 'Send each frame once' });
});

test('SUB-4 a draft has no more tags and preferences than there are', async () => {
  const person = await signedInAs(database);
  const content = finishedDraft([await storedPicture(database, person.userId)]);
  for (const change of [{ tags: Array(500).fill('Retro') }, { collaborationPreferences: Array(500).fill('active') }]) {
    const refused = await put(person, newId(), {
      ...{ briefId: null, step: 7, revision: 0 },
      content: { ...content, ...change },
    });
    expect(Object.keys(refused.json().error.fields)).toEqual([`content.${Object.keys(change)[0]}`]);
  }
});

test('SUB-12 the drafts to choose from come without their notes, which may be very long; the one that is opened has them', async () => {
  const person = await signedInAs(database);
  const content = finishedDraft([await storedPicture(database, person.userId)]);
  const id = newId();
  await put(person, id, { briefId: null, step: 3, revision: 0, content });
  const list = async (query = '') =>
    (await app.inject({ url: `/api/me/submission-drafts${query}`, headers: person.headers })).json().items;
  expect(await list()).toMatchObject([{ id, content: { ...content, annotations: {}, coverage: {} } }]);
  expect((await list())[0].content.annotations).toEqual({});
  expect((await list(`?id=${id}`))[0].content).toEqual(content);
});

test('SUB-12 of several drafts for one brief the one that was changed last is opened', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const ids = [newId(), newId()];
  for (const id of ids) await put(person, id, { briefId, step: 1, revision: 0, content: finishedDraft([]) });
  const list = await app.inject({ url: `/api/me/submission-drafts?briefId=${briefId}`, headers: person.headers });
  expect(list.json().items.map((draft: { id: string }) => draft.id)).toEqual([ids[1]]);
});
