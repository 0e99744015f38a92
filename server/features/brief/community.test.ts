import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { type BriefView, type CommunityBriefCard, listCommunityBriefs, listHandIns } from '#contract/brief.ts';
import { listAnswers } from '#contract/showcase.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { bakeryBrief } from '#test/sample-brief.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const jonas = await signedInAs(database, { name: 'Jonas Oyelaran' });
const guest = { headers: { origin: TEST_URL } };
interface Asker {
  headers: Record<string, string>;
}

beforeEach(() => database.pool.query('delete from design_briefs'));

const list = async (query = '', by: Asker = guest) =>
  (await app.inject({ url: `/api/community-briefs${query}`, headers: by.headers })).json();
const share = (id: string, by: Asker = ines) =>
  app.inject({ method: 'POST', url: `/api/briefs/${id}/community-copy`, headers: by.headers });
const read = async (id: string, by: Asker) =>
  (await app.inject({ url: `/api/briefs/${id}`, headers: by.headers })).json<BriefView>();
const answers = (id: string, query = '', by: Asker = guest) =>
  app.inject({ url: `/api/briefs/${id}/designs${query}`, headers: by.headers });
const download = (id: string, by: Asker = guest) => app.inject({ url: `/brief/${id}/markdown`, headers: by.headers });
const day = (n: number) => new Date(Date.UTC(2026, 1, n));

async function design(briefId: string, by: TestPerson, title: string, { isPublic = true, on = day(1) } = {}) {
  await database.pool.query(
    `insert into design_submissions (id, user_id, brief_id, title, designer_name, is_public, created_at)
     values ($1, $2, $3, $4, 'x', $5, $6)`,
    [newId(), by.userId, briefId, title, isPublic, on],
  );
}

test('BRIEF-9 community briefs are listed newest first, page by page, in the shape of the contract, for anybody', async () => {
  for (let n = 1; n <= 14; n++)
    await insertBrief(database.pool, { userId: null, title: `Brief ${n}`, createdAt: day(n) });
  await insertBrief(database.pool, { userId: ines.userId, title: 'Mine' });
  const first = await list();
  expect(listCommunityBriefs.answer.parse(first)).toEqual(first);
  expect(first.items).toHaveLength(12);
  expect(first.items[0]).toMatchObject({
    title: 'Brief 14',
    description: bakeryBrief.projectDescription,
    status: null,
  });
  // A newer one in between shifts nothing.
  await insertBrief(database.pool, { userId: null, title: 'Brief 15', createdAt: day(15) });
  const second = await list(`?cursor=${encodeURIComponent(first.nextCursor)}`);
  expect(second.items.map(({ title }: CommunityBriefCard) => title)).toEqual(['Brief 2', 'Brief 1']);
  expect(second.nextCursor).toBeNull();
  expect((await app.inject({ url: '/api/community-briefs?cursor=elsewhere' })).statusCode).toBe(400);
});

test('BRIEF-9 the list can be narrowed to an industry, and says how far one is and how many designs there are', async () => {
  const food = await insertBrief(database.pool, { userId: null, industry: 'food' });
  await insertBrief(database.pool, { userId: null, industry: 'travel' });
  await design(food, ines, 'Shown');
  await design(food, jonas, 'Kept', { isPublic: false });
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${food}/progress`,
    headers: jonas.headers,
    payload: { status: 'in_progress' },
  });
  expect((await list('?industry=food')).items).toMatchObject([{ id: food, designCount: 1, status: null }]);
  expect((await list('?industry=food', jonas)).items).toMatchObject([{ id: food, status: 'in_progress' }]);
  expect((await list()).items).toHaveLength(2);
  expect((await app.inject({ url: '/api/community-briefs?industry=space' })).statusCode).toBe(400);
});

test('BRIEF-9 an own brief is shared as a copy that belongs to nobody, once however often it is asked', async () => {
  const id = await insertBrief(database.pool, { userId: ines.userId });
  expect(await read(id, ines)).toMatchObject({ communityCopyId: null });
  const copies = await Promise.all([1, 2, 3].map(() => share(id)));
  expect(copies.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
  const copyId = copies[0]!.json().id;
  expect(copies.map((answer) => answer.json())).toEqual([{ id: copyId }, { id: copyId }, { id: copyId }]);

  const [original, copy] = [await read(id, ines), await read(copyId, guest)];
  expect(original.communityCopyId).toBe(copyId);
  expect(copy).toMatchObject({
    isCommunity: true,
    isMine: false,
    assignedTo: null,
    communityCopyId: null,
    progress: null,
  });
  expect(copy.content).toEqual(original.content);
  expect(copy.docket).not.toBe(original.docket);
  expect((await list()).items.map((one: CommunityBriefCard) => one.id)).toEqual([copyId]);
  // The copy tells nobody where it comes from.
  expect(JSON.stringify(await read(copyId, jonas))).not.toContain(id);

  await database.pool.query('delete from design_briefs where id = $1', [id]);
  expect((await read(copyId, guest)).title).toBe(original.title);
});

test('BRIEF-9 nobody shares what is not theirs: a guest, a stranger, a community brief', async () => {
  const id = await insertBrief(database.pool, { userId: ines.userId });
  const common = await insertBrief(database.pool, { userId: null });
  expect((await share(id, guest)).statusCode).toBe(401);
  expect((await share(id, jonas)).statusCode).toBe(404);
  expect((await share(common, ines)).statusCode).toBe(404);
  expect((await list()).items).toHaveLength(1);
});

test('BRIEF-9 the public designs for a community brief stand together, newest first; private ones and private briefs show none', async () => {
  const id = await insertBrief(database.pool, { userId: null });
  const mine = await insertBrief(database.pool, { userId: ines.userId });
  for (let n = 1; n <= 13; n++) await design(id, n % 2 ? ines : jonas, `Design ${n}`, { on: day(n) });
  await design(id, ines, 'Private', { isPublic: false, on: day(20) });
  await design(mine, ines, 'For my own brief');
  const first = (await answers(id)).json();
  expect(listAnswers.answer.parse(first)).toEqual(first);
  expect(first.items).toHaveLength(12);
  expect(first.items[0]).toMatchObject({ title: 'Design 13', designer: { displayName: 'Ines Marau' } });
  const second = (await answers(id, `?cursor=${encodeURIComponent(first.nextCursor)}`)).json();
  expect(second.items.map(({ title }: { title: string }) => title)).toEqual(['Design 1']);
  expect((await answers(mine, '', ines)).json()).toEqual({ items: [], nextCursor: null });
});

test('BRIEF-9 the Markdown is a file for whoever may read the page, with their own work and nobody else’s', async () => {
  const id = await insertBrief(database.pool, { userId: null, title: 'Order ahead' });
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${id}/progress`,
    headers: ines.headers,
    payload: { status: 'in_progress' },
  });
  await app.inject({
    method: 'POST',
    url: `/api/briefs/${id}/milestones`,
    headers: ines.headers,
    payload: { title: 'Visit a shop', percentage: 12 },
  });
  const hers = await download(id, ines);
  expect(hers.statusCode).toBe(200);
  expect(hers.headers['content-type']).toBe('text/markdown; charset=utf-8');
  const { docket } = await read(id, ines);
  expect(hers.headers['content-disposition']).toBe(`attachment; filename="${docket}-order-ahead.md"`);
  expect(hers.body).toMatch(/^# Order ahead\n\n- Brief: \[BF\d+\]\(.*\/brief\/[0-9a-f-]{36}\)\n/);
  expect(hers.body).toContain('12%: Visit a shop');
  expect((await download(id)).body).not.toContain('Visit a shop');
  const own = await insertBrief(database.pool, { userId: ines.userId });
  expect((await download(own, ines)).statusCode).toBe(200);
  for (const [which, by] of [
    [own, jonas],
    [own, guest],
    ['no-such-brief', ines],
  ] as const)
    expect((await download(which, by)).statusCode).toBe(404);
});

