import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmptyTestDatabase } from '#test/database.ts';
import { migrate } from './migrate.ts';

const base = mkdtempSync(join(tmpdir(), 'bf-migrations-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const SHELVES = { '001-shelves.sql': 'CREATE TABLE shelves (id int PRIMARY KEY);' };
const BOOKS = { '002-books.sql': 'CREATE TABLE books (id int PRIMARY KEY, shelf int REFERENCES shelves);' };

let folders = 0;
/** A folder with these files. */
function migrations(files: Record<string, string>): string {
  const directory = join(base, String(++folders));
  mkdirSync(directory);
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql);
  return directory;
}

async function emptyDatabase() {
  const database = await createEmptyTestDatabase();
  const tables = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  const run = (files: Record<string, string>) => migrate(database, { directory: migrations(files) });
  return { database, tables, run };
}

test('OPS-2 three processes that start at once apply every migration once', async () => {
  const { database, run } = await emptyDatabase();
  const slow = { '001-shelves.sql': `SELECT pg_sleep(0.3); ${SHELVES['001-shelves.sql']}`, ...BOOKS };
  const applied = await Promise.all([run(slow), run(slow), run(slow)]);
  expect(applied.filter((files) => files.length > 0)).toEqual([['001-shelves.sql', '002-books.sql']]);
  const { rows } = await database.pool.query('SELECT version, title FROM schema_migrations ORDER BY version');
  expect(rows).toEqual([
    { version: 1, title: 'shelves' },
    { version: 2, title: 'books' },
  ]);
});

test('OPS-2 a role that may not create tables is told what it needs', async () => {
  const { database, run } = await emptyDatabase();
  await database.pool.query('REVOKE CREATE ON SCHEMA public FROM pg_database_owner');
  await expect(run(SHELVES)).rejects.toThrow(
    'The role of DATABASE_URL may not create tables. Make it the owner of its database',
  );
});

test('OPS-2 a migration that fails leaves nothing of itself, names its file, and the next start goes on after it', async () => {
  const { run, tables } = await emptyDatabase();
  const broken = {
    '002-books.sql': 'CREATE TABLE half (id int); CREATE TABLE books (id int, shelf int REFERENCES shelfs);',
  };
  await expect(run({ ...SHELVES, ...broken })).rejects.toThrow(
    'Migration 002-books.sql failed, and nothing of it was kept: relation "shelfs" does not exist',
  );
  expect(await tables()).toEqual(['schema_migrations', 'shelves']);
  expect(await run({ ...SHELVES, ...BOOKS })).toEqual(['002-books.sql']);
});

test('OPS-2 a migration and the note that it was applied are there together or not at all', async () => {
  const { run, tables } = await emptyDatabase();
  const unnoted = {
    '002-books.sql': `${BOOKS['002-books.sql']} ALTER TABLE schema_migrations ADD CHECK (version < 2);`,
  };
  await expect(run({ ...SHELVES, ...unnoted })).rejects.toThrow('Migration 002-books.sql failed');
  expect(await tables()).toEqual(['schema_migrations', 'shelves']);
});

test('OPS-2 an applied migration that was changed is refused, whatever comes after it', async () => {
  const { run, tables } = await emptyDatabase();
  await run(SHELVES);
  const changed = { '001-shelves.sql': 'CREATE TABLE shelves (id bigint PRIMARY KEY);', ...BOOKS };
  await expect(run(changed)).rejects.toThrow(
    /^001-shelves\.sql was changed after it was applied to this database\. Put the file back/,
  );
  expect(await tables()).toEqual(['schema_migrations', 'shelves']);
});

test('OPS-2 the line endings of a checkout on Windows are no change', async () => {
  const { run } = await emptyDatabase();
  await run({ '001-shelves.sql': 'CREATE TABLE shelves (\n  id int\n);\n' });
  expect(await run({ '001-shelves.sql': 'CREATE TABLE shelves (\r\n  id int\r\n);\r\n' })).toEqual([]);
});

test('OPS-2 a database that is newer than the code is refused', async () => {
  const { run } = await emptyDatabase();
  await run({ ...SHELVES, ...BOOKS });
  await expect(run(SHELVES)).rejects.toThrow(
    'The database is newer than this version of Brief Foundry: it has migration 2 (books). Start the version that made it, or a newer one',
  );
});

test('OPS-2 migrations are counted without gaps and named by their number', async () => {
  const { run } = await emptyDatabase();
  await expect(run({ ...SHELVES, '003-books.sql': 'SELECT 1' })).rejects.toThrow('003-books.sql stands at place 2');
  await expect(run({ 'shelves.sql': 'SELECT 1' })).rejects.toThrow(
    'shelves.sql is not named like 001-what-it-brings.sql',
  );
});

test('OPS-2 a process that dies while migrating leaves the lock and no half migration', async () => {
  const { database, run, tables } = await emptyDatabase();
  const attempt = run({ '001-shelves.sql': `${SHELVES['001-shelves.sql']} SELECT pg_sleep(30);` });
  const refused = expect(attempt).rejects.toThrow('Migration 001-shelves.sql failed');
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  await expect.poll(async () => (await database.pool.query(end)).rowCount).toBe(1);
  await refused;
  expect(await tables()).toEqual(['schema_migrations']);
  expect(await run(SHELVES)).toEqual(['001-shelves.sql']);
});
