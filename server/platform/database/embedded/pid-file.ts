import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes into postmaster.pid: the number of its process and the folder of its socket. */
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

/** null when there is none, or it is not complete yet. */
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
    return ''; // no such process
  }
}

/** Whether that process is this data folder's server: numbers come round again, above all in a restarted container. */
export function isPostmaster(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(` ${data} `);
}

/**
 * PostgreSQL refuses to start while the number in postmaster.pid belongs to any living process of the same user, even
 * when that is not PostgreSQL. It overlooks the number of its parent, which is us; the file itself has to stay, since
 * it also names the shared memory by which PostgreSQL sees surviving children of the former server.
 */
export function disownPidFile(data: string): void {
  const lines = readLines(data);
  if (!lines) return;
  const pid = Number(lines[PID_LINE]);
  if (!(pid > 0) || commandOf(pid) === '' || isPostmaster(pid, data)) return;
  lines[PID_LINE] = String(process.pid);
  writeFileSync(join(data, 'postmaster.pid'), lines.join('\n'));
}
