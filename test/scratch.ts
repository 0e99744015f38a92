import { readFileSync, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
/** More than ten times what a whole run has there at its widest; a container's usual 64 MB are too few. */
const ROOM_BYTES = 4e9;

/**
 * Where a test run has its databases and what a browser shares among its processes: in memory where there is plenty, since making
 * and removing thousands of files on a disk takes a tenth of a run. A short path that every user may pass through, and programs run in it.
 */
export const SCRATCH = isRoomy() && mayHoldPrograms() ? IN_MEMORY : '/tmp';

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** PostgreSQL's programs are copied beside the data where they lie in somebody's private folder. */
function mayHoldPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === IN_MEMORY)?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
