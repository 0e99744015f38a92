import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** The part of the application's logger (pino, through Fastify) that the platform needs. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const CAUSES_MAX = 5;

interface Told {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  /** Of a database error: names of the schema, never what is in a row. */
  constraint?: unknown;
  table?: unknown;
  cause?: Told;
}

/**
 * An error as it may stand in a log. Only what is named here is written: errors of libraries carry whole rows, requests and
 * answers along (PostgreSQL's "Failing row contains…", a model's prompt), and a log outlives and outreaches what it tells of.
 */
function tellError(error: unknown, depth = 0): Told {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const { code, constraint, table, cause } = error as Error & Partial<Told>;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause instanceof Error && depth < CAUSES_MAX && { cause: tellError(cause, depth + 1) }),
  };
}

// PostgreSQL quotes what it could not read, `invalid input syntax for type uuid: "…"`, in errors of this class alone.
const DATA_EXCEPTION = /^22/;

function withoutValues(error: Error & { code?: unknown }): string {
  return DATA_EXCEPTION.test(String(error.code)) ? error.message.replaceAll(/"[^"]*"?/g, '"…"') : error.message;
}

/** The first lines of a stack repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}

/** One JSON line an event; requests are named by their id, people not at all. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: tellError } };
  return destination ? pino(options, destination) : pino(options);
}
