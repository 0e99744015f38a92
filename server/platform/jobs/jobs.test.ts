import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { createTestDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { silentLog } from '#test/silent-log.ts';
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

test('who adds one piece of work does not wait for all of somebody who added many', async () => {
  const jobs = createJobs({ database, log: silentLog });
  const done: string[] = [];
  jobs.handle<{ of: string }>('test-turns', { atOnce: 1 }, async ({ of }) => void done.push(of));
  onTestFinished(() => jobs.stop());
  for (const [n, of] of ['a1', 'a2', 'a3'].entries())
    await transaction(database.kysely, (tx) => jobs.add(tx, 'test-turns', { of }, { behind: n }));
  await transaction(database.kysely, (tx) => jobs.add(tx, 'test-turns', { of: 'b1' }));
  await jobs.start();
  await vi.waitFor(() => expect(done).toEqual(['a1', 'b1', 'a2', 'a3']));
});

test('work that a stop cuts short is no failure', async () => {
  const { jobs, log, cutShort } = await underWay();
  const stopped = jobs.stop();
  cutShort();
  await stopped;
  expect(log.error).not.toHaveBeenCalled();
});

test('OPS-3 work that the database kept from starting starts once it is back, and says so until then', async () => {
  const proxy = await databaseProxy((await createTestDatabase()).connection);
  const over = openDatabase(proxy.connection, silentLog);
  const jobs = createJobs({ database: over, log: silentLog });
  const done = Promise.withResolvers<object>();
  jobs.handle('test-piece', { atOnce: 1 }, async (data) => done.resolve(data));
  onTestFinished(async () => {
    await jobs.stop();
    await over.close();
    proxy.close();
  });
  proxy.cut();
  const started = jobs.start();
  await expect.poll(jobs.isFailing).toBe(true);
  proxy.mend();
  await started;
  expect(jobs.isFailing()).toBe(false);
  await transaction(over.kysely, (tx) => jobs.add(tx, 'test-piece', { n: 1 }));
  expect(await done.promise).toEqual({ n: 1 });
});

test('OPS-3 while the database is away the log has one error of the jobs, and afterwards how many there were', async () => {
  const proxy = await databaseProxy((await createTestDatabase()).connection);
  const over = openDatabase(proxy.connection, silentLog);
  const log = { error: vi.fn(), info: vi.fn() };
  const jobs = createJobs({ database: over, log: log as unknown as Log });
  jobs.handle('test-piece', { atOnce: 4 }, async () => {});
  onTestFinished(async () => {
    await jobs.stop();
    await over.close();
    proxy.close();
  });
  await jobs.start();
  proxy.cut();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 5_000 });
  await pause(2_500);
  proxy.mend();
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), { timeout: 5_000 });
  expect(log.error).toHaveBeenCalledOnce();
  const [{ errors }, words] = log.info.mock.calls[0]!;
  expect(words).toBe('Jobs can be read from the database again');
  expect(errors).toBeGreaterThan(4);
});

test('OPS-3 why the queue cannot be read is in the log as an error', async () => {
  const { connection } = await createTestDatabase();
  const over = openDatabase(connection, silentLog);
  const log = { error: vi.fn(), info: vi.fn() };
  const jobs = createJobs({ database: over, log: log as unknown as Log });
  jobs.handle('test-piece', { atOnce: 1 }, async () => {});
  onTestFinished(async () => {
    await jobs.stop();
    await over.close();
  });
  await jobs.start();
  await over.pool.query('alter schema pgboss rename to elsewhere');
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 10_000 });
  for (const [{ err }] of log.error.mock.calls) {
    expect(err).toBeInstanceOf(Error);
    expect(err.message).toContain('pgboss');
  }
});

test('a job that is added before anybody works is done by whoever works later', async () => {
  const fresh = await createTestDatabase();
  const [adder, worker] = [
    createJobs({ database: fresh, log: silentLog }),
    createJobs({ database: fresh, log: silentLog }),
  ];
  const done = Promise.withResolvers<object>();
  for (const jobs of [adder, worker]) {
    jobs.handle('test-piece', { atOnce: 1 }, async (data) => done.resolve(data));
    onTestFinished(() => jobs.stop());
  }
  await transaction(fresh.kysely, (tx) => adder.add(tx, 'test-piece', { n: 2 }));
  await worker.start();
  expect(await done.promise).toEqual({ n: 2 });
});
