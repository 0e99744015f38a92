import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Place } from './place.ts';
import type { Runtime } from './runtime.ts';

const DATABASE = 'brief_foundry';

// initdb, unlike the server, needs a user with a name in /etc/passwd, and this one exists in every container image.
// The folder gets its final owner after it is created.
const NOBODY = { uid: 65_534, gid: 65_534 };

/** The role that owns the cluster, only for starting and stopping. */
export const adminConnection = (socketFolder: string): pg.ClientConfig => ({
  host: socketFolder,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

/** The application's role is no superuser: it owns its database and nothing else. */
export const applicationConnection = (socketFolder: string): pg.ClientConfig => ({
  ...adminConnection(socketFolder),
  user: DATABASE,
  database: DATABASE,
});

function refuseOtherVersion(data: string, runtime: Runtime): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (runtime.version.split('.')[0] === major) return;
  throw new CannotStart(
    `${data} was written by PostgreSQL ${major}; this version of Brief Foundry brings ${runtime.version}. ` +
      'Dump it with the former version and load it into a new data folder.',
  );
}

function giveTo(owner: { uid: number; gid: number }, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), owner.uid, owner.gid);
  }
  lchownSync(folder, owner.uid, owner.gid);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false; // a user number without a name, as container platforms use
  }
}

/**
 * Runs initdb in a user namespace with a known name, when the current user has none. The files still belong to the
 * current user.
 */
function withName(command: string[]): string[] {
  if (process.platform !== 'linux' || process.getuid?.() === 0 || hasName()) return command;
  return ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, ...command];
}

const namelessUser = () =>
  new CannotStart(
    `PostgreSQL cannot make a database for user number ${process.getuid?.()}, which has no name on this machine. ` +
      'Give it a line in /etc/passwd, run as a user that has one (or as root), or set DATABASE_URL.',
  );

/**
 * Creates the data folder once. It gets its name only when it is complete, so a killed process leaves no partial
 * folder.
 */
export async function initializeData(place: Place, runtime: Runtime, durable: boolean): Promise<void> {
  if (existsSync(place.data)) return refuseOtherVersion(place.data, runtime);
  for (const name of readdirSync(place.home)) {
    if (name.startsWith('unfinished-')) rmSync(join(place.home, name), { recursive: true, force: true });
  }
  const unfinished = join(place.home, `unfinished-${process.pid}`);
  const maker = place.runAs && NOBODY;
  mkdirSync(unfinished, { mode: 0o700 });
  if (maker) chownSync(unfinished, maker.uid, maker.gid);

  // The built-in locale sorts the same on every system and after every system update.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-D', unfinished, '-U', 'postgres', '--auth=trust', ...locale, ...(durable ? [] : ['--no-sync'])];
  const [program, ...args] = withName([runtime.initdb, ...options]);
  const child = spawn(program!, args, {
    ...maker,
    cwd: place.home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  const [code, complaint] = await Promise.all([ended, text(child.stderr)]);
  if (/effective user ID/.test(complaint) || (code !== 0 && program === 'unshare')) throw namelessUser();
  if (code !== 0) throw new CannotStart(`PostgreSQL could not make its data folder ${place.data}: ${complaint.trim()}`);
  if (place.runAs) giveTo(place.runAs, unfinished);
  renameSync(unfinished, place.data);
  syncFolder(place.home);
}

/** Creates the application's role and database when they are missing. */
export async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client(adminConnection(socketFolder));
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [DATABASE],
    );
    if (!rows[0]?.role) await client.query(`CREATE ROLE ${DATABASE} LOGIN`);
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
  } finally {
    await client.end();
  }
}
