import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { pause } from '#server/platform/pause.ts';

const root = join(import.meta.dirname, '../..');
const READY_MS = 60_000;

/** A process of the product on the cluster, without samples. Several of them share the secret and so the sessions. */
export async function startProcess({
  primaryUrl,
  replicaUrl,
  secret,
}: {
  primaryUrl: string;
  replicaUrl: string;
  secret: string;
}) {
  const port = await freePort('127.0.0.1');
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-cluster-data-'));
  const child = spawn(process.execPath, ['--no-warnings', 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl },
      ...{ SESSION_SECRET: secret, SAMPLE_WORLD: 'none', LOG_LEVEL: 'error', CHECK_ANSWERS: 'no' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = performance.now() + READY_MS;
  for (;;) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) break;
    if (child.exitCode !== null || performance.now() > end) throw new Error('The product did not become ready');
    await pause(100);
  }
  return {
    origin,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
