import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Database } from './connect.ts';
import { holdLock } from './locks.ts';

interface Migration {
  version: number;
  file: string;
  title: string;
  sql: string;
  checksum: string;
}

interface Applied {
  version: number;
  title: string;
  checksum: string;
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

const HISTORY = `CREATE TABLE IF NOT EXISTS schema_migrations (
  version integer PRIMARY KEY,
  title text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;
const MAY_NOT_CREATE =
  'The role of DATABASE_URL may not create tables. Make it the owner of its database: ALTER DATABASE … OWNER TO …';

/** How long a process waits for another process's migrations. */
const LOCK_TIMEOUT_MS = 120_000;

const FILE_NAME = /^(\d{3})-([a-z0-9-]+)\.sql$/;

const filesIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

function readMigrations(directory: string): Migration[] {
  const migrations = filesIn(directory).map((file): Migration => {
    const [, number, title] = FILE_NAME.exec(file) ?? [];
    if (!number || !title) throw new CannotStart(`${file} is not named like 001-what-it-brings.sql.`);
    const sql = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
    return { version: Number(number), file, title, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
  for (const [index, { version, file }] of migrations.entries()) {
    if (version !== index + 1)
      throw new CannotStart(`Migrations count 001, 002, 003…: ${file} stands at place ${index + 1}.`);
  }
  return migrations;
}

function refuseStrangeHistory(migrations: Migration[], applied: Applied[]): void {
  for (const [index, { version, title, checksum }] of applied.entries()) {
    if (version !== index + 1)
      throw new CannotStart(`schema_migrations lacks migration ${index + 1}: restore a backup.`);
    const migration = migrations[index];
    if (!migration) {
      throw new CannotStart(
        `The database is newer than this version of Brief Foundry: it has migration ${version} (${title}). ` +
          'Start the version that made it, or a newer one, or restore a backup from before.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new CannotStart(
        `${migration.file} was changed after it was applied to this database. Put the file back as it was, ` +
          'and make the change in a new migration.',
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (version, title, checksum) VALUES ($1, $2, $3)', [
      migration.version,
      migration.title,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {}); // the connection itself may have failed
    const reason = cause instanceof Error ? cause.message : cause;
    throw new CannotStart(`Migration ${migration.file} failed, and nothing of it was kept: ${reason}`, {
      cause,
    });
  }
}

/**
 * Applies the migration files in the directory, each once and in its own transaction, even when several processes
 * start together.
 * @param upTo the last version to apply: a backup has the tables of its time.
 * @returns the names of the files applied now.
 * @throws with instructions when the database is newer than the files, or an applied file was changed.
 */
export async function migrate(
  database: Pick<Database, 'connection'>,
  { directory = MIGRATIONS, upTo = Number.POSITIVE_INFINITY }: { directory?: string; upTo?: number } = {},
): Promise<string[]> {
  const migrations = readMigrations(directory);
  const client = new pg.Client({ ...database.connection, application_name: 'brief-foundry migrations' });
  client.on('error', () => {}); // the running statement fails with this error
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await holdLock(client, 'migrations');
    await client.query(HISTORY).catch((cause: unknown) => {
      throw (cause as pg.DatabaseError).code === '42501' ? new CannotStart(MAY_NOT_CREATE, { cause }) : cause;
    });
    const { rows } = await client.query<Applied>(
      'SELECT version, title, checksum FROM schema_migrations ORDER BY version',
    );
    refuseStrangeHistory(migrations, rows);
    const missing = migrations.slice(rows.length, upTo);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ file }) => file);
  } finally {
    await client.end(); // releases the lock
  }
}

/** '036-confirmed-words': what the tables of this version are at. */
export const lastMigration = (): string =>
  filesIn(MIGRATIONS)
    .at(-1)!
    .replace(/\.sql$/, '');

/**
 * The files that the next start applies.
 * @throws with instructions, as `migrate` does
 */
export async function missingMigrations({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const migrations = readMigrations(MIGRATIONS);
  const { rows: table } = await pool.query(`SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`);
  if (!table[0].is_there) return migrations.map(({ file }) => file);
  const { rows } = await pool.query<Applied>('SELECT version, title, checksum FROM schema_migrations ORDER BY version');
  refuseStrangeHistory(migrations, rows);
  return migrations.slice(rows.length).map(({ file }) => file);
}
