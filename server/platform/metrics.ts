import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.ts';
import { type Counters, counted } from './counters.ts';
import type { Database } from './database/connect.ts';
import { lastMigration } from './database/migrate.ts';
import { sendError } from './http/error-handler.ts';
import { notFound } from './http/errors.ts';
import { refusedBy } from './http/server.ts';
import { waitingWork } from './waiting-work.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * /metrics for Prometheus: requests by route and status, database connections, the process itself, and what people
 * do, without personal data. It needs the token; without a configured token the address does not exist.
 */
export async function serveMetrics(app: FastifyInstance, database: Database, token: string, counters?: Counters) {
  // The library is loaded only when needed, because most local installations do not use it.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const { pool } = database;
  const connections = { total: () => pool.totalCount, idle: () => pool.idleCount, waiting: () => pool.waitingCount };
  for (const [name, count] of Object.entries(connections)) {
    new Gauge({
      name: `database_pool_${name}`,
      help: `Database connections: ${name}`,
      registers: [registry],
      collect() {
        this.set(count());
      },
    });
  }
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused before routing, because too many were running',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(refusedBy(app.server));
    },
  });
  for (const [name, { help, labels }] of Object.entries(counted)) {
    new Counter({
      name: `brief_foundry_${name}_total`,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset();
        for (const entry of counters?.entries(name as keyof typeof counted) ?? []) this.inc(entry.labels, entry.value);
      },
    });
  }
  new Gauge({
    name: 'brief_foundry_info',
    help: 'The version that runs, and the last migration of its tables',
    labelNames: ['version', 'migration'],
    registers: [registry],
  }).set({ version: VERSION, migration: lastMigration() }, 1);
  const waiting = new Gauge({
    name: 'brief_foundry_waiting',
    help: 'Jobs, e-mails and reports that wait, over all processes',
    labelNames: ['kind'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'brief_foundry_waiting_oldest_seconds',
    help: 'Age of the oldest job, e-mail or report that waits, over all processes',
    labelNames: ['kind'],
    registers: [registry],
  });
  async function readWaitingWork() {
    const work = await waitingWork(database).catch(() => []);
    waiting.reset();
    oldest.reset();
    for (const one of work) {
      waiting.set({ kind: one.kind }, one.waiting);
      oldest.set({ kind: one.kind }, one.oldest);
    }
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    answered.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return sendError(notFound(), request, reply);
    reply.header('cache-control', 'no-store');
    await readWaitingWork();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
