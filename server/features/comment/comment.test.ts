import type pg from 'pg';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import {
  addComment,
  type Comment,
  changeComment,
  countComments,
  listComments,
  settleComment,
} from '#contract/comment.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { doneMeanwhile } from '#test/deleted-meanwhile.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const jonas = await signedInAs(database, { name: 'Jonas Oyelaran' });
const kei = await signedInAs(database, { name: 'Kei Brandt' });
const guest = { headers: { origin: TEST_URL } };
interface Asker {
  headers: Record<string, string>;
}

/** A design by Ines with one frame. */
async function design(columns: object = {}) {
  const id = await storedDesign(database, ines.userId, columns);
  const media_id = await storedPicture(database, ines.userId);
  await database.kysely
    .insertInto('submission_frames')
    .values({ submission_id: id, id: 'board', position: 0, name: 'Board', page_id: null, page_name: null, media_id })
    .execute();
  return id;
}

const list = (id: string, by: Asker = guest) =>
  app.inject({ url: `/api/submissions/${id}/comments`, headers: by.headers });
const say = (id: string, payload: object, by: Asker = jonas, key = newId()) =>
  app.inject({
    method: 'POST',
    url: `/api/submissions/${id}/comments`,
    headers: { ...by.headers, 'idempotency-key': key },
    payload,
  });
const said = async (id: string, payload: object, by: Asker = jonas): Promise<Comment> => {
  const answer = await say(id, payload, by);
  expect(answer.statusCode, answer.body).toBe(201);
  return addComment.answer.strict().parse(answer.json());
};
const change = (id: string, body: string, by: Asker) =>
  app.inject({ method: 'PATCH', url: `/api/comments/${id}`, headers: by.headers, payload: { body } });
const remove = (id: string, by: Asker) =>
  app.inject({ method: 'DELETE', url: `/api/comments/${id}`, headers: by.headers });
const report = (id: string, by: Asker, reason = 'Advertising') =>
  app.inject({ method: 'POST', url: `/api/comments/${id}/report`, headers: by.headers, payload: { reason } });

async function discussion(id: string, by: Asker = guest) {
  return listComments.answer.strict().parse((await list(id, by)).json());
}

test('DET-2 a comment is pinned to a point of a frame, a reply joins its thread, and a guest reads both', async () => {
  const id = await design();
  expect(await discussion(id, kei)).toEqual({ items: [], total: 0, isFirst: true, eventsUntil: 0 });
  const first = await said(id, { body: ' What if a bake is cancelled? ', pin: { frameId: 'board', x: 88, y: 30.5 } });
  expect(first).toMatchObject({
    body: 'What if a bake is cancelled?',
    pin: { frameId: 'board', x: 88, y: 30.5 },
    isMine: true,
    isByDesigner: false,
    author: { displayName: 'Jonas Oyelaran' },
  });
  const answer = await said(id, { body: 'It stays for the day.', parentId: first.id }, ines);
  const again = await said(id, { body: 'Good.', parentId: answer.id });
  expect([answer.isByDesigner, answer.parentId, again.parentId]).toEqual([true, first.id, first.id]);
  const { items } = await discussion(id);
  expect(items.map(({ body, isMine }) => [body, isMine])).toEqual([
    ['Good.', false],
    ['It stays for the day.', false],
    ['What if a bake is cancelled?', false],
  ]);
  expect((await discussion(id, jonas)).isFirst).toBe(false);
});

test('DET-2 a comment on a frame that is not there any more says so', async () => {
  const id = await design();
  await said(id, { body: 'Here', pin: { frameId: 'board', x: 1, y: 2 } });
  await database.kysely.deleteFrom('submission_frames').where('submission_id', '=', id).execute();
  expect((await discussion(id)).items).toMatchObject([{ body: 'Here', pin: null, goneFrame: '' }]);
  const late = await say(id, { body: 'Here too', pin: { frameId: 'board', x: 1, y: 2 } });
  expect([late.statusCode, Object.keys(late.json().error.fields)]).toEqual([400, ['pin']]);
});

