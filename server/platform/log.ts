import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** The part of the application's logger (pino, through Fastify) that the platform needs. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const CAUSES_MAX = 5;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  /** Names of the schema in a database error, never values of a row. */
  constraint?: unknown;
  table?: unknown;
  cause?: LoggedError;
}

/**
 * The parts of an error that may be logged. Errors of libraries contain rows, requests and answers (PostgreSQL's
 * "Failing row contains…", a model's prompt), and a log is stored longer and read by more people than that data.
 */
function loggableError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const { code, constraint, table, cause } = error as Error & Partial<LoggedError>;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause instanceof Error && depth < CAUSES_MAX && { cause: loggableError(cause, depth + 1) }),
  };
}

// Only errors of this class quote the value that PostgreSQL could not read: `invalid input syntax for type uuid:
// "…"`.
const DATA_EXCEPTION = /^22/;

function withoutValues(error: Error & { code?: unknown }): string {
  return DATA_EXCEPTION.test(String(error.code)) ? error.message.replaceAll(/"[^"]*"?/g, '"…"') : error.message;
}

/** Leaves out the first lines of a stack, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}

/** Writes one JSON line for each event. Lines contain the request's id and never a person's name. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggableError } };
  return destination ? pino(options, destination) : pino(options);
}
