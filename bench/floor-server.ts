import Fastify from 'fastify';
import pg from 'pg';

/*
 * What the product is measured against: a bare Fastify route with constant bytes, and bare Fastify with one named prepared
 * statement whose JSON PostgreSQL writes. The statements are handed in by the benchmark (BENCH_QUERIES), so that both sides
 * ask the same thing.
 */
const queries = JSON.parse(process.env.BENCH_QUERIES ?? '{}') as Record<string, { text: string; values: unknown[] }>;
const pool = new pg.Pool({ ...(JSON.parse(process.env.BENCH_CONNECTION ?? '{}') as pg.PoolConfig), max: 10 });
const app = Fastify();

app.get('/readyz', async () => ({ status: 'ready' }));
app.get('/constant', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send('{"constant":true}');
});
for (const [name, { text, values }] of Object.entries(queries)) {
  app.get(`/query/${name}`, async (_request, reply) => {
    const { rows } = await pool.query<{ json: string }>({ name, text, values });
    return reply.type('application/json; charset=utf-8').send(rows[0]!.json);
  });
}

process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
