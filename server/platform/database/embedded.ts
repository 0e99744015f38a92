import { rmSync } from 'node:fs';
import type pg from 'pg';
import { CannotStart, explainDataFolder } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log.ts';
import { type HeldLock, tryExclusiveLock, trySharedLock, waitForExclusiveLock } from './embedded/file-lock.ts';
import { adminConnection, applicationConnection, ensureDatabase, initializeData } from './embedded/initialize.ts';
import { lockFiles, openRoot, type Place, preparePlace } from './embedded/place.ts';
import { ensureRunning, stopPostmaster } from './embedded/postmaster.ts';
import { findRuntime } from './embedded/runtime.ts';
import { superviseServer } from './embedded/supervise.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** The folder for programs and data that cannot be stored in a private folder. */
  elsewhere?: string;
  /** false only in tests: data is then lost when the machine crashes. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  /** Connects with the application's role, which owns its database. */
  connection: pg.ClientConfig;
  /** Connects with the role that owns the cluster. */
  admin: pg.ClientConfig;
  /** Stops PostgreSQL too, unless another process still uses the folder. */
  stop(): Promise<void>;
}

const ELSEWHERE = '/var/lib/brief-foundry';
// Longer than a start after a crash may take.
const LAUNCH_LOCK_TIMEOUT_MS = 90_000;

async function withLaunchLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForExclusiveLock(file, LAUNCH_LOCK_TIMEOUT_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function joinThoseAtWork(presenceLock: string): HeldLock {
  const presence = trySharedLock(presenceLock);
  if (!presence) throw new CannotStart(`${presenceLock} is locked by a process that is none of ours.`);
  return presence;
}

async function leave(place: Place, presence: HeldLock, log: Log): Promise<void> {
  await withLaunchLock(place.launchLock, async () => {
    presence.release();
    const alone = tryExclusiveLock(place.presenceLock);
    if (!alone) return log.info('PostgreSQL keeps running: another process uses this data folder');
    try {
      await stopPostmaster(place, log);
      if (!place.socketFolder.startsWith(place.home)) rmSync(place.socketFolder, { recursive: true, force: true });
    } finally {
      alone.release();
    }
  });
}

/**
 * Starts PostgreSQL on a folder, or joins the server that already runs there; restarts it when it dies. The last
 * process that stops also stops PostgreSQL.
 * @throws CannotStart with instructions when the folder cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await launch(options);
  } catch (error) {
    throw explainDataFolder(error, options.dataDir);
  }
}

async function launch(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, dataDir, elsewhere = ELSEWHERE, durable = true } = options;
  const root = openRoot(dataDir);
  const { launchLock } = lockFiles(root);
  const { place, socketFolder, presence, revive } = await withLaunchLock(launchLock, async () => {
    const place = preparePlace(root, elsewhere, log);
    const runtime = findRuntime(place.runAs, elsewhere, log);
    await initializeData(place, runtime, durable);
    const socketFolder = await ensureRunning(place, runtime, durable, log);
    await ensureDatabase(socketFolder);
    const revive = () =>
      withLaunchLock(launchLock, async () => void (await ensureRunning(place, runtime, durable, log)));
    return { place, socketFolder, presence: joinThoseAtWork(place.presenceLock), revive };
  });
  const supervisor = superviseServer(place.data, revive, log);
  let stopped: Promise<void> | undefined;
  return {
    connection: applicationConnection(socketFolder),
    admin: adminConnection(socketFolder),
    stop() {
      stopped ??= supervisor.stop().then(() => leave(place, presence, log));
      return stopped;
    },
  };
}
