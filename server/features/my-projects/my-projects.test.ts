import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { listMyBriefs } from '#contract/brief.ts';
import { listMySubmissions } from '#contract/submission.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const clock = { now: new Date('2026-03-02T08:00:00.000Z') };
const app = await testApp({ database, clock: () => clock.now });

const mine = async (person: TestPerson) =>
  (await app.inject({ method: 'GET', url: '/api/me/briefs', headers: person.headers })).json();
const put = (path: string, person: TestPerson, payload: object) =>
  app.inject({ method: 'PUT', url: path, headers: person.headers, payload });
const start = (id: string, person: TestPerson) => put(`/api/briefs/${id}/progress`, person, { status: 'in_progress' });

test('PROJ-1 a person finds their own briefs and the community briefs they took on, and nobody else’s', async () => {
  const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];
  const own = await insertBrief(database.pool, { userId: ines.userId, createdAt: new Date('2026-01-01') });
  const his = await insertBrief(database.pool, { userId: jonas.userId });
  const [taken, free] = [
    await insertBrief(database.pool, { userId: null }),
    await insertBrief(database.pool, { userId: null }),
  ];
  await start(taken, ines);
  const answer = await mine(ines);
  expect(listMyBriefs.answer.parse(answer)).toEqual(answer);
  expect(answer.items.map((item: { briefId: string }) => item.briefId)).toEqual([taken, own]);
  expect((await mine(jonas)).items.map((item: { briefId: string }) => item.briefId)).toEqual([his]);
  expect(JSON.stringify([answer, await mine(jonas)])).not.toContain(free);
});

test('BRIEF-9 an own brief names its shared copy, and a copy names nothing', async () => {
  const ines = await signedInAs(database);
  const own = await insertBrief(database.pool, { userId: ines.userId });
  expect((await mine(ines)).items).toMatchObject([{ briefId: own, communityCopyId: null }]);
  const url = `/api/briefs/${own}/community-copy`;
  const { id } = (await app.inject({ method: 'POST', url, headers: ines.headers })).json();
  expect((await mine(ines)).items).toMatchObject([{ briefId: own, communityCopyId: id }]);
  const jonas = await signedInAs(database);
  await start(id, jonas);
  expect((await mine(jonas)).items).toMatchObject([{ briefId: id, communityCopyId: null }]);
});

