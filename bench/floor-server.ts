import Fastify from 'fastify';
import pg from 'pg';

/*
 * What the product is measured against: bare Fastify with named prepared statements whose JSON PostgreSQL writes. The statements are
 * handed in by the benchmark (BENCH_QUERIES), so that both sides ask the same thing and answer the same bytes; `first` are those that
 * go before the one that answers, and a `page` is put together of its rows as a list of the product is. What `?values=` says takes the
 * place of its first values.
 */
export interface FloorQuery {
  text: string;
  values: unknown[];
  first?: { text: string; values: unknown[] }[];
  page?: { take: number };
}

interface Row {
  json: string;
  cursor: string;
}

const queries = JSON.parse(process.env.BENCH_QUERIES!) as Record<string, FloorQuery>;
const pool = new pg.Pool({ ...(JSON.parse(process.env.BENCH_CONNECTION!) as pg.PoolConfig), max: 10 });
const app = Fastify();

app.get('/readyz', async () => ({ status: 'ready' }));
for (const [name, { text, values, first = [], page }] of Object.entries(queries)) {
  app.get<{ Querystring: { values?: string } }>(`/${name}`, async ({ query }, reply) => {
    for (const [n, before] of first.entries()) await pool.query({ name: `${name}-${n}`, ...before });
    const given = query.values?.split(',') ?? [];
    const { rows } = await pool.query<Row>({ name, text, values: [...given, ...values.slice(given.length)] });
    return reply.type('application/json; charset=utf-8').send(page ? pageOf(rows, page.take) : rows[0]!.json);
  });
}

function pageOf(rows: Row[], take: number): string {
  const shown = rows.slice(0, take);
  const nextCursor = rows.length > take ? shown.at(-1)!.cursor : null;
  return `{"items":[${shown.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
