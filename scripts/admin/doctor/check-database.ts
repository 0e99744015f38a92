import { once } from 'node:events';
import pg from 'pg';
import type { Config } from '../../../server/config.ts';
import { connectDatabase, type Database } from '../../../server/platform/database/connect.ts';
import { lastMigration, missingMigrations } from '../../../server/platform/database/migrate.ts';
import { scriptLog } from '../../log.ts';
import { hasDatabase } from '../installation.ts';
import { checkPictures } from './check-pictures.ts';
import { checkReports } from './check-reports.ts';
import { checkSecret } from './check-secret.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'database';
const CONNECT_MS = 5_000;
const NOTIFY_MS = 3_000;
/** PostgreSQL and the product compare times of tokens and sessions; a minute is tolerated there. */
const CLOCK_WARN_MS = 2_000;
const CLOCK_BAD_MS = 30_000;
/** Extensions that a version of the product uses where they are there. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'cube', 'btree_gin'];

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, replicaUrl, dataDir } = config;
  if (!hasDatabase({ databaseUrl, dataDir })) {
    const says = `No installation is in DATA_DIR (${dataDir}).`;
    return [{ of, state: 'bad', says, todo: 'Start the product, or give the settings that it runs with.' }];
  }
  const opening = connectDatabase({ databaseUrl, dataDir, log: scriptLog, connectTimeoutMs: CONNECT_MS });
  let database: Database;
  try {
    database = await opening;
  } catch (error) {
    const todo = `Correct what the sentence says${databaseUrl ? ', or DATABASE_URL' : ''}.`;
    return [{ of, state: 'bad', says: reasonOf(error), todo }];
  }
  try {
    return [
      await versionOf(database),
      await extensionsOf(database),
      await migrationsOf(database),
      await clockOf(database),
      await notificationsOf(database),
      ...(await checkPictures(database, config)),
      ...(await checkSecret(database, config)),
      ...(await checkReports(database)),
      ...(replicaUrl ? [await replicaAt(replicaUrl)] : []),
    ];
  } finally {
    await database.close();
  }
}

async function versionOf({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query(
    `select current_setting('server_version') as version, current_setting('max_connections') as most,
       has_schema_privilege('public', 'create') as may_create`,
  );
  const { version, most, may_create } = rows[0];
  if (!may_create)
    return {
      of,
      state: 'bad',
      says: 'The role may not create tables.',
      todo: 'Make the role of DATABASE_URL the owner of its database.',
    };
  return { of, state: 'good', says: `PostgreSQL ${version}, at most ${most} connections.` };
}

async function extensionsOf({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from pg_available_extensions where name = any ($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return { of, state: 'good', says: `Extensions are there: ${EXTENSIONS.join(', ')}.` };
  return {
    of,
    state: 'warn',
    says: `Extensions are missing: ${missing.join(', ')}.`,
    todo: "Install your system's package postgresql-contrib. A later version may need them.",
  };
}

async function migrationsOf(database: Database): Promise<Finding> {
  try {
    const missing = await missingMigrations(database);
    if (missing.length === 0)
      return { of, state: 'good', says: `The tables are those of this version: ${lastMigration()}.` };
    const says = `Migrations that the next start applies: ${missing.length}, the last is ${lastMigration()}.`;
    return { of, state: 'warn', says, todo: 'Make a backup, then start this version.' };
  } catch (error) {
    return { of, state: 'bad', says: reasonOf(error) };
  }
}

async function clockOf({ pool }: Database): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const between = (asked + Date.now()) / 2;
  const apartMs = Math.abs(rows[0]!.now.getTime() - between);
  const says = `The clocks of this machine and the database differ by ${(apartMs / 1000).toFixed(1)} s.`;
  if (apartMs < CLOCK_WARN_MS) return { of, state: 'good', says };
  const todo = 'Let both follow a time server (NTP).';
  return { of, state: apartMs < CLOCK_BAD_MS ? 'warn' : 'bad', says, todo };
}

/** A pooler in transaction mode loses LISTEN. Then nothing is live: events, caches, generations of other processes. */
async function notificationsOf({ connection }: Database): Promise<Finding> {
  const [listener, teller] = [new pg.Client(connection), new pg.Client(connection)];
  for (const client of [listener, teller]) client.on('error', () => {}); // the next query fails with it
  try {
    await Promise.all([listener.connect(), teller.connect()]);
    await listener.query('listen doctor');
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(NOTIFY_MS) });
    await teller.query('notify doctor');
    await heard;
    return { of, state: 'good', says: 'LISTEN and NOTIFY work.' };
  } catch (error) {
    return {
      of,
      state: 'bad',
      says: `LISTEN and NOTIFY do not work: ${reasonOf(error)}.`,
      todo: 'Lead DATABASE_URL to PostgreSQL itself, or to a pooler in session mode.',
    };
  } finally {
    await Promise.allSettled([listener.end(), teller.end()]);
  }
}

async function replicaAt(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {}); // the query fails with it
  const todo = 'Correct DATABASE_REPLICA_URL. Until then visitors read from the primary.';
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    if (rows[0].follows) return { of, state: 'good', says: 'The replica answers and follows another PostgreSQL.' };
    return { of, state: 'bad', says: 'The replica follows no other PostgreSQL.', todo };
  } catch (error) {
    return { of, state: 'bad', says: `The replica does not answer: ${reasonOf(error)}`, todo };
  } finally {
    await client.end().catch(() => {});
  }
}
