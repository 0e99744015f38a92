import Fastify from 'fastify';
import pg from 'pg';

/*
 * Bare Fastify with named prepared statements whose JSON PostgreSQL writes, passed in BENCH_QUERIES, so that both sides
 * ask the same and answer the same bytes. Statements in `first` run before the one that answers; a `page` is built from its
 * rows like a list of the product; `?values=` replaces its first values.
 */
export interface FloorQuery {
  text: string;
  values: unknown[];
  first?: { text: string; values: unknown[] }[];
  page?: { take: number };
}

interface Row {
  /** Absent where the product builds the answer from the row. */
  json?: string;
  cursor: string;
}

// The driver returns counts as text; the product answers numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const queries = JSON.parse(process.env.BENCH_QUERIES!) as Record<string, FloorQuery>;
const pool = new pg.Pool({ ...(JSON.parse(process.env.BENCH_CONNECTION!) as pg.PoolConfig), max: 10 });
const app = Fastify();

app.get('/readyz', async () => ({ status: 'ready' }));
for (const [name, { text, values, first = [], page }] of Object.entries(queries)) {
  app.get<{ Querystring: { values?: string } }>(`/${name}`, async ({ query }, reply) => {
    for (const [n, before] of first.entries()) await pool.query({ name: `${name}-${n}`, ...before });
    const given = query.values?.split(',') ?? [];
    const { rows } = await pool.query<Row>({ name, text, values: [...given, ...values.slice(given.length)] });
    return reply
      .type('application/json; charset=utf-8')
      .send(page ? pageOf(rows, page.take) : (rows[0]!.json ?? JSON.stringify(rows[0])));
  });
}

function pageOf(rows: Row[], take: number): string {
  const shown = rows.slice(0, take);
  const nextCursor = rows.length > take ? shown.at(-1)!.cursor : null;
  return `{"items":[${shown.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)},"corrected":null}`;
}

process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