test('PROJ-1 a brief that nothing was done on yet is listed as not started, touched when it was written', async () => {
  const ines = await signedInAs(database);
  const briefId = await insertBrief(database.pool, { userId: ines.userId, createdAt: new Date('2026-01-01') });
  expect((await mine(ines)).items).toMatchObject([
    {
      briefId,
      progressId: null,
      status: 'not_started',
      startedAt: null,
      completedAt: null,
      submissionId: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ]);
});

test('BRIEF-11 the list counts the ticks of the person who asks, out of what the brief asks for', async () => {
  const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await insertBrief(database.pool, { userId: null });
  for (const person of [ines, jonas]) await start(briefId, person);
  for (const key of ['0.0', '0.1', '2.2'])
    await put(`/api/briefs/${briefId}/deliverables/${key}`, ines, { done: true });
  await put(`/api/briefs/${briefId}/deliverables/1.0`, jonas, { done: true });
  expect((await mine(ines)).items[0]).toMatchObject({ tickCount: 3, requirementCount: 8 });
  expect((await mine(jonas)).items[0]).toMatchObject({ tickCount: 1, requirementCount: 8 });
});

test('TIME-4 the list counts the milestones of the person who asks, and how many of them are done', async () => {
  const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await insertBrief(database.pool, { userId: null });
  for (const person of [ines, jonas]) await start(briefId, person);
  const url = `/api/briefs/${briefId}/milestones`;
  const plant = (percentage: number) =>
    app.inject({ method: 'POST', url, headers: ines.headers, payload: { title: 'So far', percentage } });
  const first = (await plant(20)).json().id;
  await plant(60);
  await app.inject({ method: 'PATCH', url: `${url}/${first}`, headers: ines.headers, payload: { done: true } });
  expect((await mine(ines)).items[0]).toMatchObject({ milestoneCount: 2, milestonesDone: 1 });
  expect((await mine(jonas)).items[0]).toMatchObject({ milestoneCount: 0, milestonesDone: 0 });
});

test('PROJ-1 the brief touched last comes first, whatever the touch was', async () => {
  const ines = await signedInAs(database);
  const ids = [];
  for (const hour of ['08', '09', '10']) {
    clock.now = new Date(`2026-03-03T${hour}:00:00Z`);
    const id = await insertBrief(database.pool, { userId: ines.userId, createdAt: clock.now });
    await start(id, ines);
    ids.push(id);
  }
  clock.now = new Date('2026-03-03T11:00:00Z');
  await put(`/api/briefs/${ids[0]}/deliverables/0.0`, ines, { done: true });
  expect((await mine(ines)).items.map((item: { briefId: string }) => item.briefId)).toEqual([ids[0], ids[2], ids[1]]);
});

test('a signed-out person has no projects to list', async () => {
  const answer = await app.inject({ method: 'GET', url: '/api/me/briefs' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'signed_out']);
});

test('SUB-12 a begun submission shows on its brief and among the submissions, under the brief’s title until it has one', async () => {
  const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await insertBrief(database.pool, { userId: null, title: 'Bread by oven time' });
  for (const person of [ines, jonas]) await start(briefId, person);
  const [forBrief, alone] = [newId(), newId()];
  const keep = (id: string, brief: string | null, step: number, revision: number, title = '') =>
    put(`/api/submission-drafts/${id}`, ines, {
      briefId: brief,
      step,
      revision,
      content: finishedDraft([], { title }),
    });
  const read = async (url: string, { headers }: TestPerson) => (await app.inject({ url, headers })).json();
  expect((await keep(forBrief, briefId, 3, 0)).statusCode).toBe(200);
  expect((await keep(alone, null, 2, 0)).statusCode).toBe(200);
  const begun = { id: forBrief, briefId, title: 'Bread by oven time', step: 3 };
  expect((await mine(ines)).items[0].begun).toMatchObject(begun);
  expect((await read(`/api/briefs/${briefId}`, ines)).begun).toMatchObject(begun);
  const submissions = await read('/api/me/submissions', ines);
  expect(listMySubmissions.answer.parse(submissions)).toEqual(submissions);
  expect(submissions.begun.map(({ title }: { title: string }) => title).sort()).toEqual([
    'Bread by oven time',
    'Untitled',
  ]);
  await keep(forBrief, briefId, 5, 1, 'Oven board');
  expect((await mine(ines)).items[0].begun).toMatchObject({ ...begun, title: 'Oven board', step: 5 });
  for (const answer of [await mine(jonas), await read(`/api/briefs/${briefId}`, jonas)])
    expect((answer.items?.[0] ?? answer).begun).toBeNull();
  expect((await read('/api/me/submissions', jonas)).begun).toEqual([]);
});

test('SUB-12 a begun submission comes with its featured frame', async () => {
  const ines = await signedInAs(database);
  const [first, featured] = [await storedPicture(database, ines.userId), await storedPicture(database, ines.userId)];
  const draftId = newId();
  const pictureOf = async (revision: number, mediaIds: string[]) => {
    const { frames, ...rest } = finishedDraft(mediaIds);
    const content = { ...rest, frames: frames.map((frame, n) => ({ ...frame, featured: n === 1 })) };
    await put(`/api/submission-drafts/${draftId}`, ines, { briefId: null, step: 2, revision, content });
    return (await app.inject({ url: '/api/me/submissions', headers: ines.headers })).json().begun[0].picture;
  };
  expect(await pictureOf(0, [])).toBeNull();
  expect(await pictureOf(1, [first])).toMatchObject({ mediaId: first, state: 'ready' });
  expect(await pictureOf(2, [first, featured])).toMatchObject({ mediaId: featured });
});
