import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { pause } from '#server/platform/pause.ts';
import { processorMs, treeOf } from './process-stats.ts';

export const root = join(import.meta.dirname, '..');

export interface Running {
  port: number;
  pid: number;
  /** Time from spawn to the first good answer of /readyz. */
  readyMs: number;
  stop(): Promise<void>;
}

/** Starts the built product as `npm start` does, without npm and its shell. */
export function startProduct(env: Record<string, string>): Promise<Running> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  // Without `exec node` in front, and without what Windows runs instead.
  const [command = ''] = scripts.start.split(' || ');
  return startServer(command.split(' ').slice(2), { CHECK_ANSWERS: 'no', ...env });
}

/** Starts one of our servers on a free port and waits until it is ready. */
export async function startServer(command: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort('127.0.0.1');
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...command], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command.at(-1)} ended with ${child.exitCode} before it was ready`);
    if (performance.now() - started > 60_000) throw new Error(`${command.at(-1)} was not ready within a minute`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).catch(
      () => null,
    );
    if (answer?.ok) break;
    await pause(10);
  }
  return { port, pid: child.pid!, readyMs: performance.now() - started, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Waits until a server and its child processes are idle: less than a twentieth of a core for two seconds. */
export async function waitUntilIdle({ pid }: Running): Promise<void> {
  for (let quiet = 0, before = processorMs(treeOf(pid)); quiet < 4; ) {
    await pause(500);
    const now = processorMs(treeOf(pid));
    quiet = now - before < 25 ? quiet + 1 : 0;
    before = now;
  }
}
