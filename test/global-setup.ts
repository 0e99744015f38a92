import { readdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isPostmaster, readPidFile } from '#server/platform/database/embedded/pid-file.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { SCRATCH } from './scratch.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { host: string; port: number; template: string };
  }
}

const TEMPLATE = 'migrated_template';
// One folder a run, so that runs side by side do not meet.
const OURS = /^brief-foundry-test-(\d+)$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Clears what killed test runs could not. */
function sweepLeftBehind(): void {
  for (const name of readdirSync(SCRATCH)) {
    const pid = Number(OURS.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const data = `${SCRATCH}/${name}/data/postgresql/data`;
    const server = readPidFile(data);
    if (server && isPostmaster(server.pid, data)) process.kill(server.pid, 'SIGQUIT');
    rmSync(`${SCRATCH}/${name}`, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepLeftBehind();
  const folder = `${SCRATCH}/brief-foundry-test-${process.pid}`;
  let server: EmbeddedDatabase | undefined;
  const tearDown = async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const elsewhere = `${folder}/elsewhere`;
    server = await startEmbedded({ dataDir: `${folder}/data`, elsewhere, durable: false, log: silentLog });
    const admin = new pg.Client(server.admin);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${TEMPLATE} OWNER ${server.connection.user}`);
    await admin.end();
    await migrate({ connection: { ...server.connection, database: TEMPLATE } });
    project.provide('testServer', {
      host: String(server.admin.host),
      port: Number(server.admin.port),
      template: TEMPLATE,
    });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
