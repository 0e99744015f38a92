import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  canRunAsOrdinaryUser,
  giveTo,
  ORDINARY_USER,
  postgresFolder,
  postmasterOf,
  startProcess,
  throwAwayFolder,
} from '#test/embedded/processes.ts';

/* The launcher refuses a folder that it cannot use, with a sentence that says what to do. */
const STARTS = 60_000;
const isRoot = process.getuid?.() === 0;

function places(): { dataDir: string; elsewhere: string } {
  const folder = throwAwayFolder();
  return { dataDir: join(folder, 'data'), elsewhere: join(folder, 'elsewhere') };
}

test('OPS-1 a folder that another PostgreSQL wrote is refused and left as it is', { timeout: STARTS }, async () => {
  const at = places();
  await (await startProcess(at)).stop();
  writeFileSync(join(postgresFolder(at.dataDir), 'PG_VERSION'), '17\n');
  await expect(startProcess(at)).rejects.toThrow(
    /was written by PostgreSQL 17; this version of Brief Foundry brings 18\.\S+\. Dump it with the former version/,
  );
  expect(postmasterOf(at.dataDir)).toBeNull();
});

test('OPS-1 a data folder that this user cannot write is refused with the way on', { timeout: STARTS }, async ({
  skip,
}) => {
  skip(!canRunAsOrdinaryUser, 'an ordinary user cannot reach this checkout');
  const at = places();
  mkdirSync(at.dataDir);
  chmodSync(at.dataDir, 0o555);
  const as = isRoot ? { uid: ORDINARY_USER } : {};
  await expect(startProcess({ ...at, ...as })).rejects.toThrow(
    `The data folder ${at.dataDir} cannot be written by this user. Give it to the user that runs Brief Foundry, or choose another folder with DATA_DIR.`,
  );
});

test('OPS-1 a database whose folder has become read-only is refused with the way on', { timeout: STARTS }, async ({
  skip,
}) => {
  skip(!canRunAsOrdinaryUser, 'an ordinary user cannot reach this checkout');
  const at = places();
  mkdirSync(at.dataDir);
  if (isRoot) giveTo(ORDINARY_USER, at.dataDir);
  const as = isRoot ? { uid: ORDINARY_USER } : {};
  await (await startProcess({ ...at, ...as })).stop();
  execFileSync('chmod', ['-R', 'a-w', at.dataDir]);
  await expect(startProcess({ ...at, ...as })).rejects.toThrow('cannot be written by this user');
  execFileSync('chmod', ['-R', 'u+w', at.dataDir]);
});

test('OPS-1 a file in the place of the data folder is said', { timeout: STARTS }, async () => {
  const at = places();
  writeFileSync(at.dataDir, 'not a folder');
  await expect(startProcess(at)).rejects.toThrow(
    `The data folder ${at.dataDir} cannot be made: a file is in its way. Choose another with DATA_DIR.`,
  );
});

test('OPS-1 a full disk is said before anything is made, and the start succeeds once there is room', {
  timeout: STARTS,
}, async ({ skip }) => {
  skip(!canMount(), 'a small disk to fill can only be mounted by root, with leave to mount');
  const at = places();
  mkdirSync(at.dataDir);
  const disk = (size: string) => [
    'unshare',
    '-m',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${size} tmpfs ${at.dataDir} && exec "$@"`,
    'sh',
  ];
  await expect(startProcess({ ...at, within: disk('12m') })).rejects.toThrow(
    `There is no space left on the disk of the data folder ${at.dataDir}. Free some and start again; nothing was lost.`,
  );
  const roomy = await startProcess({ ...at, within: disk('200m') });
  expect(await roomy.stop()).toBe(0);
});

function canMount(): boolean {
  if (!isRoot) return false;
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
