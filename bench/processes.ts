import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Running {
  port: number;
  pid: number;
  /** From spawning to the first good answer of /readyz. */
  readyMs: number;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, without npm and its shell around it. */
export function startProduct(env: Record<string, string>): Promise<Running> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return startServer(scripts.start.split(' ').slice(1), { CHECK_ANSWERS: 'no', ...env });
}

/** Starts a server of ours on a free port and waits until it is ready. */
export async function startServer(command: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...command], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command.at(-1)} ended with ${child.exitCode} before it was ready`);
    if (performance.now() - started > 60_000) throw new Error(`${command.at(-1)} was not ready within a minute`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { port, pid: child.pid!, readyMs: performance.now() - started, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Resident memory of a process in MB, as the kernel counts it. */
export function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** Hundredths of a second, as Linux counts them. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used so far, on whatever else the machine was busy with. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same for all processes that a parent has now, such as PostgreSQL's for its connections. */
export function processorMsOfChildren(parent: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
    .reduce((sum, pid) => sum + processorMs(pid), 0);
}

/** The process may have ended since it was listed. */
export function parentOf(pid: number): number | null {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return null;
  }
}

/** What stands after the program's name, which may have spaces: state, parent, … */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
