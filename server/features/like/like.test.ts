import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { likeDesign } from '#contract/like.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { deletedMeanwhile, doneMeanwhile } from '#test/deleted-meanwhile.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [await signedInAs(database, { name: 'Ines' }), await signedInAs(database, { name: 'Jonas' })];
const guest = { headers: { origin: TEST_URL } };

const ask = (method: 'PUT' | 'DELETE', id: string, by: Pick<TestPerson, 'headers'> | typeof guest) =>
  app.inject({ method, url: `/api/submissions/${id}/like`, headers: by.headers });
const read = async (id: string, by: { headers: object } = guest) =>
  (await app.inject({ url: `/api/submissions/${id}`, headers: by.headers as Record<string, string> })).json();

test('SHOW-4 a like is kept per person, survives a reload and can be taken back', async () => {
  const id = await storedDesign(database, ines.userId);
  const liked = await ask('PUT', id, jonas);
  expect(likeDesign.answer.strict().parse(liked.json())).toEqual({ liked: true, likeCount: 1 });
  expect(await read(id, jonas)).toMatchObject({ liked: true, likeCount: 1 });
  expect(await read(id, ines)).toMatchObject({ liked: false, likeCount: 1 });
  expect(await read(id)).toMatchObject({ liked: false, likeCount: 1 });
  expect((await ask('DELETE', id, jonas)).json()).toEqual({ liked: false, likeCount: 0 });
  expect(await read(id, jonas)).toMatchObject({ liked: false, likeCount: 0 });
});

test('SHOW-4 liking twice, or twenty times at once, is one like', async () => {
  const id = await storedDesign(database, ines.userId);
  await Promise.all(Array.from({ length: 20 }, () => ask('PUT', id, jonas)));
  expect((await ask('PUT', id, jonas)).json()).toEqual({ liked: true, likeCount: 1 });
  await Promise.all(Array.from({ length: 20 }, () => ask('DELETE', id, jonas)));
  expect((await ask('DELETE', id, jonas)).json()).toEqual({ liked: false, likeCount: 0 });
});

test('SHOW-4 the likes of many people at once are all counted', async () => {
  const id = await storedDesign(database, ines.userId);
  const people = await Promise.all(Array.from({ length: 12 }, () => signedInAs(database)));
  await Promise.all(people.map((person) => ask('PUT', id, person)));
  expect(await read(id)).toMatchObject({ likeCount: 12 });
});

test('SHOW-4 the likes of somebody who is gone go with them', async () => {
  const id = await storedDesign(database, ines.userId);
  const passing = await signedInAs(database);
  await ask('PUT', id, jonas);
  await ask('PUT', id, passing);
  await database.kysely.deleteFrom('profiles').where('id', '=', passing.userId).execute();
  expect(await read(id, jonas)).toMatchObject({ liked: true, likeCount: 1 });
});

test('a like that is taken back waits for a deletion of the design before it holds its row', async () => {
  const id = await storedDesign(database, ines.userId);
  await ask('PUT', id, jonas);
  const answer = await doneMeanwhile(
    database,
    (other) => other.query('select from design_submissions where id = $1 for update', [id]),
    () => ask('DELETE', id, jonas),
    async (other) => {
      await other.query(`set local lock_timeout = '500ms'`);
      await other.query('select from submission_likes where submission_id = $1 for update', [id]);
    },
  );
  expect(answer.json()).toEqual({ liked: false, likeCount: 0 });
  expect((await deletedMeanwhile(database, 'design_submissions', id, () => ask('DELETE', id, jonas))).statusCode).toBe(
    404,
  );
});

test('a guest, and whoever may not see a design, likes nothing', async () => {
  const id = await storedDesign(database, ines.userId, { is_public: false });
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await ask(method, id, guest)).json().error.code).toBe('signed_out');
    const foreign = await ask(method, id, jonas);
    const missing = await ask(method, newId(), jonas);
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    const [{ requestId: _a, ...one }, { requestId: _b, ...other }] = [foreign.json().error, missing.json().error];
    expect(one).toEqual(other);
    expect((await ask(method, 'nonsense', jonas)).statusCode).toBe(400);
  }
  expect((await ask('PUT', id, ines)).json()).toEqual({ liked: true, likeCount: 1 });
});
