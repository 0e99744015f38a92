import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SCRATCH } from '../scratch.ts';
import { nodeOptions } from './quick-pictures.ts';

const root = join(import.meta.dirname, '../..');
let servers = 0;

/** A server of one journey's own, on its own folder, that can be killed as a power cut would; pictures are made as `quick-pictures.ts` says. */
export interface KillableServer {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills it, and removes what it kept. */
  remove(): Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** `env`: what its installation is set to beside the usual. */
export function killableServer(env: Record<string, string> = {}): KillableServer {
  const dataDir = mkdtempSync(join(SCRATCH, 'bf-journey-'));
  // Below the ports that the system gives to connections: one of those may be taken just now.
  const port = 12_000 + ((process.pid + 997 * servers++) % 7_000);
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  async function kill() {
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    url,
    async start() {
      child = spawn(process.execPath, ['--no-warnings', 'scripts/start.js'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          SAMPLE_WORLD: 'briefs',
          NODE_OPTIONS: nodeOptions,
          NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
          ...env,
        },
        stdio: 'ignore',
      });
      const started = child;
      await expect(async () => expect(hasEnded(started) || (await fetch(`${url}/readyz`)).ok).toBe(true)).toPass();
      if (hasEnded(started)) throw new Error(`The server ended with ${started.exitCode}; LOG_LEVEL=info tells why`);
    },
    kill,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
