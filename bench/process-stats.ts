import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/* Figures of processes from Linux. A process that has ended since it was listed counts as zero. */

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** A process and all its descendants. */
export function treeOf(pid: number): number[] {
  const parents = new Map(allProcesses().map((one) => [one, parentOf(one)]));
  const tree = [pid];
  for (const one of tree) for (const [child, parent] of parents) if (parent === one) tree.push(child);
  return tree;
}

/** Memory of processes together, in MB. Shared memory counts once (proportional set size). */
export function memoryMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024, 0);
}

/** Processor time that processes have used so far, in ms. Other work on the machine does not change it. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  }, 0);
}

export function commandOf(pid: number): string {
  return read(pid, 'cmdline');
}

/**
 * PostgreSQL's processes at the time of the call, without those of the connections that are open now: these belong
 * to the benchmark.
 */
export async function postgresOf(pool: pg.Pool): Promise<() => number[]> {
  const { rows } = await pool.query<{ pid: number; isMine: boolean }>(
    `select pid, pid = pg_backend_pid() as "isMine" from pg_stat_activity where backend_type = 'client backend'`,
  );
  const own = new Set(rows.map(({ pid }) => pid));
  const postmaster = parentOf(rows.find(({ isMine }) => isMine)!.pid);
  return () => treeOf(postmaster).filter((pid) => !own.has(pid));
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? 0);
}

/** The fields after the program's name (state, parent, …); the name itself may have spaces. */
function statOf(pid: number): string[] {
  const text = read(pid, 'stat');
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : [];
}

function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
