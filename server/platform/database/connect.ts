import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CannotStart, explainDatabaseUrl } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { startEmbedded } from './embedded.ts';
import { createPool } from './pool.ts';
import { openReplica, type Replica } from './replica.ts';
import type { Schema } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

export interface Database {
  /** For hand-written SQL; lends connections with the application's role. */
  pool: pg.Pool;
  kysely: Kysely<Schema>;
  /**
   * For the lists and pages that visitors read. It may lead to a replica that is a few seconds old; whoever is logged in always reads
   * from the primary server, and so sees their own changes.
   */
  readsFor(viewerId: string | null): pg.Pool;
  /** The same with the query builder. */
  readerFor(viewerId: string | null): Pick<Database, 'kysely'>;
  /** For connections outside the pool: migrations and notifications. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The operator's own PostgreSQL; the embedded one is used when this is absent or empty. */
  databaseUrl?: string | undefined;
  /** A server that follows it. */
  replicaUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** How long to wait for a server that does not answer yet. */
  connectTimeoutMs?: number;
}

const OLDEST_VERSION = 15;
/** The time that a database gets when it starts together with the application. */
const FIRST_ANSWER_MS = 15_000;
const CLOSE_MS = 5_000;

async function refuseUnfitServer(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the query below fails with this error
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; name: string } & Encoded>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name,
         current_setting('server_encoding') AS encoding, current_database() AS database, current_user AS role`,
    );
    const found = rows[0]!;
    if (Number(found.number) < OLDEST_VERSION * 10_000) {
      throw new CannotStart(
        `Brief Foundry needs PostgreSQL ${OLDEST_VERSION} or newer; DATABASE_URL leads to ${found.name}. ` +
          'Upgrade it. (Without DATABASE_URL, an empty installation begins in the embedded database.)',
      );
    }
    refuseEncoding(found);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Encoded {
  encoding: string;
  database: string;
  role: string;
}

/** In SQL_ASCII, a letter with an accent counts as two characters; other encodings lack most of the world's letters. */
function refuseEncoding({ encoding, database, role }: Encoded): void {
  if (encoding === 'UTF8') return;
  const better = `${database}_utf8`;
  throw new CannotStart(
    `Brief Foundry needs a database with the encoding UTF8; ${database} has ${encoding}. Make another one, and lead ` +
      `DATABASE_URL to it: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 --owner=${role} ${better}\n` +
      `What ${database} holds moves with: pg_dump --encoding=UTF8 ${database} | psql ${better}`,
  );
}

/**
 * A pooler that lends connections for one transaction at a time gives a second client the connection that the first one has just used,
 * or moves the first one to another.
 */
async function refuseSharedConnections(connection: pg.ClientConfig): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 }));
  for (const client of clients) client.on('error', () => {}); // the query below fails with this error
  const [one, two] = clients as [pg.Client, pg.Client];
  const processOf = async (client: pg.Client) => (await client.query('select pg_backend_pid() as id')).rows[0].id;
  try {
    await Promise.all([one.connect(), two.connect()]);
    const before = await processOf(one);
    await two.query('begin');
    const other = await processOf(two);
    if (other === before || (await processOf(one)) !== before)
      throw new CannotStart(
        'DATABASE_URL leads to a pooler that lends connections for a transaction, such as PgBouncer with ' +
          'pool_mode = transaction. Brief Foundry keeps prepared statements and listens for notifications, so it needs ' +
          'connections of its own: set pool_mode = session, or lead DATABASE_URL to PostgreSQL itself.',
      );
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

async function waitUntilAnswers(connection: pg.ClientConfig, log: Log, connectTimeoutMs: number): Promise<void> {
  const deadline = performance.now() + connectTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    try {
      await refuseUnfitServer(connection);
      return await refuseSharedConnections(connection);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      if (attempt === 1) log.warn({ err: error }, 'The database does not answer yet: waiting for it');
      await pause(250);
    }
  }
}

const buildOn = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Opens a `Database` on a running server. Closing it does not stop the server. */
export function openDatabase(connection: pg.ClientConfig, log: Log, replicaAt?: pg.ClientConfig): Database {
  const pool = createPool(connection, log);
  const replica: Replica | undefined = replicaAt && openReplica(replicaAt, pool, log);
  const primary = { pool, kysely: buildOn(pool) };
  const copy = replica && { pool: replica.pool, kysely: buildOn(replica.pool) };
  const readFrom = (viewerId: string | null) => (copy && viewerId === null && replica.isFresh() ? copy : primary);
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    const late = new AbortController();
    const tooLong = wait(CLOSE_MS, false, { signal: late.signal }).catch(() => false);
    const ending = Promise.all([pool.end(), replica?.close()]);
    const isEnded = await Promise.race([ending.then(() => true), tooLong]);
    late.abort(); // stops the timer, so that a finished command does not wait for it
    if (!isEnded)
      log.warn({ lent: pool.totalCount - pool.idleCount }, 'Database connections were still in use at closing');
  };
  return {
    ...primary,
    readsFor: (viewerId) => readFrom(viewerId).pool,
    readerFor: readFrom,
    connection,
    close() {
      closed ??= end();
      return closed;
    },
  };
}

/**
 * Connects to DATABASE_URL when given, else to the embedded database, which `close` then stops as well.
 * @throws CannotStart with instructions, when the operator can fix the problem.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, replicaUrl, dataDir, log, connectTimeoutMs = FIRST_ANSWER_MS } = options;
  if (databaseUrl) {
    const connection: pg.ClientConfig = { connectionString: databaseUrl };
    await waitUntilAnswers(connection, log, connectTimeoutMs).catch((error: unknown) => {
      throw explainDatabaseUrl(error, databaseUrl);
    });
    return openDatabase(connection, log, replicaUrl ? { connectionString: replicaUrl } : undefined);
  }
  const embedded = await startEmbedded({ dataDir, log });
  const database = openDatabase(embedded.connection, log);
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}
