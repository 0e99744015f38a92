import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { databaseBusy } from './unavailable.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const POOL_WAIT_MS = 2_000;
/**
 * More connections than the processors can serve slow down a burst, because each connection plans every statement
 * again. Two processes and their listeners fit into PostgreSQL's default of 100 connections.
 */
const POOL_SIZE = Math.min(20, Math.max(8, 4 * availableParallelism()));
/** More waiting requests could not be served within the wait time. */
const POOL_QUEUE_MAX = 1_000;
// The server ends slow statements itself. This timeout covers a server that no longer answers.
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

const names = new Map<string, string>();

/**
 * Inside a transaction the query builder passes on only the SQL text. This map gives prepared statements their name
 * again, on every connection.
 */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

/**
 * A connection that knows how long it has waited for an answer. The driver's `query_timeout` keeps a timer and a
 * closure for each query, so answers survive until a full garbage collection, which cost a fifth of the processor time
 * of a read and 20 to 40 MB.
 */
class WatchedClient extends pg.Client {
  unanswered = 0;
  private since = 0;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's query() has nine overloads, all passed through unchanged
  override query(...given: any[]): any {
    const name = names.get(given[0] as string);
    if (name) given.splice(0, 2, { name, text: given[0], values: given[1] });
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      this.asked();
      given[given.length - 1] = this.onceAnswered(callback as Callback);
    }
    const answer = (super.query as (...query: unknown[]) => unknown).apply(this, given);
    if (answer instanceof Promise) {
      this.asked();
      answer.then(this.answered, this.answered);
    }
    return answer;
  }

  /**
   * A separate function, so that the callback does not hold the query and its values. Otherwise they would be
   * collected as late as with the driver's timer.
   */
  private onceAnswered(callback: Callback): Callback {
    return (error, answer) => {
      this.answered();
      callback(error, answer);
    };
  }

  private asked() {
    if (this.unanswered++ === 0) this.since = performance.now();
  }

  private readonly answered = () => {
    this.unanswered -= 1;
    this.since = performance.now();
  };

  /**
   * Closes a connection that does not answer; its waiting queries fail.
   * @returns whether it was closed
   */
  endWhenSilent(forMs: number): boolean {
    if (this.unanswered === 0 || performance.now() - this.since < forMs) return false;
    void this.end();
    return true;
  }
}

/** Ends the wait for a server that no longer answers and reports no error. */
function endSilentConnections(pool: pg.Pool, open: Set<WatchedClient>, answerMs: number, log: Log): void {
  pool.on('connect', (client) => open.add(client as pg.Client as WatchedClient));
  pool.on('remove', (client) => open.delete(client as pg.Client as WatchedClient));
  const watch = setInterval(() => {
    if (pool.ended) return clearInterval(watch);
    for (const client of open)
      if (client.endWhenSilent(answerMs)) log.warn('A database connection gave no answer in time and was ended');
  }, answerMs / 6).unref();
}

/** A pool with a short queue, which throws `DatabaseBusy` when the queue is full. */
class BoundedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: promise and callback form of the driver's pool
  override connect(callback?: any): any {
    const asBusyError = (error: Error | undefined): Error | undefined =>
      error?.message === POOL_TIMEOUT ? databaseBusy(error) : error;
    if (this.waitingCount >= POOL_QUEUE_MAX) {
      const busy = databaseBusy(new Error(`${this.waitingCount} requests wait already`));
      return callback ? callback(busy, undefined, () => {}) : Promise.reject(busy);
    }
    if (callback) return super.connect(((error, ...rest) => callback(asBusyError(error), ...rest)) as Callback);
    return super.connect().catch((error: Error) => {
      throw asBusyError(error);
    });
  }
}

// The driver returns bigint as text. Counts and event numbers stay far below 2^53, so a number is safe.
const BIGINT = 20;
// A date has no time zone, so it stays the text 'YYYY-MM-DD'.
const DATE = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary'
      ? Number
      : oid === DATE
        ? String
        : pg.types.getTypeParser(oid, format as 'text')) as never,
};

/**
 * @param connection the address, and the time to wait for a connection when it differs; all other settings are set
 * here.
 */
export function createPool(
  connection: pg.ClientConfig,
  log: Log,
  { size = POOL_SIZE, answerMs = ANSWER_TIMEOUT_MS } = {},
): pg.Pool {
  const settings = {
    connectionTimeoutMillis: POOL_WAIT_MS,
    ...connection,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'brief-foundry',
    keepAlive: true,
    types,
  };
  const open = new Set<WatchedClient>();
  const pool = new BoundedPool({
    ...settings,
    Client: WatchedClient,
    max: size,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
  });
  const lost = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, 'A database connection was lost');
  };
  pool.on('error', lost);
  // The pool does not listen for errors of a connection in use, and an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  endSilentConnections(pool, open, answerMs, log);
  return pool;
}
