import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  gone,
  postgresFolder,
  postmasterOf,
  preparedFolders,
  startProcess,
  throwAwayFolder,
} from '#test/embedded/processes.ts';
import { figure } from '#test/strength/figure.ts';

const preparedFolder = preparedFolders();

/*
 * Tests the launcher with real processes. Each test has its own folder; `elsewhere` is for programs that must be
 * copied out of a private checkout.
 */
const STARTS = 60_000;
/** KILLS=400 is the long version. */
const KILLS = Number(process.env.KILLS ?? 4);

async function ask<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, question: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

function places(): { dataDir: string; elsewhere: string } {
  const folder = throwAwayFolder();
  return { dataDir: join(folder, 'data'), elsewhere: join(folder, 'elsewhere') };
}

test('OPS-1 a first start makes a database that only this machine and no superuser of ours reaches', {
  timeout: STARTS,
}, async () => {
  const at = places();
  const { connection, stop } = await startProcess({ ...at, durable: true });
  const [seen] = await ask(
    connection,
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('listen_addresses') AS hosts,
            current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
  );
  expect(seen).toEqual({ version: 18, hosts: '', fsync: 'on', commits: 'on', superuser: false });
  const server = postmasterOf(at.dataDir)!;
  expect(await stop()).toBe(0);
  expect(postmasterOf(at.dataDir)).toBeNull();
  await gone(server);
});

test('OPS-2 a second process on the folder shares the database, and the last one out stops it', {
  timeout: STARTS,
}, async () => {
  const at = await preparedFolder();
  const first = await startProcess(at);
  const server = postmasterOf(at.dataDir);
  await ask(first.connection, 'CREATE TABLE shared AS SELECT 1 AS n');
  const second = await startProcess(at);
  expect(second.logged).toContain('PostgreSQL is at work on this folder already: adopted');
  expect(postmasterOf(at.dataDir)).toBe(server);

  expect(await first.stop()).toBe(0);
  expect(first.logged).toContain('PostgreSQL keeps running: another process uses this data folder');
  expect(await ask(second.connection, 'SELECT n FROM shared')).toEqual([{ n: 1 }]);
  expect(await second.stop()).toBe(0);
  expect(postmasterOf(at.dataDir)).toBeNull();
});

test('OPS-2 two processes that start at the same moment on an empty folder make one database', {
  timeout: STARTS,
}, async () => {
  const at = places();
  const [one, two] = await Promise.all([startProcess(at), startProcess(at)]);
  const born =
    'SELECT pg_postmaster_start_time() AS at, (SELECT oid FROM pg_database WHERE datname = current_database()) AS id';
  expect(await ask(one.connection, born)).toEqual(await ask(two.connection, born));
  expect(readdirSync(join(at.dataDir, 'postgresql')).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('OPS-2 a database server that a killed process left behind is adopted, and stopped by its new keeper', {
  timeout: STARTS,
}, async () => {
  const at = await preparedFolder();
  const killed = await startProcess(at);
  await ask(killed.connection, 'CREATE TABLE kept AS SELECT 7 AS n');
  const server = postmasterOf(at.dataDir);
  await killed.kill();
  expect(postmasterOf(at.dataDir)).toBe(server);

  const next = await startProcess(at);
  expect(postmasterOf(at.dataDir)).toBe(server);
  expect(await ask(next.connection, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  expect(await next.stop()).toBe(0);
  expect(postmasterOf(at.dataDir)).toBeNull();
});

test(`OPS-2 every acknowledged row is there after a process was killed ${KILLS} times while writing, every second time with its database`, {
  timeout: STARTS + KILLS * 10_000,
}, async () => {
  const at = await preparedFolder();
  const acknowledged: number[] = [];
  for (let round = 1; round <= KILLS; round++) {
    const writer = await startProcess({ ...at, write: true, durable: true });
    await writer.hasStored(40 * (((round - 1) % 3) + 1));
    if (round % 2 === 0) process.kill(postmasterOf(at.dataDir)!, 'SIGKILL');
    await writer.kill();
    acknowledged.push(...writer.stored);
  }
  const after = await startProcess(at);
  const rows = await ask<{ n: string }>(after.connection, 'SELECT n FROM written');
  const found = new Set(rows.map(({ n }) => Number(n)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(70 * KILLS);
  expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  figure(
    'acknowledged rows that are lost',
    `0 of ${acknowledged.length} in ${KILLS} kills, every second with the database`,
  );
});

test('OPS-2 a database server that dies under a running process is started again, and nothing is lost', {
  timeout: STARTS,
}, async () => {
  const at = await preparedFolder();
  const keeper = await startProcess({ ...at, durable: true });
  await ask(keeper.connection, 'CREATE TABLE kept AS SELECT 7 AS n');
  const server = postmasterOf(at.dataDir)!;
  process.kill(server, 'SIGKILL');
  await expect
    .poll(() => ask(keeper.connection, 'SELECT n FROM kept').catch(() => null), { timeout: 15_000 })
    .toEqual([{ n: 7 }]);
  expect(postmasterOf(at.dataDir)).not.toBe(server);
  expect(await keeper.stop()).toBe(0);
});

test('OPS-2 a postmaster.pid that names another living process does not keep the database from starting', {
  timeout: STARTS,
}, async () => {
  const at = await preparedFolder();
  const first = await startProcess(at);
  const pidFile = join(postgresFolder(at.dataDir), 'postmaster.pid');
  const server = postmasterOf(at.dataDir)!;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  process.kill(server, 'SIGKILL');
  await first.kill();
  await gone(server);
  // Process numbers are used again in a restarted container: this test's own process has that number now.
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const next = await startProcess(at);
  expect(postmasterOf(at.dataDir)).not.toBeNull();
  expect(await next.stop()).toBe(0);
});

test('OPS-2 an empty postmaster.pid, as a power loss leaves it, does not keep the database from starting', {
  timeout: STARTS,
}, async () => {
  const at = await preparedFolder();
  writeFileSync(join(postgresFolder(at.dataDir), 'postmaster.pid'), '');
  const { connection, stop } = await startProcess(at);
  expect(await ask(connection, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(await stop()).toBe(0);
});

test('OPS-1 a data folder may have a comma and quotes in its name', { timeout: STARTS }, async () => {
  const { dataDir, elsewhere } = places();
  const { connection, stop } = await startProcess({ dataDir: join(dataDir, 'briefs, "new" ones'), elsewhere });
  expect(await ask(connection, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(await stop()).toBe(0);
});

test('OPS-1 a data folder with a long path keeps its socket where a socket can be', { timeout: STARTS }, async () => {
  const { dataDir, elsewhere } = places();
  const deep = join(dataDir, 'a-folder-with-a-rather-long-name/and-another-one-below-it-for-good-measure');
  mkdirSync(deep, { recursive: true });
  const { connection, stop } = await startProcess({ dataDir: deep, elsewhere });
  expect(Buffer.byteLength(String(connection.host))).toBeLessThan(90);
  expect(await ask(connection, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(await stop()).toBe(0);
});
