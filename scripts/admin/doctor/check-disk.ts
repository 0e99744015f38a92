import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Config } from '../../../server/config.ts';
import { explainDataFolder } from '../../../server/platform/cannot-start.ts';
import { makeFolder } from '../../../server/platform/make-folder.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'disk';
const GIGABYTE = 1e9;
const BAD_BYTES = 0.5 * GIGABYTE;
const WARN_BYTES = 3 * GIGABYTE;

/** Space for pictures and the embedded database, and for uploads that are being read. */
export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const says = reasonOf(explainDataFolder(error, dataDir));
    return [{ of, state: 'bad', says }, await freeIn(tmpdir(), 'temporary files')];
  }
  return Promise.all([freeIn(dataDir, 'DATA_DIR'), freeIn(tmpdir(), 'temporary files')]);
}

async function freeIn(folder: string, what: string): Promise<Finding> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / GIGABYTE).toFixed(1)} GB are free for ${what} (${folder}).`;
  const todo = 'Make room. A full disk stops the embedded database and refuses pictures.';
  if (files > 0 && ffree / files < 0.02)
    return { of, state: 'warn', says: `${says} It is nearly out of inodes.`, todo };
  if (free >= WARN_BYTES) return { of, state: 'good', says };
  return { of, state: free < BAD_BYTES ? 'bad' : 'warn', says, todo };
}
