import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { isPostmaster, readPidFile } from '#server/platform/database/embedded/pid-file.ts';
import { canReach } from '#server/platform/database/embedded/run-as.ts';
import { SCRATCH } from '../scratch.ts';

const SCRIPT = join(import.meta.dirname, 'process.ts');
const BASE = join(SCRATCH, 'bf-embedded-');
const OUTPUT_WITHIN_MS = 60_000;

/** As root, tests become this ordinary user: nobody, who has a name everywhere. */
export const ORDINARY_USER = 65_534;
/** A bare number without a name, as container platforms hand out. */
export const NAMELESS_USER = 44_321;

export interface TestProcess {
  pid: number;
  connection: pg.ClientConfig;
  /** Everything it logged so far. */
  logged: string[];
  /** The rows that the database has acknowledged to it so far. */
  stored: number[];
  /** Resolves once it has stored that many rows. */
  hasStored(count: number): Promise<void>;
  /** SIGTERM, and wait until it is gone. @returns its exit code */
  stop(): Promise<number | null>;
  /** SIGKILL: no time for anything. */
  kill(): Promise<void>;
}

interface At {
  dataDir: string;
  elsewhere: string;
}

interface Options {
  dataDir: string;
  elsewhere?: string;
  databaseUrl?: string;
  write?: boolean;
  /** As in the product. Left out, the last moments before a kill may be lost, but nobody waits for the disk. */
  durable?: boolean;
  /** The user number to run as; only root can choose. */
  uid?: number;
  /** A command to run it in, for example one that mounts a small disk first. */
  within?: string[];
}

/** Whether an ordinary user can run this checkout: as root it can lie where nobody else may look. */
export const canRunAsOrdinaryUser =
  process.getuid?.() !== 0 || canReach(SCRIPT, { uid: ORDINARY_USER, gid: ORDINARY_USER });

export const giveTo = (uid: number, folder: string): void => chownSync(folder, uid, uid);

/** A throw-away folder, removed with every server on it when the test has ended. */
export function throwAwayFolder(): string {
  const folder = mkdtempSync(BASE);
  chmodSync(folder, 0o777);
  onTestFinished(() => removeWithServers(folder));
  return folder;
}

/**
 * `const preparedFolder = preparedFolders();` at the top of a test file: each call answers a data folder with a database that was made
 * and stopped before, by `make` where one is given. Making one costs more than the rest of most tests.
 */
export function preparedFolders(make = makeDatabase): () => Promise<At> {
  const home = mkdtempSync(BASE);
  chmodSync(home, 0o711);
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  let template: Promise<void> | undefined;
  return async () => {
    const made = { dataDir: join(home, 'data'), elsewhere: join(home, 'elsewhere') };
    template ??= make(made);
    await template;
    const folder = throwAwayFolder();
    const at = { dataDir: join(folder, 'data'), elsewhere: join(folder, 'elsewhere') };
    execFileSync('cp', ['-a', made.dataDir, at.dataDir]);
    return at;
  };
}

async function makeDatabase(at: At): Promise<void> {
  const { stop } = await startProcess(at);
  await stop();
}

/** Where PostgreSQL's own folder is inside a data folder: the note says when it is kept elsewhere. */
export function postgresFolder(dataDir: string): string {
  const note = join(dataDir, 'postgresql/moved-to');
  return existsSync(note) ? join(readFileSync(note, 'utf8').trim(), 'data') : join(dataDir, 'postgresql/data');
}

/** The number of the database server's process on a data folder, null when none runs. */
export function postmasterOf(dataDir: string): number | null {
  const data = postgresFolder(dataDir);
  const found = readPidFile(data);
  return found && isPostmaster(found.pid, data) ? found.pid : null;
}

/** Resolves when the process is ready. @throws with its own sentence when it refuses to start. */
export async function startProcess({ uid, within = [], ...options }: Options): Promise<TestProcess> {
  const [program, ...args] = [...within, process.execPath, '--no-warnings', SCRIPT, JSON.stringify(options)];
  const child = spawn(program!, args, {
    ...(uid === undefined ? {} : { uid, gid: uid }),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const logged: string[] = [];
  const stored: number[] = [];
  const wanted: { count: number; done: () => void }[] = [];
  const connection = await new Promise<pg.ClientConfig>((ready, refuse) => {
    const late = setTimeout(() => refuse(new Error('The process said nothing in time')), OUTPUT_WITHIN_MS);
    void ended.then((code) => refuse(new Error(`The process ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const said = JSON.parse(line) as {
        log?: string;
        ready?: pg.ClientConfig;
        stored?: number;
        refused?: string;
      };
      if (said.log) logged.push(said.log);
      if (said.refused) refuse(new Error(said.refused));
      if (said.ready) ready(said.ready);
      if (said.stored) stored.push(said.stored);
      for (const { count, done } of wanted) if (stored.length >= count) done();
      if (said.refused || said.ready) clearTimeout(late);
    });
  });
  return {
    pid: child.pid!,
    connection,
    logged,
    stored,
    hasStored: (count) => new Promise((done) => wanted.push({ count, done })),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resolves when no process has that number any more. */
export async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, 10));
  }
}

async function removeWithServers(folder: string): Promise<void> {
  for (const pid of serversUnder(folder)) {
    process.kill(pid, 'SIGQUIT');
    await gone(pid);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Whatever database servers these tests left on a folder of theirs. */
function serversUnder(folder: string): number[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('postmaster.pid'))
    .map((name) => readPidFile(join(folder, name, '..'))?.pid)
    .filter((pid): pid is number => pid !== undefined && isCommandUnder(pid, folder));
}

function isCommandUnder(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}
