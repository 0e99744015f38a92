import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { countDesigns, featuredDesigns, newcomers } from '#server/features/showcase/front.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import { firstPageSql } from '#server/features/showcase/queries.ts';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { buildOnce } from '../../scripts/build.ts';
import { scriptLog } from '../../scripts/log.ts';
import { backendMs } from '../backend-time.ts';
import { load } from '../load.ts';
import { bearerToken } from '../people.ts';
import { type Running, startServer } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { addDesigns, prepareWorld, WORDS } from '../showcase/fill.ts';

const ROUNDS = 3;
const REQUESTS = 4_000;
const DEEP = 9_000;
const TIMES = 25;
const BUDGET_MS = 5;
const GROWTH_MAX = 3;
/** Below this a measurement is mostly the cards themselves, and its growth says nothing. */
const NOTICEABLE_MS = 1;

/**
 * `npm run bench -- showcase --rows 100000`: every list, filter and search at growing sizes, in milliseconds of the
 * database's processor; then requests a second against a bare server with the same statement.
 */
export async function run(report: Report, options: Record<string, unknown>) {
  const rows = Number(options.rows ?? 100_000);
  const sizes = [...new Set([1_000, 100_000, rows])].filter((size) => size <= rows).sort((a, b) => a - b);
  await buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const database = await connectDatabase({ dataDir, log: scriptLog });
  try {
    await migrate(database);
    const db = new pg.Client({ ...database.connection, statement_timeout: 0 });
    db.on('error', () => {}); // what closes the server is what went wrong
    await db.connect();
    await prepareWorld(db);
    const smallest = new Map<string, number>();
    let have = 0;
    for (const size of sizes) {
      const started = performance.now();
      await addDesigns(db, have + 1, size, rows);
      have = size;
      report.note(`\n${size} designs, made in ${Math.round((performance.now() - started) / 1000)} s`);
      await listTimes(report, database, size, smallest);
    }
    await requests(report, database, dataDir);
    await db.end();
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const asked: Record<string, Partial<ShowcaseFilter>> = {
  'page 1': {},
  popular: { sort: 'popular' },
  trending: { sort: 'trending' },
  industry: { industries: ['food'] },
  'industry + style': { industries: ['food'], styles: ['retro'] },
  'three industries, four styles, popular': {
    industries: ['food', 'travel', 'health'],
    styles: ['retro', 'bold', 'organic', 'minimal'],
    sort: 'popular',
  },
  'all styles, trending': {
    styles: ['minimal', 'bold', 'playful', 'luxury', 'corporate', 'retro', 'futuristic', 'organic'],
    sort: 'trending',
  },
  'open, industry + style': { industries: ['food'], styles: ['retro'], open: true },
  'two technologies': { open: true, techs: ['React', 'Swift'] },
  'technology, style, industry': { open: true, techs: ['Kotlin'], styles: ['luxury'], industries: ['finance'] },
  'common word': { q: WORDS.common },
  'middling word': { q: WORDS.middling },
  'rare word': { q: WORDS.rare },
  'word that does not occur': { q: WORDS.none },
  'common word, industry + style': { q: WORDS.common, industries: ['food'], styles: ['retro'] },
  'middling word, popular': { q: WORDS.middling, sort: 'popular' },
  'rare word, trending': { q: WORDS.rare, sort: 'trending' },
  'word that does not occur, popular': { q: WORDS.none, sort: 'popular' },
  'common and middling word, open': { q: `${WORDS.common} ${WORDS.middling}`, open: true },
};

async function listTimes(report: Report, database: Database, size: number, smallest: Map<string, number>) {
  const cursor = await deepCursor(database);
  const acts: Record<string, () => Promise<unknown>> = Object.fromEntries(
    Object.entries(asked).map(([name, filter]) => [
      name,
      () => listDesigns({ database }, { ...noFilter, ...filter }, null),
    ]),
  );
  if (cursor) acts['a page 1,000 deep'] = () => listDesigns({ database }, { ...noFilter, cursor }, null);
  acts['featured and new'] = () =>
    Promise.all([featuredDesigns.guest(database.pool, null), newcomers.guest(database.pool, null)]);
  acts['numbers beside the filters'] = () => countDesigns(database.pool, ['food'], ['retro'], false);
  for (const [name, act] of Object.entries(acts)) {
    const ms = await backendMs(database.pool, TIMES, act);
    report.figure({ name: `Database at ${size}: ${name}`, value: ms, unit: 'ms', goal: `< ${BUDGET_MS}` });
    const before = smallest.get(name);
    if (before === undefined) smallest.set(name, ms);
    else if (ms > NOTICEABLE_MS)
      report.figure({ name: `Growth to ${size}: ${name}`, value: ms / before, unit: 'times', goal: `≤ ${GROWTH_MAX}` });
  }
}

async function deepCursor({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query<{ cursor: string }>(
    `select 'newest_' || to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || submission_id as cursor
     from showcase_facets where industry = '' and facet = '' order by created_at desc, submission_id desc offset ${DEEP} limit 1`,
  );
  return rows[0]?.cursor ?? null;
}

async function requests(report: Report, database: Database, dataDir: string) {
  const { userId, token } = await bearerToken(dataDir, 'bench@people.example');
  const { rows } = await database.pool.query<{ id: string }>(
    'select submission_id as id from showcase_entries limit 1',
  );
  const id = rows[0]!.id;
  const page = `with page as (${firstPageSql({ sort: 'newest', limit: 10, forGuests: true })}) select '{"items":[' || string_agg(json, ',') || ']}' as json from page`;
  const product = await startServer(['scripts/start.ts'], { DATA_DIR: dataDir });
  const floor = await startServer(['bench/floor-server.ts'], {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_QUERIES: JSON.stringify({
      page: { text: page, values: [null, '', '', 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] },
      detail: {
        text: (await import('#server/features/submission/queries.ts')).submissionForViewerSql,
        values: [id, null],
      },
      like: { text: (await import('#server/features/like/queries.ts')).addLikeSql, values: [id, userId] },
    }),
  });
  const bearer = { authorization: `Bearer ${token}` };
  try {
    const pair = { product, floor };
    await ratio(report, 'API: page 1', pair, { path: '/api/showcase' }, '/query/page', '≥ 0.8');
    await ratio(report, 'API: detail', pair, { path: `/api/submissions/${id}` }, '/query/detail', '≥ 0.8');
    await ratio(
      report,
      'API: like',
      pair,
      { path: `/api/submissions/${id}/like`, method: 'PUT', headers: bearer },
      '/query/like',
      '≥ 0.8',
    );
    const drawn = await load({ port: product.port, path: '/showcase?sort=popular', requests: 2_000 });
    report.figure({
      name: 'Page: showcase, drawn for a visitor',
      value: drawn.perSecond,
      unit: 'a second',
      goal: '≥ 600',
    });
  } finally {
    await floor.stop();
    await product.stop();
  }
}

/** Product and floor in turn, so that a noisy neighbour hits both; the ratio is that of the medians. */
async function ratio(
  report: Report,
  name: string,
  { product, floor }: { product: Running; floor: Running },
  ask: { path: string; method?: string; headers?: Record<string, string> },
  floorPath: string,
  goal: string,
) {
  const ours: number[] = [];
  const bare: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const floorRun = await load({ port: floor.port, path: floorPath, requests: REQUESTS });
    const productRun = await load({ port: product.port, requests: REQUESTS, ...ask });
    const failed = JSON.stringify([floorRun.failures, productRun.failures]);
    if (failed !== '[{},{}]') throw new Error(`Not every answer from ${ask.path} was 200: ${failed}`);
    // The first round warms both up.
    if (round === 0) continue;
    bare.push(floorRun.perSecond);
    ours.push(productRun.perSecond);
    p99.push(productRun.p99Ms);
  }
  report.figure({ name: `${name}: floor`, value: median(bare), unit: 'a second' });
  report.figure({ name: `${name}: product`, value: median(ours), unit: 'a second' });
  report.figure({ name: `${name}: product, 99 of 100 within`, value: median(p99), unit: 'ms' });
  report.figure({ name: `${name}: product to floor`, value: median(ours) / median(bare), unit: '', goal });
}
