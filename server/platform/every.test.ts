import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { every } from './every.ts';
import type { Log } from './log.ts';
import { pause } from './pause.ts';

const database = await createTestDatabase();

function loggedBy() {
  const warn = vi.fn();
  return { warn, log: { warn } as unknown as Log };
}

test('a stop while a run asks the database leaves no query on a closed pool', async () => {
  const { log, warn } = loggedBy();
  const holder = await database.pool.connect();
  await holder.query('begin; lock table profiles');
  const begun = Promise.withResolvers<void>();
  const answers: number[] = [];
  const stop = every(
    1,
    async () => {
      begun.resolve();
      for (const _ of 'ab') answers.push((await database.pool.query('select from profiles')).rowCount!);
    },
    { log, failed: 'The run failed' },
  );
  await begun.promise;
  const closed = stop().then(() => database.close());
  await holder.query('rollback');
  holder.release();
  await closed;
  expect(answers).toEqual([0, 0]);
  expect(warn).not.toHaveBeenCalled();
});

test('a run that takes longer than the interval is not overtaken', async () => {
  const { log } = loggedBy();
  let underWay = 0;
  let most = 0;
  let runs = 0;
  const stop = every(
    1,
    async () => {
      runs += 1;
      most = Math.max(most, ++underWay);
      await pause(10);
      underWay -= 1;
    },
    { log, failed: 'The run failed', firstMs: 0 },
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2));
  await stop();
  expect([most, underWay]).toEqual([1, 0]);
});

test('a failure is logged, and the next run comes as usual', async () => {
  const { log, warn } = loggedBy();
  const error = new Error('The database is away');
  let runs = 0;
  const stop = every(
    1,
    async () => {
      runs += 1;
      if (runs === 1) throw error;
    },
    { log, failed: 'The run failed' },
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1));
  await stop();
  expect(warn.mock.calls).toEqual([[{ err: error }, 'The run failed']]);
});
