import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { serverThatSays } from '#test/old-postgresql.ts';
import { silentLog } from '#test/silent-log.ts';
import { openDatabase } from './database/connect.ts';

const proxy = await databaseProxy((await createTestDatabase()).connection);
const database = openDatabase(proxy.connection, silentLog);
let [isStopping, isWorkFailing] = [false, false];
const app = await testApp({ database, isStopping: () => isStopping, isWorkFailing: () => isWorkFailing });
afterAll(async () => {
  proxy.close();
  await app.close();
  await database.close();
});

async function ask(url: string) {
  const asked = performance.now();
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, headers, ms: performance.now() - asked };
}
const ready = async () => (await ask('/readyz')).statusCode;

test('OPS-3 a database that goes away turns readiness off, with the reason; liveness stays; both come back by themselves', async () => {
  expect(await ready()).toBe(200);
  proxy.cut();
  const away = await ask('/readyz');
  expect(away).toMatchObject({ statusCode: 503, body: '{"status":"database unavailable"}' });
  expect(away.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  const alive = await ask('/healthz');
  expect(alive).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' });

  const call = await app.inject({ url: '/api/community-briefs' });
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toBeDefined();
  expect(call.json().error).toMatchObject({ code: 'unavailable' });

  proxy.mend();
  await expect.poll(ready, { timeout: 5_000 }).toBe(200);
  expect((await app.inject({ url: '/api/community-briefs' })).statusCode).toBe(200);
});

test('OPS-3 readiness says when the disk of the database is full', async () => {
  const full = await serverThatSays({ refusal: { code: '53100', message: 'No space left on device' } });
  const { port } = full;
  const other = await testApp({ database: { ...database, connection: { host: '127.0.0.1', port } } });
  const answer = await other.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'the disk of the database is full' }]);
  await other.close();
  full.close();
});

test('OPS-3 a database that hangs is not waited for: readiness says no by itself, liveness at once', async () => {
  expect(await ready()).toBe(200);
  proxy.hush();
  const [hanging, alive] = await Promise.all([ask('/readyz'), ask('/healthz')]);
  expect(hanging).toMatchObject({ statusCode: 503, body: '{"status":"database unavailable"}' });
  expect(alive.statusCode).toBe(200);
  expect(alive.ms).toBeLessThan(hanging.ms);
  proxy.mend();
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
});

test('OPS-3 requests that use every connection of the database do not turn readiness off', async () => {
  const { pool } = database;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200]);
  for (const client of taken) client.release();
});

test('OPS-3 a process whose background work does not start says that it is not ready', async () => {
  isWorkFailing = true;
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, body: '{"status":"background work does not start"}' });
  isWorkFailing = false;
  expect(await ready()).toBe(200);
});

test('OPS-3 readiness ends as soon as the process is told to stop', async () => {
  isStopping = true;
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, body: '{"status":"stopping"}' });
  expect((await ask('/healthz')).headers.connection).toBe('close');
  isStopping = false;
  expect(await ready()).toBe(200);
});
