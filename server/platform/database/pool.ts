import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { databaseBusy } from './unavailable.ts';

export const STATEMENT_TIMEOUT_MS = 5_000;
export const POOL_WAIT_MS = 2_000;
/**
 * More connections than the processors can serve make a burst slower: each begins by planning every statement anew. Two processes
 * and their listeners fit into PostgreSQL's usual 100 connections.
 */
const POOL_SIZE = Math.min(20, Math.max(8, 4 * availableParallelism()));
/** More waiting requests than this could not be served within the wait anyway. */
const POOL_QUEUE_MAX = 1_000;
// The server ends a slow statement itself; this one ends the wait for a server that has gone silent.
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

const POOL_TIMEOUT = 'timeout exceeded when trying to connect';
const ANSWER_TIMEOUT = 'Query read timeout';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

const names = new Map<string, string>();

/** Within a transaction the query builder hands on texts only; those of prepared statements keep their name on every connection. */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

/** The driver gives up on a silent server but keeps the connection; the next one to use it would wait in vain. */
class DeadlineClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's query() has nine overloads, all passed through unchanged
  override query(...given: any[]): any {
    const closeWhenSilent = (error: unknown): void => {
      if (error instanceof Error && error.message === ANSWER_TIMEOUT) void this.end();
    };
    const name = names.get(given[0] as string);
    if (name) given.splice(0, 2, { name, text: given[0], values: given[1] });
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, ...rest: unknown[]) => {
        closeWhenSilent(error);
        callback(error, ...rest);
      };
    }
    const answer = (super.query as (...query: unknown[]) => unknown).apply(this, given);
    if (answer instanceof Promise) {
      return answer.catch((error: unknown) => {
        closeWhenSilent(error);
        throw error;
      });
    }
    return answer;
  }
}

/** A pool whose waiting line is short, and which says so with `DatabaseBusy`. */
class BoundedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: promise and callback form of the driver's pool
  override connect(callback?: any): any {
    const told = (error: Error | undefined): Error | undefined =>
      error?.message === POOL_TIMEOUT ? databaseBusy(error) : error;
    if (this.waitingCount >= POOL_QUEUE_MAX) {
      const busy = databaseBusy(new Error(`${this.waitingCount} requests wait already`));
      return callback ? callback(busy, undefined, () => {}) : Promise.reject(busy);
    }
    if (callback) return super.connect(((error, ...rest) => callback(told(error), ...rest)) as Callback);
    return super.connect().catch((error: Error) => {
      throw told(error);
    });
  }
}

// The driver hands out bigint as text; counts and event numbers stay far below 2^53.
const BIGINT = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
};

/** @param connection where to, and how long one waits for a connection where that is to differ; the rest is set here. */
export function createPool(connection: pg.ClientConfig, log: Log, size = POOL_SIZE): pg.Pool {
  const pool = new BoundedPool({
    connectionTimeoutMillis: POOL_WAIT_MS,
    ...connection,
    Client: DeadlineClient,
    max: size,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'brief-foundry',
    keepAlive: true,
    types,
  });
  const lost = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, 'A database connection was lost');
  };
  pool.on('error', lost);
  // While a connection is lent out the pool does not listen on it, and an unheard error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
