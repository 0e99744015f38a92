import { expect, onTestFinished, test, vi } from 'vitest';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { createTestDatabase } from '#test/database.ts';
import { createJobs } from './jobs.ts';

const database = await createTestDatabase();

/** A piece of work that is under way until it is cut short. */
async function underWay() {
  const log = { error: vi.fn(), info: vi.fn() };
  const jobs = createJobs({ database, log: log as unknown as Log });
  const begun = Promise.withResolvers<void>();
  const { promise, reject } = Promise.withResolvers<void>();
  jobs.handle('test-piece', { atOnce: 1 }, () => {
    begun.resolve();
    return promise;
  });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  await transaction(database.kysely, (tx) => jobs.add(tx, 'test-piece', {}));
  await begun.promise;
  return { jobs, log, cutShort: () => reject(new Error('The process that makes pictures ended')) };
}

test('work that fails is told, and that it is tried again', async () => {
  const { log, cutShort } = await underWay();
  cutShort();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce());
  expect(log.error.mock.calls[0]![1]).toBe('A piece of work failed and is tried again');
});

test('work that a stop cuts short is no failure', async () => {
  const { jobs, log, cutShort } = await underWay();
  const stopped = jobs.stop();
  cutShort();
  await stopped;
  expect(log.error).not.toHaveBeenCalled();
});