test('DET-2 everybody changes their own words only', async () => {
  const id = await design();
  const { id: comment } = await said(id, { body: 'Frist' });
  const changed = await change(comment, 'First', jonas);
  expect(changeComment.answer.strict().parse(changed.json())).toMatchObject({
    body: 'First',
    editedAt: expect.any(String),
  });
  for (const by of [ines, kei]) expect((await change(comment, 'Mine', by)).statusCode).toBe(404);
  expect((await change(comment, 'Mine', guest)).statusCode).toBe(401);
  expect((await discussion(id)).items).toMatchObject([{ body: 'First' }]);
});

test('a page asks how many comments stand; of a private design only its designer hears', async () => {
  const id = await design();
  const count = async (by: Asker = guest, of = id) => {
    const answer = await app.inject({ url: `/api/submissions/${of}/comments/count`, headers: by.headers });
    return answer.statusCode === 200 ? countComments.answer.strict().parse(answer.json()).count : answer.statusCode;
  };
  expect(await count()).toBe(0);
  const first = await said(id, { body: 'The board is the screen of the day.' });
  await said(id, { body: 'Which day?', parentId: first.id }, kei);
  expect([await count(), await count(jonas)]).toEqual([2, 2]);
  await remove(first.id, jonas);
  expect(await count()).toBe(1);
  await database.kysely.updateTable('design_submissions').set({ is_public: false }).where('id', '=', id).execute();
  expect([await count(), await count(jonas), await count(ines), await count(ines, newId())]).toEqual([
    404, 404, 1, 404,
  ]);
});

test('DET-2 a comment is deleted by its writer, removed by the designer, and by nobody else', async () => {
  const id = await design();
  const [one, two] = [await said(id, { body: 'One' }), await said(id, { body: 'Two' })];
  expect([(await remove(one.id, kei)).statusCode, (await remove(one.id, guest)).statusCode]).toEqual([404, 401]);
  expect([(await remove(one.id, jonas)).statusCode, (await remove(two.id, ines)).statusCode]).toEqual([204, 204]);
  expect((await discussion(id)).items).toEqual([]);
  expect((await remove(one.id, jonas)).statusCode).toBe(404);
});

test('DET-2 a deleted beginning of a thread keeps its place, without a word or a name, as long as there are replies', async () => {
  const id = await design();
  const first = await said(id, { body: 'Secret' });
  const reply = await said(id, { body: 'A reply' }, kei);
  const inThread = await said(id, { body: 'In the thread', parentId: first.id }, kei);
  await remove(first.id, jonas);
  const answer = await list(id);
  expect(answer.body).not.toContain('Secret');
  expect(answer.json().items.find((item: Comment) => item.id === first.id)).toMatchObject({
    author: null,
    body: '',
    removed: 'author',
  });
  await remove(inThread.id, kei);
  expect((await discussion(id)).items.map((item) => item.id)).toEqual([reply.id]);
  const kept = await database.pool.query(`select 1 from comments where body like '%Secret%'`);
  expect(kept.rowCount).toBe(0);
});

test('DET-2 the place of a deleted beginning stays for a reply that is said while the last one is deleted', async () => {
  const id = await design();
  const first = await said(id, { body: 'What if the oven fails?' });
  const last = await said(id, { body: 'It will not.', parentId: first.id }, kei);
  await remove(first.id, jonas);
  const reply = newId();
  const replies = (other: pg.ClientBase) =>
    other.query(
      `with thread as (select id from comments where id = $2 for update)
       insert into comments (id, submission_id, user_id, parent_id, body) select $1, $3, $4, id, 'It did.' from thread`,
      [reply, first.id, id, ines.userId],
    );
  expect((await doneMeanwhile(database, replies, () => remove(last.id, kei))).statusCode).toBe(204);
  const { items } = await discussion(id);
  expect(items.map((item) => [item.id, item.parentId])).toEqual([
    [reply, first.id],
    [first.id, null],
  ]);
});

