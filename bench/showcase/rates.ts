import type pg from 'pg';
import { noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { addLike } from '#server/features/like/queries.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import { rankOnce } from '#server/features/showcase/rank.ts';
import { submissionForViewer } from '#server/features/submission/queries.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { pause } from '#server/platform/pause.ts';
import { listQuery } from '#web/features/showcase/search.ts';
import { type LoadResult, load } from '../load.ts';
import { bearerToken } from '../people.ts';
import { hasPgbench, loopPerSecond, type Statement, statementsPerSecond } from '../pgbench.ts';
import { type Running, startProduct, startServer } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { designId, designIdSql, WORDS } from './fill.ts';

const ROUNDS = 3;
const REQUESTS = 2_000;
const DEADLINE_MS = 1_500;

interface Ask {
  name: string;
  path: string | (() => string);
  statements: Statement[];
  /** The design is another one each time, so that a million of them are not one page in memory. */
  ofDesigns?: boolean;
  method?: string;
  headers?: Record<string, string>;
  /** Done before each measurement. */
  before?: () => Promise<void>;
  goal?: string;
}

/** What the product asks of the database for an act, in order. */
export async function statementsOf(database: Database, act: (pool: pg.Pool) => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  const pool = {
    query({ text, values }: Statement) {
      said.push({ text, values });
      return database.pool.query({ text, values });
    },
  };
  await act(pool as unknown as pg.Pool);
  return said;
}

/** Requests a second at the size that there is: the product, bare Fastify with the same statements, and the statements alone. */
export async function requestRates(
  report: Report,
  { database, dataDir, size, cursor }: { database: Database; dataDir: string; size: number; cursor: string | null },
): Promise<void> {
  const { userId, token } = await bearerToken(dataDir, 'bench@people.example');
  const list = async (name: string, filter: Partial<ShowcaseFilter> & { cursor?: string }, goal?: string) => {
    const wanted = { ...noFilter, ...filter };
    const query = { ...listQuery(wanted), ...(filter.cursor && { cursor: filter.cursor }) };
    const path = `/api/showcase?${new URLSearchParams(query)}`;
    const act = (pool: pg.Pool) => listDesigns({ database: { ...database, pool } }, wanted, null);
    return { name, path, goal, statements: await statementsOf(database, act) };
  };
  let nth = 0;
  const next = () => designId(1 + (nth++ % size));
  const asks: Ask[] = [
    await list('page 1', {}, '≥ 0.8'),
    ...(cursor ? [await list('a page 1,000 deep', { cursor })] : []),
    await list('industry + style', { industries: ['food'], styles: ['retro'] }),
    await list('common word', { q: WORDS.common }),
    await list('middling word', { q: WORDS.middling }),
    await list('rare word', { q: WORDS.rare }),
    await list('no match', { q: WORDS.none }),
    await list('popular', { sort: 'popular' }),
    await list('trending', { sort: 'trending' }),
    {
      name: 'detail',
      path: () => `/api/submissions/${next()}`,
      ofDesigns: true,
      statements: await statementsOf(database, (pool) => submissionForViewer(pool, designId(1), null)),
      goal: '≥ 0.8',
    },
    {
      name: 'like',
      path: () => `/api/submissions/${next()}/like`,
      ofDesigns: true,
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      statements: await statementsOf(database, (pool) => addLike(pool, designId(1), userId)),
      // The product puts the lists in order after everybody's likes, the floor's as well, and would do so while either is measured.
      before: () => putListsInOrder(database),
      goal: '≥ 0.8',
    },
  ];
  const product = await startProduct({ DATA_DIR: dataDir });
  const floor = await startServer(['bench/floor-server.ts'], {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_QUERIES: JSON.stringify(
      Object.fromEntries(
        asks.map(({ statements }, n) => [n, { ...statements.at(-1), first: statements.slice(0, -1) }]),
      ),
    ),
  });
  const isPgbench = hasPgbench();
  try {
    for (const [n, ask] of asks.entries()) {
      const floorPath = ask.ofDesigns ? () => `/query/${n}?id=${next()}` : `/query/${n}`;
      const [ours, bare] = await inTurn(product, ask, floor, floorPath);
      const alone = isPgbench
        ? await statementsPerSecond(
            database.connection,
            ask.statements,
            ask.ofDesigns ? { sql: designIdSql(':n'), upTo: size } : undefined,
          )
        : await loopPerSecond(database.connection, ask.statements);
      const name = `At ${size}: ${ask.name}`;
      report.figure({ name, value: ours.perSecond, unit: 'a second' });
      report.figure({ name: `${name}, 99 of 100 within`, value: ours.p99Ms, unit: 'ms' });
      report.figure({
        name: `${name}, to Fastify + pg (${Math.round(bare.perSecond)}/s, ${bare.p99Ms.toFixed(0)} ms)`,
        value: ours.perSecond / bare.perSecond,
        unit: '',
        goal: ask.goal,
      });
      report.figure({
        name: `${name}, to ${isPgbench ? 'pgbench' : 'pg alone'} (${Math.round(alone)}/s)`,
        value: ours.perSecond / alone,
        unit: '',
      });
    }
  } finally {
    await floor.stop();
    await product.stop();
  }
}

async function putListsInOrder(database: Database): Promise<void> {
  // -1 while the product is at it.
  while ((await rankOnce({ database })) !== 0) await pause(50);
}

/** Product and floor in turn, so that a noisy neighbour hits both; the medians of each. */
async function inTurn(
  product: Running,
  { path, method, headers, before }: Ask,
  floor: Running,
  floorPath: string | (() => string),
): Promise<[LoadResult, LoadResult]> {
  const runs: [LoadResult, LoadResult][] = [];
  const bounds = { requests: REQUESTS, deadlineMs: DEADLINE_MS };
  for (let round = 0; round <= ROUNDS; round++) {
    await before?.();
    const bare = await load({ port: floor.port, path: floorPath, ...bounds });
    await before?.();
    const ours = await load({ port: product.port, path, method, headers, ...bounds });
    const failed = JSON.stringify([bare.failures, ours.failures]);
    if (failed !== '[{},{}]') throw new Error(`Not every answer was 200: ${failed}`);
    // The first round warms both up.
    if (round > 0) runs.push([ours, bare]);
  }
  const middle = (of: 0 | 1): LoadResult => ({
    perSecond: median(runs.map((run) => run[of].perSecond)),
    p99Ms: median(runs.map((run) => run[of].p99Ms)),
    failures: {},
  });
  return [middle(0), middle(1)];
}
