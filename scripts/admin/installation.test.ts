import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase } from '../../test/database.ts';
import { refuseEmptyDatabase } from './installation.ts';

function admin(settings: Record<string, string>, ...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawnSync(process.execPath, ['--no-warnings', join(import.meta.dirname, '../admin.ts'), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

test('OPS-2 a backup without the settings of the installation is refused, and makes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bf-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'backup.zip');
  const dataDir = join(folder, 'elsewhere');
  const { status, stderr } = admin({ DATA_DIR: dataDir }, 'backup', file);
  expect(stderr).toContain(`No installation is in DATA_DIR (${dataDir})`);
  expect(status).toBe(2);
  expect([existsSync(file), existsSync(dataDir)]).toEqual([false, false]);
});

test('OPS-2 an empty database is no installation', async () => {
  await expect(refuseEmptyDatabase(await createEmptyTestDatabase())).rejects.toThrow('has no tables');
  await expect(refuseEmptyDatabase(await createTestDatabase())).resolves.toBeUndefined();
});

test('OPS-7 a database of a newer version, and a command that is none, are told in words alone', async () => {
  const newer = await createTestDatabase();
  await newer.pool.query(
    "insert into schema_migrations (version, title, checksum) select max(version) + 1, 'tomorrow', '' from schema_migrations",
  );
  const { host, port, user, database } = newer.connection;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
  const refused = admin({ DATABASE_URL: url }, 'people');
  expect(refused.stderr).toMatch(/^The database is newer than this version/);
  expect(refused.stderr).not.toContain('    at ');
  expect(refused.status).toBe(2);
  const unknown = admin({}, 'poeple');
  expect(unknown.stderr).toMatch(/^There is no command poeple\. Say what to do:\nnpm run admin/);
  expect(unknown.status).toBe(2);
});

test('a setting that cannot be used is told in words', () => {
  const { status, stderr } = admin({ PORT: 'many' }, 'people');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^These settings cannot be used:\nPORT/);
  expect(stderr).not.toContain('    at ');
});
