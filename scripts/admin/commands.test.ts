import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { signedInAs, TEST_SECRET, testApp } from '../../test/app.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../../test/database.ts';
import { storedDesign, storedPicture } from '../../test/submission.ts';
import { commands } from './commands.ts';
import { commandsWithoutDatabase } from './commands-without-database.ts';
import { CommandRefused } from './refused.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const development = readConfig({});

async function run(name: string, ...args: string[]): Promise<string> {
  return commands[name]!.prepare(args, development)({ database, secret: TEST_SECRET });
}

async function profileBy(token: string) {
  return (await app.inject({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })).json();
}

test('a token makes its bearer that person; --create makes the person first, once', async () => {
  await expect(run('token', 'ines@people.example')).rejects.toThrow('Add --create to make them');
  const token = await run('token', 'ines@people.example', '--create');
  const profile = await profileBy(token);
  expect(profile).toMatchObject({ email: 'ines@people.example', briefsLimit: 3 });
  expect((await profileBy(await run('token', '--create', 'Ines@People.example'))).id).toBe(profile.id);
});

test('QUOTA-5 an operator sets a person’s limit by e-mail or handle; -1 is unlimited', async () => {
  const { headers } = await signedInAs(database, { name: 'Tom Okafor', email: 'tom@people.example' });
  const limit = async () => (await app.inject({ url: '/api/profile', headers })).json().briefsLimit;
  expect(await run('limit', 'tom@people.example', '12')).toBe('tom-okafor may now have 12 briefs written a month.');
  expect(await limit()).toBe(12);
  await run('limit', 'TOM@people.example', '-1');
  expect(await limit()).toBe(-1);
  await run('limit', 'tom-okafor', '0');
  expect(await limit()).toBe(0);
});

test.each([
  ['-2', 'is no limit'],
  ['1.5', 'is no limit'],
  ['many', 'is no limit'],
  ['1e9', 'is no limit'],
])('QUOTA-5 %s is refused with a sentence', (wanted, says) => {
  expect(() => commands.limit!.prepare(['a@b', wanted], development)).toThrow(says);
});

test('QUOTA-5 where two people share an e-mail, the operator is asked for the handle', async () => {
  const shared = { name: 'Ada Twin', email: 'twins@people.example' };
  await signedInAs(database, shared);
  await signedInAs(database, shared);
  await expect(run('limit', shared.email, '5')).rejects.toThrow('Name one by handle: ada-twin, ada-twin-2.');
  await expect(run('limit', 'nobody@people.example', '5')).rejects.toThrow('Nobody here has');
});

test('each line of the usage has two columns: what to type, and what it does', () => {
  const all = [...Object.values(commands), ...Object.values(commandsWithoutDatabase)];
  expect(all.map(({ usage }) => usage).filter((usage) => !/^\S+( \S+)* {2}\S+( \S+)*$/.test(usage))).toEqual([]);
});

test('no token is handed out in production', () => {
  const production = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://briefs.example',
    SESSION_SECRET: '9f2c71e0b84d4a6fb3175d0c8e62a94b',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'briefs',
  });
  expect(() => commands.token!.prepare(['a@b', '--create'], production)).toThrow(CommandRefused);
});

test('SHOW-3 an operator picks a design by its id or address, and takes it back', async () => {
  const { userId } = await signedInAs(database, { name: 'Rafa Quiroga' });
  const id = await storedDesign(database, userId, { title: 'Tide', designer_name: 'Rafa Quiroga' });
  const hidden = await storedDesign(database, userId, { is_public: false });
  const featured = async () =>
    (await app.inject({ url: '/api/showcase/front' }))
      .json()
      .featured.filter((card: { picked: boolean }) => card.picked)
      .map((card: { id: string }) => card.id);
  expect(await run('feature', `http://localhost:3000/showcase/${id}`)).toBe(
    '“Tide” by Rafa Quiroga stands first among the featured designs now.',
  );
  await database.pool.query(`update design_submissions set title = E'T\\x1b[2Jide' where id = $1`, [id]);
  expect(await run('feature', id)).toMatch(/^“T \[2Jide” by Rafa/);
  expect(await featured()).toEqual([id]);
  await run('unfeature', id);
  expect(await featured()).toEqual([]);
  await expect(run('unfeature', id)).rejects.toThrow('was not picked');
  await expect(run('feature', hidden)).rejects.toThrow('no public design');
  expect(() => commands.feature!.prepare(['Tide'], development)).toThrow('by its id or the address of its page');
});

test('OPS-2 a backup that cannot be written says why in a sentence', async () => {
  await expect(run('backup', '/no-such-folder/all.zip')).rejects.toThrow('There is no folder /no-such-folder.');
  await expect(run('backup', '/dev/full/all.zip')).rejects.toThrow('/dev/full is no folder.');
});

test('OPS-2 a backup with another DATA_DIR is refused in words; --anyway writes it, and its restore says what it lacks', async () => {
  const { userId } = await signedInAs(database, { name: 'Nele Brandt' });
  await storedPicture(database, userId);
  const folder = mkdtempSync(join(tmpdir(), 'bf-other-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: join(folder, 'other') });
  const file = join(folder, 'all.zip');
  const on = { database, secret: TEST_SECRET };
  await expect(commands.backup!.prepare([file], config)(on)).rejects.toThrow(
    /^(\d+) of \1 files of pictures are not in the folder .*other\/blobs\. No backup was written\..*DATA_DIR.*--anyway/,
  );
  expect(existsSync(file)).toBe(false);
  expect(await commands.backup!.prepare([file, '--anyway'], config)(on)).toContain('and 0 files of pictures');
  const place = { database: await createEmptyTestDatabase(), secret: '' };
  expect(await commands.restore!.prepare([file], config)(place)).toMatch(
    /are back.*\nThis backup was made without (\d+) of \1 files of pictures/,
  );
});