test('BRIEF-9 whoever shared a brief sees who works on it and who has submitted, and nobody else does', async () => {
  const mine = await insertBrief(database.pool, { userId: ines.userId });
  const { id } = (await share(mine)).json();
  const kei = await signedInAs(database, { name: 'Kei Brandt' });
  const handIns = (by: Asker) => app.inject({ url: `/api/briefs/${id}/hand-ins`, headers: by.headers });
  const start = (by: TestPerson) =>
    app.inject({
      method: 'PUT',
      url: `/api/briefs/${id}/progress`,
      headers: by.headers,
      payload: { status: 'in_progress' },
    });
  expect((await handIns(ines)).json()).toEqual({ items: [] });
  for (const by of [jonas, kei]) expect((await start(by)).statusCode).toBe(200);
  await design(id, kei, 'Kept for you');
  const submit = (isPublic: boolean) =>
    database.pool.query(
      `with made as (update design_submissions set is_public = $3 where brief_id = $1 and user_id = $2 returning id)
       update user_brief_progress set status = 'submitted', completed_at = $4, submission_id = made.id
       from made where brief_id = $1 and user_id = $2`,
      [id, kei.userId, isPublic, day(3)],
    );
  await submit(true);
  const { items } = listHandIns.answer.parse((await handIns(ines)).json());
  expect(items.map(({ person, status }) => [person.displayName, status])).toEqual([
    ['Kei Brandt', 'submitted'],
    ['Jonas Oyelaran', 'in_progress'],
  ]);
  expect(items[0]).toMatchObject({ since: day(3).toISOString(), designId: expect.any(String), isCritiqued: false });
  const critique = (reviewer: TestPerson) =>
    database.kysely
      .insertInto('critiques')
      .values({ id: newId(), submission_id: items[0]!.designId!, reviewer_id: reviewer.userId })
      .execute();
  await critique(jonas);
  expect((await handIns(ines)).json().items[0].isCritiqued, 'by somebody else').toBe(false);
  await critique(ines);
  expect((await handIns(ines)).json().items[0]).toMatchObject({ isCritiqued: true, hasLink: false });
  // That a private design was submitted is said, and not which.
  await submit(false);
  expect((await handIns(ines)).json().items[0]).toMatchObject({
    status: 'submitted',
    designId: null,
    hasLink: false,
    isCritiqued: false,
  });
  await database.pool.query('update design_submissions set share_key = $3 where brief_id = $1 and user_id = $2', [
    id,
    kei.userId,
    'x'.repeat(22),
  ]);
  expect((await handIns(ines)).json().items[0]).toMatchObject({ designId: null, hasLink: true });
  expect((await handIns(jonas)).statusCode).toBe(404);
  expect((await handIns(guest)).statusCode).toBe(401);
  const own = await app.inject({ url: `/api/briefs/${mine}/hand-ins`, headers: ines.headers });
  expect(own.statusCode).toBe(404);
  expect([(await read(id, ines)).sharedBy, (await read(id, jonas)).sharedBy, (await read(id, guest)).sharedBy]).toEqual(
    ['me', 'somebody', 'somebody'],
  );
  expect((await read(await insertBrief(database.pool, { userId: null }), ines)).sharedBy).toBeNull();
});
