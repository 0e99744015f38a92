import { StorageUnavailable } from '#server/platform/blobs/storage-failure.ts';

/** Every connection stayed in use for as long as a request may wait for one. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  /** PostgreSQL's own for too many connections. A copy of the error, as the library of jobs makes one, is known by it. */
  readonly code = '53300';
}

export const databaseBusy = (cause: unknown): DatabaseBusy =>
  new DatabaseBusy('Every database connection is in use.', { cause });

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const CONNECTION_EXCEPTION_CLASS = '08';
const INSUFFICIENT_RESOURCES_CLASS = '53'; // too many connections, out of memory, disk full
const UNAVAILABLE_STATES = new Set([
  '57P01', // terminated by an administrator, or shutting down
  '57P02', // ended after another backend's crash
  '57P03', // starting up, shutting down, recovering
  '57P05', // idle session ended
  '57014', // statement timeout
  '55P03', // lock not available in time
  '25P03', // transaction idle for too long
  '25P04', // transaction took too long
  '25006', // read-only: a replica, or a server during a switch to another one
  '58030', // reading or writing a file failed
]);

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAGAIN', // a unix socket whose queue is full
]);

// The driver's own errors have a message and no code.
const DRIVER_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

function isUnavailableItself(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || UNAVAILABLE_STATES.has(code)) return true;
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return code.startsWith(CONNECTION_EXCEPTION_CLASS) || code.startsWith(INSUFFICIENT_RESOURCES_CLASS);
  }
  return DRIVER_TEXTS.test(error.message);
}

/** The error and all its causes, including each error of an AggregateError. */
function chain(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  // The storage of pictures fails with the same codes.
  if (error instanceof StorageUnavailable) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...inner, error.cause].flatMap((at) => chain(at, depth + 1))];
}

/** Whether the database is at fault, so that a later retry may succeed: the answer is 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(isUnavailableItself);
}
