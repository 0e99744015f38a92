import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { silentLog } from './silent-log.ts';

/** Tests keep many people busy at once, on machines that stand still at times; refusing after a moment is another test's matter. */
const POOL_PATIENCE_MS = 20_000;

async function asAdmin(statement: string): Promise<void> {
  const { host, port } = inject('testServer');
  const admin = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** A database of its own. Empty, it has no tables; else it is a copy of the migrated template. */
async function create(from: string): Promise<Database> {
  const { host, port } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  let opened: Database | undefined;
  afterAll(async () => {
    await opened?.close();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${from} OWNER brief_foundry`);
  const patient = { connectionTimeoutMillis: POOL_PATIENCE_MS };
  opened = openDatabase({ host, port, user: 'brief_foundry', database: name, ...patient }, silentLog);
  return opened;
}

/**
 * A migrated database for one test file: `const database = await createTestDatabase();` at the top of the file. It is
 * dropped when the file's tests have ended, however they ended.
 */
export const createTestDatabase = (): Promise<Database> => create(inject('testServer').template);

/** The same without any table, for tests of the migrations themselves. */
export const createEmptyTestDatabase = (): Promise<Database> => create('template0');
