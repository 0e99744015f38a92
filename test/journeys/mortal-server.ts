import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
let servers = 0;

/** A server of one journey's own, on its own folder, that can be killed as a power cut would. */
export interface MortalServer {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills it, and removes what it kept. */
  remove(): Promise<void>;
}

export function mortalServer(): MortalServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-journey-'));
  const port = 31_000 + ((process.pid + 997 * servers++) % 4_000);
  const url = `http://localhost:${port}`;
  let child: ReturnType<typeof spawn> | null = null;

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    url,
    async start() {
      child = spawn(process.execPath, ['--no-warnings', 'scripts/start.ts'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        stdio: 'ignore',
      });
      await expect(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)).toPass();
    },
    kill,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
