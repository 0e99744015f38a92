import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as; null means the user this process runs as. */
export type RunAs = { uid: number; gid: number } | null;

// PostgreSQL refuses to run as root. A fixed number keeps the data folder's owner the same after every restart and in
// every container; it lies above what distributions hand to people and services (up to 60,000 and 61,184–65,534 are
// spoken for), and it is not 65534 (nobody), whose files every other tenant of that account could read.
const POSTGRES_UID = 54_329;

/** Root hands the server to the data folder's owner, or to a user number of its own when there is no folder yet. */
export function chooseRunAs(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return null;
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : null;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: POSTGRES_UID, gid: POSTGRES_UID };
}

function mayEnter(folder: string, runAs: { uid: number }): boolean {
  const { mode, uid } = statSync(folder);
  return (mode & (uid === runAs.uid ? 0o100 : 0o001)) !== 0;
}

/** Whether that user can walk down to the path: every folder above it must let strangers through. */
export function canReach(path: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, runAs)) return false;
    if (folder === dirname(folder)) return true;
  }
}
