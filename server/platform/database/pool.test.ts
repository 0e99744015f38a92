import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { keepingLog } from '#test/silent-log.ts';
import { createPool } from './pool.ts';
import { isUnavailable } from './unavailable.ts';

const { connection } = await createTestDatabase();

test('a server that gives no answer is waited for no longer than that, and its connection is not used again', async () => {
  const { log, messages } = keepingLog();
  const pool = createPool(connection, log, { size: 1, answerMs: 1_500 });
  const pidOf = 'select pg_backend_pid() as pid';
  const before = (await pool.query(pidOf)).rows[0].pid;
  for (let turn = 0; turn < 4; turn++) await pool.query('select pg_sleep(0.5)');
  expect((await pool.query(pidOf)).rows[0].pid, 'answers in time').toBe(before);

  const waited = await pool.query('select pg_sleep(4)').catch((error: unknown) => error);
  expect(isUnavailable(waited)).toBe(true);
  expect((await pool.query(pidOf)).rows[0].pid).not.toBe(before);
  expect(messages).toEqual(['A database connection gave no answer in time and was ended']);

  const client = await pool.connect();
  await client.query('begin');
  const within = await client.query('select pg_sleep(4)').catch((error: unknown) => error);
  expect(isUnavailable(within), 'in a transaction').toBe(true);
  client.release(within as Error);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a copy of the error that every connection is in use tells that the database is at fault', async () => {
  const pool = createPool(connection, keepingLog().log, { size: 1 });
  const client = await pool.connect();
  const busy = (await pool.query('select 1').catch((error: unknown) => error)) as Error & { code?: string };
  client.release();
  await pool.end();
  // As the library of jobs passes it on.
  const copy = { ...busy };
  expect(isUnavailable(busy)).toBe(true);
  expect(isUnavailable(Object.assign(new Error(`${busy.message} (Queue: encode-picture)`), copy))).toBe(true);
});
