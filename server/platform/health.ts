import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDiskFull } from './blobs/storage-failure.ts';
import type { Database } from './database/connect.ts';
import { createProbe } from './database/probe.ts';

/**
 * /healthz reports that the process runs. /readyz reports that it accepts requests, and fails before the process
 * stops.
 */
export function serveHealth(
  app: FastifyInstance,
  { connection }: Database,
  { isStopping, isWorkFailing }: { isStopping: () => boolean; isWorkFailing: () => boolean },
) {
  const probe = createProbe(connection, app.log);
  app.addHook('onClose', probe.close);
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', ...proxyOf(request) };
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await probe.ask();
      if (isWorkFailing()) return reply.code(503).send({ status: 'background work does not start' });
      return { status: 'ready' };
    } catch (error) {
      reply.log.warn({ err: error }, 'Not ready: the database does not answer');
      const status = isDiskFull(error) ? 'the disk of the database is full' : 'database unavailable';
      return reply.code(503).header('retry-after', '2').send({ status });
    }
  });
}

/** Whether the proxy in front is trusted, for `npm run admin -- doctor`. */
function proxyOf({ headers, ips }: FastifyRequest): { proxy?: 'trusted' | 'untrusted' } {
  if (!headers['x-forwarded-for']) return {};
  return { proxy: ips && ips.length > 1 ? 'trusted' : 'untrusted' };
}
