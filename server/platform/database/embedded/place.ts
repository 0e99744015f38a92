import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import { canReach, chooseRunAs, type RunAs } from './run-as.ts';

/** The paths of one embedded database. The locks stay in the data folder even when the data is elsewhere. */
export interface Place {
  runAs: RunAs;
  home: string;
  data: string;
  socketFolder: string;
  logFile: string;
  launchLock: string;
  presenceLock: string;
}

// A unix socket path may have 107 bytes (103 on macOS), and PostgreSQL appends /.s.PGSQL.5432.lock to the folder.
const SOCKET_FOLDER_MAX = 85;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function allowPassing(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001);
}

/**
 * A file in the data folder names the other folder that holds the database. A removed data folder therefore means a
 * new, empty database.
 */
function homeOutsideDataFolder(root: string, elsewhere: string, log: Log): string {
  const note = join(root, 'moved-to');
  if (existsSync(note)) {
    const home = readFileSync(note, 'utf8').trim();
    if (!existsSync(home)) {
      throw new CannotStart(
        `The database of ${root} was kept in ${home}, which is gone. Put it back, or remove ${note} to begin empty.`,
      );
    }
    return home;
  }
  const wanted = join(elsewhere, shortHash(root));
  let home = wanted;
  for (let n = 2; existsSync(home); n++) home = `${wanted}-${n}`;
  mkdirSync(home, { recursive: true, mode: 0o711 });
  writeFileSync(note, `${home}\n`);
  log.warn({ dataFolder: root, home }, 'The data folder lies in a private folder: the database is kept elsewhere');
  return home;
}

function privateFolder(folder: string, runAs: RunAs): void {
  const owner = runAs?.uid ?? process.getuid?.();
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner) || (found.mode & 0o077) !== 0) {
    throw new CannotStart(
      `${folder} is not a private folder of user ${owner}: remove it, or run as the user it belongs to.`,
    );
  }
}

/** Call this with the launch lock held; the folder must exist. See `lockFiles`. */
export function preparePlace(root: string, elsewhere: string, log: Log): Place {
  const reachable = canReach(join(root, 'data'), chooseRunAs(join(root, 'data')));
  const home = reachable ? root : homeOutsideDataFolder(root, elsewhere, log);
  const data = join(home, 'data');
  const runAs = chooseRunAs(data);
  let socketFolder = join(home, 'run');
  if (Buffer.byteLength(socketFolder) > SOCKET_FOLDER_MAX) {
    socketFolder = `/tmp/brief-foundry-${shortHash(home)}`;
    log.info({ home, socketFolder }, 'The data folder has too long a path for a socket: the socket is kept elsewhere');
  }
  privateFolder(socketFolder, runAs);
  return { runAs, home, data, socketFolder, logFile: join(home, 'postgresql.log'), ...lockFiles(root) };
}

export const lockFiles = (root: string): Pick<Place, 'launchLock' | 'presenceLock'> => ({
  launchLock: join(root, 'launch.lock'),
  presenceLock: join(root, 'presence.lock'),
});

/**
 * The database's folder inside the data folder, created when missing. Links are resolved, so that each folder has only
 * one name.
 */
export function openRoot(dataDir: string): string {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const root = join(realpathSync(folder), 'postgresql');
  makeFolder(root);
  if (process.getuid?.() === 0) {
    // Other users may pass through the data folder but may not list it.
    allowPassing(realpathSync(folder));
    allowPassing(root);
  }
  return root;
}
