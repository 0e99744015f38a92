import type { FastifyBaseLogger } from 'fastify';

/** The part of the application's logger (pino, through Fastify) that the platform needs. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
