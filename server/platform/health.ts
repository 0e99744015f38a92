import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect.ts';

/** /healthz: the process lives. /readyz: it may be sent requests, which ends before it stops. */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.pool.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      reply.log.warn({ err: error }, 'Not ready: the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
