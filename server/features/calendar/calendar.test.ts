import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const app = await testApp({ database, clock: () => new Date('2026-03-02T08:00:00.000Z') });
const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];

const call = (method: 'GET' | 'POST' | 'DELETE', by: { headers: Record<string, string> } = ines) =>
  app.inject({ method, url: '/api/me/calendar', headers: by.headers });
const read = (url: string) => app.inject({ method: 'GET', url: url.replace(TEST_URL, '') });

async function startedBrief() {
  const id = await insertBrief(database.pool, { userId: ines.userId, title: 'Bake plan: Pe Miúdo' });
  await database.pool.query('update design_briefs set time_box_days = 7 where id = $1', [id]);
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
    payload: { title: 'Sketches', percentage: 38, dueOn: '2026-03-05' },
  });
  return id;
}

test('TIME-6 a secret address gives the deadlines to a calendar program that is not logged in', async () => {
  const id = await startedBrief();
  expect((await call('GET')).json()).toEqual({ url: null });
  const { url } = (await call('POST')).json();
  expect((await call('GET')).json()).toEqual({ url });
  const file = await read(url);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.body).toMatch(/DTSTART;VALUE=DATE:20260305\r\n.*\r\nSUMMARY:Sketches \(Bake plan: Pe Miúdo\)/);
  expect(file.body).toMatch(/DTSTART;VALUE=DATE:20260308\r\n.*\r\nSUMMARY:Due: Bake plan: Pe Miúdo/);
  expect(file.body).toContain(`URL:${TEST_URL}/brief/${id}`);
});

test('TIME-6 a replaced address and an ended one no longer work, and no other guess does', async () => {
  const first = (await call('POST')).json().url;
  const second = (await call('POST')).json().url;
  expect(second).not.toBe(first);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await call('DELETE')).statusCode).toBe(204);
  expect((await read(second)).statusCode).toBe(404);
  expect((await call('GET')).json()).toEqual({ url: null });
  for (const guess of ['x', 'AAAAAAAAAAAAAAAAAAAAAA.ics', '..%2f.ics'])
    expect((await read(`/calendar/${guess}`)).statusCode).toBe(404);
});

test('TIME-6 the calendar of one person holds nothing of another, and guests have none', async () => {
  await startedBrief();
  const { url } = (await call('POST', jonas)).json();
  expect((await read(url)).body).not.toContain('VEVENT');
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect((await call(method, { headers: { origin: TEST_URL } })).statusCode).toBe(401);
});

test('TIME-6 the calendar of a closed account cannot be read', async () => {
  const { url } = (await call('POST', jonas)).json();
  expect((await read(url)).statusCode).toBe(200);
  await database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', jonas.userId).execute();
  expect((await read(url)).statusCode).toBe(404);
});

test('a calendar is read at a pace, whoever asks', async () => {
  const { url } = (await call('POST')).json();
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(url)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]!.headers['retry-after']).toBe('30');
});
