import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  canRunAsOrdinaryUser,
  giveTo,
  NAMELESS_USER,
  ORDINARY_USER,
  postgresFolder,
  postmasterOf,
  startProcess,
  throwAwayFolder,
} from '#test/embedded/processes.ts';

const STARTS = 60_000;
const isRoot = process.getuid?.() === 0;

const userOf = (pid: number): number => statSync(`/proc/${pid}`).uid;

test('OPS-1 started by root, PostgreSQL runs as a user of its own, who alone can read the data', {
  timeout: STARTS,
}, async ({ skip }) => {
  skip(!isRoot, 'these tests do not run as root');
  const folder = throwAwayFolder();
  const at = { dataDir: join(folder, 'data'), elsewhere: join(folder, 'elsewhere') };
  const { stop } = await startProcess(at);
  const data = statSync(postgresFolder(at.dataDir));
  expect(userOf(postmasterOf(at.dataDir)!)).not.toBe(0);
  expect(data.uid).not.toBe(0);
  expect((data.mode & 0o777).toString(8)).toBe('700');
  expect(await stop()).toBe(0);
});

test('OPS-1 in a private home the database is kept elsewhere, the log says where, and the next start finds it', {
  timeout: STARTS,
}, async ({ skip }) => {
  skip(!isRoot, 'these tests do not run as root: an ordinary user reaches its own private home');
  const folder = throwAwayFolder();
  const home = join(folder, 'root');
  mkdirSync(home, { mode: 0o700 });
  const at = { dataDir: join(home, 'checkout/.data'), elsewhere: join(folder, 'elsewhere') };

  const first = await startProcess(at);
  expect(first.logged).toContain('The data folder lies in a private folder: the database is kept elsewhere');
  expect((statSync(home).mode & 0o777).toString(8)).toBe('700');
  const kept = postgresFolder(at.dataDir);
  expect(kept.startsWith(at.elsewhere)).toBe(true);
  expect(await first.stop()).toBe(0);

  const second = await startProcess(at);
  expect(postgresFolder(at.dataDir)).toBe(kept);
  expect(second.logged).not.toContain('The data folder lies in a private folder: the database is kept elsewhere');
  expect(await second.stop()).toBe(0);

  rmSync(join(kept, '..'), { recursive: true });
  const note = join(at.dataDir, 'postgresql/moved-to');
  await expect(startProcess(at)).rejects.toThrow(/which is gone\. Put it back, or remove .*moved-to to begin empty/);
  expect(existsSync(note)).toBe(true);
});

test('OPS-1 an ordinary user runs it in a private home as that user', { timeout: STARTS }, async ({ skip }) => {
  skip(!canRunAsOrdinaryUser, 'an ordinary user cannot reach this checkout');
  const folder = throwAwayFolder();
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  if (isRoot) giveTo(ORDINARY_USER, home);
  const at = { dataDir: join(home, 'data'), elsewhere: join(folder, 'elsewhere') };
  const { stop, logged } = await startProcess({ ...at, ...(isRoot ? { uid: ORDINARY_USER } : {}) });
  expect(userOf(postmasterOf(at.dataDir)!)).toBe(isRoot ? ORDINARY_USER : process.getuid?.());
  expect(existsSync(at.elsewhere)).toBe(false);
  expect(logged).toEqual(['PostgreSQL started']);
  expect(await stop()).toBe(0);
  expect(readFileSync(join(at.dataDir, 'postgresql/postgresql.log'), 'utf8')).toContain('database system is shut down');
});

test('OPS-1 a user number without a name gets a database, or a sentence where this machine cannot lend it a name', {
  timeout: STARTS,
}, async ({ skip }) => {
  skip(!isRoot || !canRunAsOrdinaryUser, 'only root can become such a user, in a checkout that it can reach');
  const folder = throwAwayFolder();
  const at = { dataDir: join(folder, 'data'), elsewhere: join(folder, 'elsewhere'), uid: NAMELESS_USER };
  if (canHaveNamespace()) {
    const { stop } = await startProcess(at);
    expect(statSync(postgresFolder(at.dataDir)).uid).toBe(NAMELESS_USER);
    expect(await stop()).toBe(0);
  } else {
    await expect(startProcess(at)).rejects.toThrow('Give it a line in /etc/passwd');
  }
});

function canHaveNamespace(): boolean {
  try {
    const as = { uid: NAMELESS_USER, gid: NAMELESS_USER, stdio: 'ignore' } as const;
    execFileSync('unshare', ['--user', '--map-user=65534', 'true'], as);
    return true;
  } catch {
    return false;
  }
}
