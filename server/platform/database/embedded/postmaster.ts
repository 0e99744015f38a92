import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import pg from 'pg';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { adminConnection } from './initialize.ts';
import { disownPidFile, isPostmaster, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import type { Runtime } from './runtime.ts';
import { serverSettings } from './settings.ts';

const POLL_MS = 20;
// Recovery after a crash replays the log since the last checkpoint (5 minutes at most).
const START_TIMEOUT_MS = 60_000;
const LEFTOVERS_TIMEOUT_MS = 10_000;
const FAST_STOP_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 20_000;

async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ ...adminConnection(socketFolder), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {}); // the next ping reports a server that goes away after its answer
  try {
    await client.connect();
    return true;
  } catch {
    return false; // the server is absent, starting, or stopping: the caller tries again
  } finally {
    await client.end().catch(() => {});
  }
}

/** The socket folder of a running server, once it answers; null when no server runs. */
async function findRunning(place: Place): Promise<string | null> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = readPidFile(place.data);
    if (!found) return null;
    if (await answers(found.socketFolder)) return found.socketFolder;
    if (!isPostmaster(found.pid, place.data)) return null;
    if (performance.now() > deadline) {
      throw new CannotStart(`PostgreSQL (process ${found.pid}) runs on ${place.data} but does not answer.`);
    }
    await pause(POLL_MS);
  }
}

function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** @returns the server's complaint when it ended at once, null when it answers. */
async function startOnce(place: Place, runtime: Runtime, durable: boolean): Promise<string | null> {
  const logHandle = openLog(place.logFile);
  // Ctrl-C reaches the whole foreground process group, but the application still needs its database to finish. A
  // detached process is not in that group.
  const child = spawn(runtime.postgres, ['-D', place.data, ...serverSettings(place.socketFolder, durable)], {
    ...place.runAs,
    cwd: place.home,
    detached: true,
    stdio: ['ignore', logHandle, logHandle],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(logHandle);
  child.unref();
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = error.message;
  });
  const onExit = (code: number | null, signal: string | null) => {
    ended = `ended with ${signal ?? code}: ${readFileSync(place.logFile, 'utf8').trim().slice(-2_000)}`;
  };
  child.once('exit', onExit);
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(place.socketFolder))) {
    if (ended !== null) return ended;
    if (performance.now() > deadline)
      throw new CannotStart(`PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} s.`);
    await pause(POLL_MS);
  }
  // After the start, an exit is intended, and the log file may be deleted with its folder.
  child.off('exit', onExit);
  return null;
}

const leftoversHoldIt = (complaint: string): boolean => /postmaster\.pid|pre-existing shared memory/.test(complaint);

/**
 * Uses the running server or starts one, with the launch lock held.
 * @returns the folder of its socket.
 */
export async function ensureRunning(place: Place, runtime: Runtime, durable: boolean, log: Log): Promise<string> {
  const deadline = performance.now() + LEFTOVERS_TIMEOUT_MS;
  for (;;) {
    const running = await findRunning(place);
    if (running) {
      log.info({ home: place.home }, 'PostgreSQL is at work on this folder already: adopted');
      return running;
    }
    disownPidFile(place.data);
    const complaint = await startOnce(place, runtime, durable);
    if (complaint === null) {
      log.info({ home: place.home, version: runtime.version }, 'PostgreSQL started');
      return place.socketFolder;
    }
    // Children of a killed server need a moment to end. Until then, PostgreSQL correctly refuses to start again.
    if (!leftoversHoldIt(complaint) || performance.now() > deadline) {
      throw new CannotStart(`PostgreSQL did not start on ${place.data}: ${complaint}`);
    }
    log.warn({ complaint }, 'The former PostgreSQL is still letting go of the folder: trying again');
    await pause(POLL_MS * 10);
  }
}

/** Ends sessions, writes a checkpoint and waits for the process to end, with the launch lock held. */
export async function stopPostmaster(place: Place, log: Log): Promise<void> {
  const found = readPidFile(place.data);
  if (!found) return;
  const { pid } = found;
  if (!isPostmaster(pid, place.data)) {
    log.warn({ pid }, 'PostgreSQL on this folder is not a process of this machine: left running');
    return;
  }
  process.kill(pid, 'SIGINT');
  const begun = performance.now();
  let hurried = false;
  while (isPostmaster(pid, place.data)) {
    const elapsed = performance.now() - begun;
    if (elapsed > STOP_TIMEOUT_MS) throw new CannotStart(`PostgreSQL (process ${pid}) does not stop.`);
    if (elapsed > FAST_STOP_TIMEOUT_MS && !hurried) {
      log.warn({ pid }, 'PostgreSQL takes long to stop: stopping it at once, it recovers at the next start');
      process.kill(pid, 'SIGQUIT');
      hurried = true;
    }
    await pause(POLL_MS);
  }
  log.info('PostgreSQL stopped');
}
