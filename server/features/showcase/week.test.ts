import { expect, test, vi } from 'vitest';
import { getWeeklyBrief, listWeeklyBriefs } from '#contract/weekly-brief.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
let now = new Date('2026-11-25T12:00:00Z');
const app = await testApp({ database, clock: () => now });
const [ines, jonas] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
];

const community = (title: string, change = {}) => insertBrief(database.pool, { userId: null, title, ...change });
const oldest = await community('Oldest', { createdAt: new Date('2026-01-01'), industry: 'food' });
const alike = await community('Also food', { createdAt: new Date('2026-01-02'), industry: 'food' });
const other = await community('Travel', { createdAt: new Date('2026-02-01'), industry: 'travel' });
const own = await insertBrief(database.pool, { userId: ines.userId, title: 'Own' });

const front = async () => (await app.inject('/api/showcase/front')).json();
async function weeks(cursor?: string) {
  const answer = await app.inject({ url: '/api/weekly-briefs', query: cursor ? { cursor } : {} });
  return listWeeklyBriefs.answer.parse(answer.json());
}
const choose = (week: string, briefId: string) =>
  database.pool.query(`insert into weekly_briefs (week, brief_id, chosen_by) values ($1, $2, 'operator')`, [
    week,
    briefId,
  ]);

async function answer(briefId: string, by: TestPerson, at: string, isPublic = true) {
  const shows = { '0.0': { frameIds: ['f'], noteIds: [], arguedAway: '' } };
  const id = await storedDesign(database, by.userId, {
    brief_id: briefId,
    coverage: JSON.stringify(shows),
    created_at: new Date(at),
    is_public: isPublic,
  });
  const mediaId = await storedPicture(database, by.userId);
  await database.pool.query(
    `insert into submission_frames (submission_id, id, position, name, media_id) values ($1, 'f', 0, 'Frame', $2)`,
    [id, mediaId],
  );
  return id;
}

test('SHOW-10 the rule chooses once a week, another industry than last week, and the operator’s choice stands', async () => {
  expect((await front()).week).toMatchObject({ id: oldest, week: '2026-11-23', chosenBy: 'rule' });
  expect((await front()).week.id).toBe(oldest);
  now = new Date('2026-11-30T00:00:00Z');
  expect((await front()).week).toMatchObject({ id: other, week: '2026-11-30' });
  await choose('2026-12-07', alike);
  // A week to come is not told.
  expect((await weeks()).items.map(({ week }) => week)).toEqual(['2026-11-30', '2026-11-23']);
  expect((await app.inject('/api/weekly-briefs/2026-12-07')).statusCode).toBe(404);
  now = new Date('2026-12-07T09:00:00Z');
  expect((await front()).week).toMatchObject({ id: alike, chosenBy: 'operator' });
  expect((await weeks('2026-11-30')).items.map(({ week }) => week)).toEqual(['2026-11-23']);
});

test('SHOW-10 the answers of a week stand side by side from the next Monday on, and no others', async () => {
  now = new Date('2027-01-06T12:00:00Z');
  await choose('2027-01-04', oldest);
  const read = async (week = '2027-01-04') => {
    const reply = await app.inject(`/api/weekly-briefs/${week}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return getWeeklyBrief.answer.parse(reply.json());
  };
  const first = await answer(oldest, ines, '2027-01-04T00:00:00Z');
  const last = await answer(oldest, jonas, '2027-01-10T23:59:59Z');
  const [early, late] = await Promise.all(['A', 'B'].map((name) => signedInAs(database, { name })));
  await answer(oldest, early!, '2027-01-03T23:59:59Z');
  await answer(oldest, late!, '2027-01-11T00:00:00Z');
  await answer(oldest, await signedInAs(database, { name: 'C' }), '2027-01-05T12:00:00Z', false);
  expect(await read()).toMatchObject({ isOver: false, compared: null });
  now = new Date('2027-01-11T00:00:00Z');
  const { isOver, brief, compared } = await read();
  expect([isOver, brief.answerCount]).toEqual([true, 2]);
  expect(compared?.columns.map(({ id }) => id).toSorted()).toEqual([first, last].toSorted());
  expect((await front()).lead.columns.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, last].toSorted());
});

test('SHOW-10 a week for which there is no brief leaves the cached pages of visitors alone', async () => {
  const heard = vi.fn();
  const client = await database.pool.connect();
  client.on('notification', heard);
  await client.query('listen visitors_pages');
  for (const day of ['2030-01-07', '2030-01-14', '2030-01-21', '2030-01-28']) {
    now = new Date(day);
    await front();
  }
  expect((await front()).week).toBeNull();
  await client.query('unlisten visitors_pages');
  client.off('notification', heard);
  client.release();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('SHOW-10 a brief of one person is never the brief of a week', async () => {
  await expect(choose('2027-03-01', own)).rejects.toThrow('a brief of the week belongs to the community');
  await expect(choose('2027-03-02', oldest)).rejects.toThrow(/check/);
  expect((await app.inject('/api/weekly-briefs/2027-03-02')).statusCode).toBe(400);
});

test('SHOW-10 the feed brings the briefs of the weeks', async () => {
  const feed = await app.inject('/briefs/weekly/feed.xml');
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('<id>http://localhost:3000/briefs/weekly/2026-11-30</id>');
  expect(feed.body).not.toContain('2027-03');
});

test('OPS-3 SHOW-10 on a full disk the pages of a new week are still read, and the brief is chosen afterwards', async () => {
  now = new Date('2031-03-05T12:00:00Z');
  await database.pool.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.pool.query(
    'create trigger no_room before insert on weekly_briefs for each row execute function no_room()',
  );
  for (const url of ['/api/showcase/front', '/api/weekly-briefs'])
    expect((await app.inject(url)).statusCode, url).toBe(200);
  expect((await front()).week).toBeNull();
  await database.pool.query('drop trigger no_room on weekly_briefs');
  expect((await front()).week).not.toBeNull();
});
