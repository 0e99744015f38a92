import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { scriptLog } from '../scripts/log.ts';

/** Runs `work` with a folder for an installation of its own, and deletes the folder afterwards. */
export async function withDataDir(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The same, with a running database that has its tables. */
export function withDatabase(work: (parts: { database: Database; dataDir: string }) => Promise<void>): Promise<void> {
  return withDataDir(async (dataDir) => {
    const database = await connectDatabase({ dataDir, log: scriptLog });
    try {
      await migrate(database);
      await work({ database, dataDir });
    } finally {
      await database.close();
    }
  });
}
