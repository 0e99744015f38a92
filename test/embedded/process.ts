import { connectDatabase, openDatabase } from '#server/platform/database/connect.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import type { Log } from '#server/platform/log.ts';

/*
 * A process of its own on an embedded database, for tests that share it, stop it and kill it. It says what happens as one
 * JSON line each, and stops as the product does, on SIGTERM. With `write` it stores one row after the other and says which
 * ones the database has acknowledged.
 */

const {
  dataDir,
  elsewhere,
  databaseUrl,
  write,
  durable = false,
} = JSON.parse(process.argv[2]!) as {
  dataDir: string;
  elsewhere?: string;
  databaseUrl?: string;
  write?: boolean;
  durable?: boolean;
};

const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
const keep = (...given: unknown[]): void => say({ log: given.findLast((part) => typeof part === 'string') });
const log: Log = { info: keep, warn: keep, error: keep };

const database = await open().catch((error: Error) => {
  say({ refused: error.message });
  process.exit(1);
});
process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));
setInterval(() => {}, 60_000); // what a port would do: the process lives until it is told to stop
say({ ready: database.connection });
if (write) await writeOn().catch((error: Error) => say({ log: error.message }));

async function open() {
  if (databaseUrl || !elsewhere) return connectDatabase({ databaseUrl, dataDir, log });
  const embedded = await startEmbedded({ dataDir, elsewhere, durable, log });
  const opened = openDatabase(embedded.connection, log);
  return { ...opened, close: () => opened.close().then(() => embedded.stop()) };
}

async function writeOn() {
  await database.pool.query(
    'CREATE TABLE IF NOT EXISTS written (n bigserial PRIMARY KEY, at timestamptz DEFAULT now())',
  );
  for (;;) {
    const { rows } = await database.pool.query<{ n: number }>('INSERT INTO written DEFAULT VALUES RETURNING n');
    say({ stored: rows[0]!.n });
  }
}
