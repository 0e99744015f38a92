import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as; null means the current user. */
export type RunAs = { uid: number; gid: number } | null;

// PostgreSQL refuses to run as root, so a fixed user number keeps the owner of the data folder the same after
// restarts and in every container. The number is outside the ranges of distributions (up to 60,000 and
// 61,184–65,534), and it is not 65534 (nobody), because other services of that account could read the files.
const POSTGRES_UID = 54_329;

/** Root starts the server as the owner of the data folder, or as a fixed user number when no folder exists yet. */
export function chooseRunAs(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return null;
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : null;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: POSTGRES_UID, gid: POSTGRES_UID };
}

function mayEnter(folder: string, runAs: { uid: number }): boolean {
  const { mode, uid } = statSync(folder);
  return (mode & (uid === runAs.uid ? 0o100 : 0o001)) !== 0;
}

/** Whether the user can reach the path: every folder above it must let other users through. */
export function canReach(path: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, runAs)) return false;
    if (folder === dirname(folder)) return true;
  }
}
