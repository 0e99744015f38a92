import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief } from '#test/submission.ts';
import { createLog } from '../log.ts';
import { callInProcess } from './in-process.ts';

const database = await createTestDatabase();

async function withLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const app = await testApp({ database, log });
  const refused = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Refused');
  return { app, lines, refused };
}

test('OPS-3 who asks for what is not theirs is logged, without what they asked for', async () => {
  const { app, lines, refused } = await withLog();
  const owner = await signedInAs(database);
  const { userId, headers } = await signedInAs(database);
  const briefId = await storedBrief(database, owner.userId);
  expect((await app.inject({ url: `/api/briefs/${briefId}`, headers })).statusCode).toBe(404);
  expect(refused()).toMatchObject([{ userId, call: 'GET /api/briefs/:id', code: 'brief_not_found' }]);
  expect(lines.join('')).not.toContain(briefId);
  await app.inject({ url: `/api/briefs/${newId()}` });
  expect(refused()).toHaveLength(1);
});

test('OPS-3 wrong input and requests of other sites are logged, of guests too', async () => {
  const { app, lines, refused } = await withLog();
  const origin = 'https://elsewhere.example';
  await app.inject({ method: 'POST', url: '/api/session/sign-out', headers: { origin }, payload: {} });
  await app.inject({ url: '/api/showcase?cursor=canary-in-the-query' });
  expect(refused().map(({ code, call }) => [code, call])).toEqual([
    ['cross_site_request', 'POST /api/session/sign-out'],
    ['invalid_request', 'GET /api/showcase'],
  ]);
  expect(lines.join('')).not.toContain('canary');
});

test('OPS-3 what a page asks in the same process is logged as well, and nobody fills the log', async () => {
  const { app, refused } = await withLog();
  app.get('/try', async (request) => {
    await callInProcess(app, request, { name: 'GET /api/briefs/:id', params: { id: newId() }, url: '/api/briefs' });
    return {};
  });
  const { headers } = await signedInAs(database);
  for (let times = 0; times < 25; times++) await app.inject({ url: '/try', headers });
  expect(refused()).toHaveLength(20);
});