test('DET-5 a comment that is sent while its design is made private is not stored', async () => {
  const id = await design();
  const answer = await doneMeanwhile(
    database,
    (other) => other.query('update design_submissions set is_public = false where id = $1', [id]),
    () => say(id, { body: 'What is it called now?' }),
  );
  expect(answer.json().error.code).toBe('submission_not_found');
  expect((await discussion(id, ines)).items).toEqual([]);
});

test('a reply waits for a deletion of the design before it holds the comment that it answers', async () => {
  const id = await design();
  const first = await said(id, { body: 'Why so early?' });
  const answer = await doneMeanwhile(
    database,
    (other) => other.query('select from design_submissions where id = $1 for update', [id]),
    () => say(id, { body: 'The bakers begin at three.', parentId: first.id }, kei),
    async (other) => {
      await other.query(`set local lock_timeout = '500ms'`);
      await other.query('select from comments where id = $1 for update', [first.id]);
    },
  );
  expect(answer.statusCode).toBe(201);
});

test('DET-2 a thread is settled, and opened again, by who began it or by the designer', async () => {
  const id = await design();
  const first = await said(id, { body: 'Reads as sourdough' });
  const reply = await said(id, { body: 'Darker now', parentId: first.id }, ines);
  const settle = (comment: string, by: Asker, isSettled = true) =>
    app.inject({
      method: 'PUT',
      url: `/api/comments/${comment}/settled`,
      headers: by.headers,
      payload: { isSettled },
    });
  expect([(await settle(first.id, kei)).statusCode, (await settle(first.id, guest)).statusCode]).toEqual([404, 401]);
  expect((await settle(reply.id, ines)).statusCode).toBe(404);
  expect(settleComment.answer.parse((await settle(first.id, ines)).json()).isSettled).toBe(true);
  expect((await discussion(id)).items.map(({ isSettled }) => isSettled)).toEqual([false, true]);
  expect((await settle(first.id, jonas, false)).json().isSettled).toBe(false);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  expect((await settle(first.id, jonas)).statusCode).toBe(404);
});

test('DET-2 a comment is reported once a person, never one’s own', async () => {
  const id = await design();
  const { id: comment } = await said(id, { body: 'Buy now' });
  expect([(await report(comment, kei)).statusCode, (await report(comment, kei, 'Spam')).statusCode]).toEqual([
    204, 204,
  ]);
  expect([(await report(comment, jonas)).statusCode, (await report(comment, guest)).statusCode]).toEqual([404, 401]);
  const { rows } = await database.pool.query('select reason from comment_reports where comment_id = $1', [comment]);
  expect(rows).toEqual([{ reason: 'Spam' }]);
});

test('what may not be seen has no discussion, alike for what is private and what never was', async () => {
  const id = await design({ is_public: false });
  await said(id, { body: 'A note to myself' }, ines);
  const comment = (await discussion(id, ines)).items[0]!.id;
  for (const by of [guest, jonas])
    for (const design of [id, newId()]) expect((await list(design, by)).json().error.code).toBe('submission_not_found');
  expect((await say(id, { body: 'Hello' })).statusCode).toBe(404);
  for (const answer of [await change(comment, 'x', jonas), await remove(comment, jonas), await report(comment, jonas)])
    expect(answer.json().error.code).toBe('comment_not_found');
});

test('a thread of another design, an empty comment and a guest are refused', async () => {
  const [id, other] = [await design(), await design()];
  const elsewhere = await said(other, { body: 'Elsewhere' });
  expect((await say(id, { body: 'x', parentId: elsewhere.id })).json().error.code).toBe('comment_not_found');
  expect((await say(id, { body: ' ' })).json().error.fields).toEqual({ body: 'Write something first' });
  expect(
    Object.keys((await say(id, { body: 'x', pin: { frameId: 'board', x: 101, y: -1 } })).json().error.fields),
  ).toEqual(['pin.x', 'pin.y']);
  expect((await say(id, { body: 'Hello' }, guest)).statusCode).toBe(401);
});

