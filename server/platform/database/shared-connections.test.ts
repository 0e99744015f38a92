import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { keepingLog } from '#test/silent-log.ts';
import { createPool, type SharedQuery } from './pool.ts';
import { isUnavailable } from './unavailable.ts';

const { connection } = await createTestDatabase();

const slow: SharedQuery = {
  name: 'test_slow',
  text: 'select pg_backend_pid() as pid, pg_sleep($1)::text',
  shared: true,
};
const double: SharedQuery = { name: 'test_double', text: 'select $1::integer * 2 as twice', shared: true };
const divide: SharedQuery = { name: 'test_divide', text: 'select 12 / $1::integer as part', shared: true };
const whose: SharedQuery = { name: 'test_pid', text: 'select pg_backend_pid() as pid', shared: true };

/** A pool with all its shared connections open. */
async function poolWithShared(options: Parameters<typeof createPool>[2] = {}) {
  const kept = keepingLog();
  const pool = createPool(connection, kept.log, { size: 1, ...options });
  onTestFinished(async () => {
    if (!pool.ended) await pool.end();
  });
  const held = new Set<number>();
  await expect
    .poll(async () => {
      // Parallel queries use every connection; otherwise the one with the fewest missing answers would serve them
      // all.
      const found = await Promise.all(Array.from({ length: 12 }, () => pool.query<{ pid: number }>(whose)));
      for (const { rows } of found) held.add(rows[0]!.pid);
      // The pool's own is one more.
      return held.size;
    })
    .toBeGreaterThanOrEqual(4);
  return { pool, held, messages: kept.messages };
}

const twice = async (pool: pg.Pool, n: number) =>
  (await pool.query({ ...double, values: [n] } as SharedQuery)).rows[0].twice;

test('many statements are under way at once, and each gets its own answer', async () => {
  const { pool } = await poolWithShared();
  const numbers = Array.from({ length: 400 }, (_, n) => n);
  expect(await Promise.all(numbers.map((n) => twice(pool, n)))).toEqual(numbers.map((n) => n * 2));
});

test('a statement that fails takes none with it that was sent before or after', async () => {
  const { pool } = await poolWithShared();
  const asked = Array.from({ length: 60 }, (_, n) => ({ ...divide, values: [n % 3] }) as SharedQuery);
  const answers = await Promise.allSettled(asked.map((one) => pool.query(one)));
  for (const [n, answer] of answers.entries()) {
    if (n % 3 === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [{ part: 12 / (n % 3) }] } });
  }
});

test('what no shared connection has room for goes through the pool', async () => {
  const { pool, held } = await poolWithShared();
  const waiting = Array.from({ length: 4 * 32 }, (_, n) =>
    pool.query({ ...slow, values: [n < 4 ? 1 : 0] } as SharedQuery),
  );
  // The pool's one connection is free, all others sleep.
  const { rows } = await pool.query<{ pid: number }>(whose);
  const others = new Set((await Promise.all(waiting)).map((answer) => answer.rows[0].pid));
  expect(others.size).toBe(4);
  expect(others).not.toContain(rows[0]!.pid);
  expect(held.size).toBeLessThanOrEqual(5);
});

test('a connection that is lost fails what it owed as unavailable, and another takes its place', async () => {
  const { pool } = await poolWithShared();
  const owed = Promise.allSettled(Array.from({ length: 8 }, () => pool.query({ ...slow, values: [4] } as SharedQuery)));
  let ended = 0;
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where query like '%pg_sleep($1)%' and pid <> pg_backend_pid() and datname = current_database()`);
      ended += rowCount!;
      return ended;
    })
    .toBe(4);
  for (const answer of await owed) {
    expect(answer.status).toBe('rejected');
    expect(isUnavailable((answer as PromiseRejectedResult).reason)).toBe(true);
    expect((answer as PromiseRejectedResult).reason.code, 'not the limit of a statement').not.toBe('57014');
  }
  expect(await twice(pool, 4)).toBe(8);
  await expect.poll(async () => (await pool.query<{ pid: number }>(whose)).rows.length).toBe(1);
});

test('a shared connection that gives no answer is ended, with all that it owes', async () => {
  const { pool, messages } = await poolWithShared({ answerMs: 1_200 });
  const owed = await Promise.allSettled(
    Array.from({ length: 8 }, () => pool.query({ ...slow, values: [4] } as SharedQuery)),
  );
  expect(owed.every((answer) => answer.status === 'rejected' && isUnavailable(answer.reason))).toBe(true);
  expect(new Set(messages)).toEqual(new Set(['A database connection gave no answer in time and was ended']));
  expect(await twice(pool, 5)).toBe(10);
});

test('closing waits for what is under way, and nothing is asked afterwards', async () => {
  const { pool } = await poolWithShared();
  const last = pool.query({ ...slow, values: [0.3] } as SharedQuery);
  await pool.end();
  expect((await last).rows).toHaveLength(1);
  const late = await pool.query({ ...double, values: [1] } as SharedQuery).catch((error: unknown) => error);
  expect(isUnavailable(late)).toBe(true);
});

test('a statement is planned once, even where a plan for the very values would be cheaper', async () => {
  const { pool } = await poolWithShared();
  const few = { name: 'test_few', text: 'select relname from pg_class where oid = any ($1::oid[])', shared: true };
  const plans = {
    name: 'test_plans',
    text: `select custom_plans::integer as anew from pg_prepared_statements where name = 'test_few'`,
    shared: true,
  };
  for (let times = 0; times < 12; times++) await pool.query({ ...few, values: [[1259]] } as SharedQuery);
  // Asked one after the other, all of it goes over one connection.
  expect((await pool.query(plans)).rows).toEqual([{ anew: 0 }]);
});

test('within a transaction and beside it a statement has one name', async () => {
  const { pool } = await poolWithShared();
  const client = await pool.connect();
  await client.query('begin');
  expect((await client.query({ ...double, values: [8] } as SharedQuery)).rows).toEqual([{ twice: 16 }]);
  await client.query('commit');
  client.release();
  expect(await twice(pool, 9)).toBe(18);
});
