import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process number and the socket folder that PostgreSQL writes into postmaster.pid. */
export interface PidFile {
  pid: number;
  socketFolder: string;
}

const PID_LINE = 0;
const SOCKET_LINE = 4;

function readLines(data: string): string[] | null {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** null when the file is missing or not complete yet. */
export function readPidFile(data: string): PidFile | null {
  const lines = readLines(data);
  const pid = Number(lines?.[PID_LINE]);
  const socketFolder = lines?.[SOCKET_LINE];
  return pid > 0 && socketFolder ? { pid, socketFolder } : null;
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return ''; // the process does not exist
  }
}

/**
 * Whether the process is the server of this data folder. Process numbers are used again, especially in a restarted
 * container.
 */
export function isPostmaster(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(` ${data} `);
}

/**
 * PostgreSQL refuses to start while the number in postmaster.pid belongs to another living process of the same user,
 * so this writes our own number, which PostgreSQL ignores as its parent. The file stays, unless it has no number, because it
 * also names the shared memory of surviving children. The caller holds the launch lock.
 */
export function disownPidFile(data: string): void {
  const lines = readLines(data);
  if (!lines) return;
  const pid = Number(lines[PID_LINE]);
  if (!(pid > 0)) {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  if (commandOf(pid) === '' || isPostmaster(pid, data)) return;
  lines[PID_LINE] = String(process.pid);
  writeFileSync(join(data, 'postmaster.pid'), lines.join('\n'));
}
