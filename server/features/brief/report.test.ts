import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [await signedInAs(database, { name: 'Ines' }), await signedInAs(database, { name: 'Jonas' })];
const guest = { headers: { origin: TEST_URL } };

const report = (id: string, by: { headers: Record<string, string> }, reason = 'Advertising') =>
  app.inject({ method: 'POST', url: `/api/briefs/${id}/report`, headers: by.headers, payload: { reason } });

test('a community brief is reported once a person, and a later reason replaces the first', async () => {
  const id = await storedBrief(database, null);
  expect((await report(id, jonas)).statusCode).toBe(204);
  expect((await report(id, jonas, 'Makes fun of somebody')).statusCode).toBe(204);
  expect((await report(id, guest)).statusCode).toBe(401);
  const { rows } = await database.pool.query('select brief_id, reporter_id, reason from brief_reports');
  expect(rows).toEqual([{ brief_id: id, reporter_id: jonas.userId, reason: 'Makes fun of somebody' }]);
});

test('whoever shared a brief does not report it; a personal brief is reported by nobody', async () => {
  const own = await storedBrief(database, ines.userId);
  const url = `/api/briefs/${own}/community-copy`;
  const shared = (await app.inject({ method: 'POST', url, headers: ines.headers })).json().id;
  expect((await report(shared, ines)).json().error.code).toBe('brief_not_found');
  expect((await report(shared, jonas)).statusCode).toBe(204);
  for (const [id, by] of [
    [own, ines],
    [own, jonas],
    [newId(), jonas],
  ] as const)
    expect((await report(id, by)).json().error.code).toBe('brief_not_found');
});
