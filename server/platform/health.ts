import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './database/connect.ts';

/** Health checks need a quick answer, so a slower database counts as unavailable. */
const ANSWER_MS = 1_000;

/**
 * /healthz reports that the process runs. /readyz reports that it accepts requests, and fails before the process
 * stops.
 */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean) {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', ...proxyOf(request) };
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withinTime(database.pool.query('select 1'));
      return { status: 'ready' };
    } catch (error) {
      reply.log.warn({ err: error }, 'Not ready: the database does not answer');
      return reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' });
    }
  });
}

/** Whether the proxy in front is trusted, for `npm run admin -- doctor`. */
function proxyOf({ headers, ips }: FastifyRequest): { proxy?: 'trusted' | 'untrusted' } {
  if (!headers['x-forwarded-for']) return {};
  return { proxy: ips && ips.length > 1 ? 'trusted' : 'untrusted' };
}

async function withinTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  answer.catch(() => {}); // a later failure was already reported
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