test('whom the designer has blocked says nothing there, and nobody says thirty things in ten minutes', async () => {
  const id = await design();
  const blocked = await signedInAs(database);
  await database.kysely
    .insertInto('person_blocks')
    .values({ blocker_id: ines.userId, blocked_id: blocked.userId })
    .execute();
  expect((await say(id, { body: 'Hello' }, blocked)).json().error.code).toBe('move_refused');
  const eager = await signedInAs(database);
  for (let n = 0; n < 30; n++) await said(id, { body: `${n}` }, eager);
  expect((await say(id, { body: 'One more' }, eager)).statusCode).toBe(429);
});

test('a comment that was deleted again counts among the thirty, one that was refused does not', async () => {
  const id = await design();
  const restless = await signedInAs(database);
  for (let n = 0; n < 30; n++) await remove((await said(id, { body: `${n}` }, restless)).id, restless);
  expect((await say(id, { body: 'One more' }, restless)).statusCode).toBe(429);
  const clumsy = await signedInAs(database);
  const lost = { body: 'Here', pin: { frameId: 'gone', x: 1, y: 2 } };
  for (let n = 0; n < 31; n++) expect((await say(id, lost, clumsy)).statusCode).toBe(400);
  await said(id, { body: 'Here' }, clumsy);
});

test('whom the designer has blocked does not reword what they said before, and may delete it', async () => {
  const id = await design();
  const blocked = await signedInAs(database);
  const before = await said(id, { body: 'The board reads well' }, blocked);
  await database.kysely
    .insertInto('person_blocks')
    .values({ blocker_id: ines.userId, blocked_id: blocked.userId })
    .execute();
  const answer = await change(before.id, 'The board reads badly', blocked);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'move_refused']);
  expect((await list(id)).body).toContain('The board reads well');
  expect((await remove(before.id, blocked)).statusCode).toBe(204);
});

test('a repeated request says it once', async () => {
  const id = await design();
  const answers = await Promise.all(Array.from({ length: 3 }, () => say(id, { body: 'Once' }, kei, `key-${id}`)));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await discussion(id)).items).toHaveLength(1);
});

test('DET-2 a deleted comment is no news any more, and one of several counts one less', async () => {
  const id = await design();
  const rafa = await signedInAs(database, { name: 'Rafa' });
  const told = async () =>
    (await app.inject({ url: '/api/me/notifications', headers: ines.headers }))
      .json()
      .items.filter(({ path }: { path: string }) => path.includes(id))
      .map(({ times, picture }: { times: number; picture: unknown }) => [times, picture !== null]);
  const first = await said(id, { body: 'What if a bake is cancelled?' }, rafa);
  const second = await said(id, { body: 'Or two?', parentId: first.id }, rafa);
  expect(await told()).toEqual([[2, expect.any(Boolean)]]);
  expect((await remove(second.id, rafa)).statusCode).toBe(204);
  expect(await told()).toEqual([[1, expect.any(Boolean)]]);
  expect((await remove(first.id, rafa)).statusCode).toBe(204);
  expect(await told()).toEqual([]);
});

test('DET-2 a comment by an address in capitals is told and forgotten as any other', async () => {
  const id = await design();
  const paths = async () =>
    (await database.pool.query('select path, times from notifications where submission_id = $1', [id])).rows;
  const first = await said(id.toUpperCase(), { body: 'First' }, kei);
  expect(await paths()).toEqual([{ path: `/showcase/${id}#comment-${first.id}`, times: 1 }]);
  await said(id.toUpperCase(), { body: 'Second', parentId: first.id.toUpperCase() }, kei);
  expect(await paths()).toEqual([{ path: `/showcase/${id}#comment-${first.id}`, times: 2 }]);
  const discussed = await discussion(id);
  for (const { id: one } of discussed.items) await remove(one, kei);
  expect(await paths()).toEqual([]);
});

