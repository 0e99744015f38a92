import { expect, test } from 'vitest';
import { type Generation, generation } from '#contract/generation.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { buildBriefContent } from '#test/brief-content.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { instantWriter, scriptedWriter } from '#test/scripted-writer.ts';

const database = await createTestDatabase();
const app = await testApp({ database, writer: instantWriter() });
const id = '0198c0de-0000-7000-8000-000000000001';

test.each([
  ['POST', '/api/briefs'],
  ['POST', `/api/briefs/${id}/regenerate`],
  ['GET', '/api/generations'],
  ['GET', `/api/generations/${id}`],
  ['DELETE', `/api/generations/${id}`],
] as const)('%s %s is for signed-in people', async (method, url) => {
  const answer = await app.inject({
    method,
    url,
    headers: { origin: TEST_URL },
    payload: method === 'POST' ? defaultOrder : '',
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().error.code).toBe('signed_out');
});

test.each([
  ['no industry', { styles: ['retro'] }, 'industry'],
  ['an unknown industry', { ...defaultOrder, industry: 'weapons' }, 'industry'],
  ['no style', { ...defaultOrder, styles: [] }, 'styles'],
  ['three styles', { ...defaultOrder, styles: ['retro', 'bold', 'minimal'] }, 'styles'],
  ['one style twice', { ...defaultOrder, styles: ['retro', 'retro'] }, 'styles'],
  ['somebody else as its owner', { ...defaultOrder, userId: id }, 'userId'],
])('a wish with %s is refused and costs nothing', async (_, body, field) => {
  const person = await signedInAs(database);
  const answer = await order(app, person, { body });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toContain(field);
  expect(await placesTaken(database, person)).toBe(0);
});

test('a brief is written, stored as not started, and counted', async () => {
  const person = await signedInAs(database);
  const answer = await order(await generationApp(database, { writer: instantWriter() }), person, {
    body: { ...defaultOrder, level: 'stretch', timeBoxDays: 7 },
  });
  expect(answer.statusCode).toBe(201);
  const done = generation.parse(answer.json());
  expect(done).toMatchObject({
    state: 'done',
    ...defaultOrder,
    level: 'stretch',
    timeBoxDays: 7,
    title: buildBriefContent().title,
    content: buildBriefContent(),
    briefCountIncremented: true,
    error: null,
  });
  expect(done.docket).toMatch(new RegExp(`^BF${new Date().getUTCFullYear()}\\d{4}$`));
  expect(answer.headers.location).toBe(`/api/generations/${done.id}`);
  const brief = await app.inject({ url: `/api/briefs/${done.briefId}`, headers: person.headers });
  expect(brief.json()).toMatchObject({ docket: done.docket, isMine: true, progress: { status: 'not_started' } });
  expect(await placesTaken(database, person)).toBe(1);
});

test('with Prefer: respond-async the answer comes while the brief is written, under a title that stands in', async () => {
  const writer = scriptedWriter();
  const waiting = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const answer = await order(waiting, person, { headers: { prefer: 'respond-async' } });
  expect(answer.statusCode).toBe(201);
  const writing = generation.parse(answer.json());
  expect(writing).toMatchObject({
    state: 'writing',
    title: 'Restaurant Ordering & Delivery App',
    content: {},
    briefId: null,
  });
  const list = await waiting.inject({ url: '/api/generations', headers: person.headers });
  expect(list.json().items.map((item: Generation) => item.id)).toEqual([writing.id]);
  (await writer.next()).finish();
});

test('QUOTA-1 QUOTA-4 with no place left nothing is written, and the words are exact', async () => {
  const writer = scriptedWriter();
  const person = await signedInAs(database, { limit: 0 });
  const answer = await order(await generationApp(database, { writer }), person);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toMatchObject({
    code: 'quota_reached',
    message: 'You have reached your brief generation limit. You have 0 briefs remaining.',
  });
  expect(writer.attempts).toEqual([]);
  expect(await storedBriefs(database, person)).toBe(0);
});

test('QUOTA-1 a limit of −1 has no end', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database, { limit: -1 });
  for (let n = 0; n < 5; n++) expect((await order(working, person)).statusCode).toBe(201);
  expect(await placesTaken(database, person)).toBe(5);
});

test('QUOTA-2 a month that is over no longer counts, without a job having to run', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  await database.pool.query(
    `update profiles set briefs_generated = 3, quota_month = quota_month - interval '1 month' where id = $1`,
    [person.userId],
  );
  for (let n = 0; n < 3; n++) expect((await order(working, person)).statusCode).toBe(201);
  expect((await order(working, person)).statusCode).toBe(403);
  expect(await placesTaken(database, person)).toBe(3);
});

test('QUOTA-2 a database clock that steps back does not open an earlier month again', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  await database.pool.query(
    `update profiles set briefs_generated = 3, quota_month = quota_month + interval '1 month' where id = $1`,
    [person.userId],
  );
  expect((await order(working, person)).statusCode).toBe(403);
});

test('QUOTA-2 a month far ahead, from a database clock that was wrong, is forgotten when the clock is right', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  await database.pool.query(
    `update profiles set briefs_generated = 3, quota_month = quota_month + interval '2 months' where id = $1`,
    [person.userId],
  );
  const left = async () =>
    (await working.inject({ url: '/api/profile', headers: person.headers })).json().briefsGenerated;
  expect(await left()).toBe(0);
  for (let n = 0; n < 3; n++) expect((await order(working, person)).statusCode).toBe(201);
  expect((await order(working, person)).statusCode).toBe(403);
  expect(await left()).toBe(3);
});

test('QUOTA-3 the same key, one after the other, is one brief', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const first = await order(working, person, { key: 'one-wish-1' });
  const again = await order(working, person, { key: 'one-wish-1' });
  expect(again.statusCode).toBe(201);
  expect(again.body).toBe(first.body);
  expect(await placesTaken(database, person)).toBe(1);
  expect(await storedBriefs(database, person)).toBe(1);
});

test('QUOTA-3 the same key many times at once, at two processes, is one brief', async () => {
  const processes = await Promise.all([1, 2].map(() => generationApp(database, { writer: instantWriter() })));
  const person = await signedInAs(database);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => order(processes[n % 2]!, person, { key: 'one-wish-2' })),
  );
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]!.statusCode).toBe(201);
  expect(await placesTaken(database, person)).toBe(1);
  expect(await storedBriefs(database, person)).toBe(1);
});

test('the same key with another wish is refused', async () => {
  const working = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  await order(working, person, { key: 'one-wish-3' });
  const other = await order(working, person, { key: 'one-wish-3', body: { ...defaultOrder, industry: 'travel' } });
  expect(other.statusCode).toBe(422);
  expect(other.json().error.code).toBe('idempotency_mismatch');
  expect(await placesTaken(database, person)).toBe(1);
});
