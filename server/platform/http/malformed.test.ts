import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { rawRequest } from '#test/raw-request.ts';

const database = await createTestDatabase();
const { headers } = await signedInAs(database);
const app = await testApp({ database });
afterAll(() => app.close());

const WARN = 40;
const ID = '01890000-0000-7000-8000-000000000000';
const LISTS = ['/api/community-briefs', '/api/people/sample/designs', `/api/briefs/${ID}/designs`];
const NO_MOMENTS = [
  '2026-02-31T00:00:00.000000Z',
  '2026-02-31T00:00:00Z',
  '0000-01-01T00:00:00.000000Z',
  '2026-01-01T24:00:00.000000Z',
  '2026-01-01T00:00:60.000000Z',
  '2026-01-01T0:0:0Z',
];

test.each(LISTS.flatMap((url) => NO_MOMENTS.map((time) => [url, time])))(
  '%s does not begin at %s',
  async (url, time) => {
    const answer = await app.inject({ url, query: { cursor: `${time}_${ID}` } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toHaveProperty('cursor');
  },
);

const NO_PLACES = [
  ...NO_MOMENTS.map((time) => ['newest', time]),
  ['newest', '9999-99-99T99:99:99.000000Z'],
  ['popular', '9999999999_2026-01-01T00:00:00.000000Z'],
  ['popular', '5_2026-02-30T00:00:00.000000Z'],
  ['trending', '1e999'],
  ['trending', '1e-999'],
];

test.each(NO_PLACES.flatMap(([sort, place]) => ['', 'tide'].map((q) => [sort!, q, place!])))(
  'the %s designs with the words “%s” do not begin at %s',
  async (sort, q, place) => {
    const answer = await app.inject({ url: '/api/showcase', query: { sort, q, cursor: `${sort}_${place}_${ID}` } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toHaveProperty('cursor');
  },
);

test.each([
  '/sitemaps/designs-0000-01-01.xml',
  '/sitemaps/designs-2026-02-30.xml',
  '/case-studies/%00/look.css',
  '/media/%00/%00',
  '/unsubscribe/%00',
  '/brief/%00/markdown',
  '/api/people/%00',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each([1, 7, 201, 255])('an Idempotency-Key of %i characters is refused in words', async (length) => {
  const key = { 'idempotency-key': 'k'.repeat(length) };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/submissions',
    headers: { ...headers, ...key },
    payload: { draftId: ID, revision: 1 },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({
    code: 'invalid_request',
    fields: { 'idempotency-key': 'An Idempotency-Key has 8 to 200 characters' },
  });
});

test.each([
  ['/api/session/sign-out', 'application/json'],
  [`/unsubscribe/${ID}`, 'text/plain'],
  [`/api/hooks/repository/${ID}`, 'application/json'],
  ['/api/media', 'multipart/form-data; boundary=a'],
])('who breaks off a body for %s is no outage in the log', async (path, type) => {
  const said: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void said.push(JSON.parse(line)) });
  const watched = await testApp({ database, log });
  onTestFinished(() => watched.close());
  const url = await watched.listen({ port: 0, host: '127.0.0.1' });
  const { authorization } = headers;
  const lines = [`POST ${path} HTTP/1.1`, 'Host: a', `Origin: ${TEST_URL}`, `Authorization: ${authorization}`];
  lines.push(`Content-Type: ${type}`, 'Content-Length: 100', '', '--a\r\n');
  const { socket } = rawRequest(url, lines.join('\r\n'));
  const [, response] = await once(watched.server, 'request');
  socket.resetAndDestroy();
  await once(response, 'close');
  await setImmediate();
  expect(said.filter(({ level }) => level >= WARN)).toEqual([]);
});

test('OPS-7 who leaves in the middle of a request is no news; bytes that are no request are', async () => {
  const said: string[] = [];
  const logged = await testApp({ database, log: createLog('info', { write: (line) => void said.push(line) }) });
  onTestFinished(() => void logged.close());
  const base = await logged.listen({ port: 0, host: '127.0.0.1' });
  const told = () => said.filter((line) => line.includes('could not be read')).length;
  const left = rawRequest(base, 'POST /api/media HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc');
  await once(left.socket, 'data');
  left.socket.end();
  await once(left.socket, 'close');
  expect(told()).toBe(0);
  await once(rawRequest(base, 'nonsense\r\n\r\n').socket, 'close');
  expect(told()).toBe(1);
});

test('of ten thousand unknown fields a hundred are named', async () => {
  const payload = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field${n}`, n]));
  const answer = await app.inject({ method: 'PATCH', url: '/api/profile', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toHaveLength(100);
});
