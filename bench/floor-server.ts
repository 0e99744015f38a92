import Fastify from 'fastify';
import pg from 'pg';

/*
 * What the product is measured against: a bare Fastify route with constant bytes, and bare Fastify with named prepared statements
 * whose JSON PostgreSQL writes. The statements are handed in by the benchmark (BENCH_QUERIES), so that both sides ask the same
 * thing; `first` are those that go before the one that answers. `?id=` takes the place of its first value.
 */
interface Statement {
  text: string;
  values: unknown[];
}
const queries = JSON.parse(process.env.BENCH_QUERIES ?? '{}') as Record<string, Statement & { first?: Statement[] }>;
const pool = new pg.Pool({ ...(JSON.parse(process.env.BENCH_CONNECTION ?? '{}') as pg.PoolConfig), max: 10 });
const app = Fastify();

app.get('/readyz', async () => ({ status: 'ready' }));
app.get('/constant', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send('{"constant":true}');
});
for (const [name, { text, values, first = [] }] of Object.entries(queries)) {
  app.get<{ Querystring: { id?: string } }>(`/query/${name}`, async ({ query: { id } }, reply) => {
    for (const [n, before] of first.entries()) await pool.query({ name: `${name}-${n}`, ...before });
    const { rows } = await pool.query<{ json: string }>({ name, text, values: id ? [id, ...values.slice(1)] : values });
    return reply.type('application/json; charset=utf-8').send(rows.map(({ json }) => json).join(','));
  });
}

process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
