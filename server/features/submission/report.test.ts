import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [await signedInAs(database, { name: 'Ines' }), await signedInAs(database, { name: 'Jonas' })];
const guest = { headers: { origin: TEST_URL } };

const report = (id: string, by: { headers: Record<string, string> }, reason = 'Advertising') =>
  app.inject({ method: 'POST', url: `/api/submissions/${id}/report`, headers: by.headers, payload: { reason } });

test('a public design is reported once a person, never one’s own, and a later reason replaces the first', async () => {
  const id = await storedDesign(database, ines.userId);
  expect((await report(id, jonas)).statusCode).toBe(204);
  expect((await report(id, jonas, 'Stolen pictures')).statusCode).toBe(204);
  expect([(await report(id, ines)).statusCode, (await report(id, guest)).statusCode]).toEqual([404, 401]);
  expect((await report(id, jonas, ' ')).statusCode).toBe(400);
  const { rows } = await database.pool.query('select submission_id, reporter_id, reason from design_reports');
  expect(rows).toEqual([{ submission_id: id, reporter_id: jonas.userId, reason: 'Stolen pictures' }]);
});

test('a private design cannot be reported, and is refused like one that never was', async () => {
  const hidden = await storedDesign(database, ines.userId, { is_public: false });
  for (const id of [hidden, newId()]) expect((await report(id, jonas)).json().error.code).toBe('submission_not_found');
  expect((await report(hidden, ines)).statusCode).toBe(404);
});