test('a comment is told to the designer, a reply to whom it answers, never to oneself or to who blocked the writer', async () => {
  const id = await design();
  const [rafa, sana] = [await signedInAs(database, { name: 'Rafa' }), await signedInAs(database, { name: 'Sana' })];
  const told = async (by: Asker) =>
    (await app.inject({ url: '/api/me/notifications', headers: by.headers }))
      .json()
      .items.filter(({ path }: { path: string }) => path.includes(id))
      .map(({ happening, path }: { happening: string; path: string }) => [happening, path.split('#')[1]]);
  const first = await said(id, { body: 'What if a bake is cancelled?' }, rafa);
  expect(await told(ines)).toEqual([['remarked', `comment-${first.id}`]]);
  const reply = await said(id, { body: 'It stays.', parentId: first.id }, ines);
  expect(await told(rafa)).toEqual([['replied', `comment-${first.id}`]]);
  await said(id, { body: 'All day?', parentId: reply.id }, sana);
  expect((await told(ines)).map(([happening]: string[]) => happening)).toEqual(['replied', 'remarked']);
  expect((await told(rafa)).map(([happening]: string[]) => happening)).toEqual(['replied', 'replied']);
  expect(await told(sana)).toEqual([]);

  await database.kysely
    .insertInto('person_blocks')
    .values({ blocker_id: rafa.userId, blocked_id: sana.userId })
    .execute();
  await database.pool.query('update notifications set read_at = now() where user_id = $1', [rafa.userId]);
  await said(id, { body: 'Still there?', parentId: first.id }, sana);
  expect(await told(rafa)).toHaveLength(2);
  // A design that is private now is not spoken of.
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  expect(await told(rafa)).toEqual([]);
  expect((await told(ines)).length).toBeGreaterThan(0);
});

/** Comments of a person under a design, one a second, the newest `age` seconds old. */
const write = (
  id: string,
  { userId }: { userId: string },
  { count, length = 2_000, age = 0 }: { count: number; length?: number; age?: number },
) =>
  database.pool.query(
    `insert into comments (id, submission_id, user_id, body, created_at)
     select gen_random_uuid(), $1, $2, repeat('<', $4::int), now() - (n + $5::int) * interval '1 s'
     from generate_series(1, $3::int) n`,
    [id, userId, count, length, age],
  );

test('a page shows the newest comments as far as they are not too long together', async () => {
  const id = await design();
  const writers = await Promise.all([1, 2].map(() => signedInAs(database)));
  for (const [n, person] of [jonas, kei, ines, ...writers].entries())
    await write(id, person, { count: 8, age: 100 * n });
  const { items, total } = await discussion(id);
  expect([items.length, total]).toEqual([30, 40]);
});

test.each([
  ['long ones', { count: 60 }, 10],
  ['short ones', { count: 500, length: 3 }, 200],
])('DET-2 somebody who writes very many %s leaves the comments of others on the page', async (_what, many, shown) => {
  const id = await design();
  await write(id, kei, { count: 5, length: 80, age: 1_000 });
  await write(id, jonas, many);
  const { items, total } = await discussion(id);
  expect([items.length, total]).toEqual([shown + 5, many.count + 5]);
});

test('DET-5 a reply on a design that is private is heard by nobody else', async () => {
  const id = await design();
  const rafa = await signedInAs(database, { name: 'Rafa' });
  const first = await said(id, { body: 'What if a bake is cancelled?' }, rafa);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  await said(id, { body: 'It stays.', parentId: first.id }, ines);
  const { rows } = await database.pool.query('select kind from person_events where user_id = $1', [rafa.userId]);
  expect(rows).toEqual([]);
});
