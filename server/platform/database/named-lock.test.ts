import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { createNamedLock } from './named-lock.ts';

const database = await createTestDatabase();
const locks = async () =>
  (
    await database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'brief-foundry locks'`,
    )
  ).rowCount;

test('work of one name is done by one process after the other, and leaves no connection behind', async () => {
  const processes = [createNamedLock(database), createNamedLock(database)];
  const seen: string[] = [];
  const work = (n: number) => async () => {
    seen.push(`begin ${n}`);
    await database.pool.query('select pg_sleep(0.1)');
    seen.push(`end ${n}`);
  };
  await Promise.all(processes.map((alone, n) => alone('design file a', work(n))));
  expect(seen.map((word) => word.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
  await expect.poll(locks).toBe(0);
});

test('other names do not wait, and work that fails lets the next one in', async () => {
  const [first, second] = [createNamedLock(database), createNamedLock(database)];
  const other = first('design file a', () => second('design file b', async () => 'not in the way'));
  expect(await other).toBe('not in the way');
  await expect(first('design file a', () => Promise.reject(new Error('the service is down')))).rejects.toThrow(
    'is down',
  );
  expect(await second('design file a', async () => 'in')).toBe('in');
});

test('a connection that is lost gives the lock to another process', async () => {
  const [first, second] = [createNamedLock(database), createNamedLock(database)];
  const done = await first('design file a', async () => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'brief-foundry locks'`,
    );
    return second('design file a', async () => 'goes on');
  });
  expect(done).toBe('goes on');
});
