import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { countDesigns, featuredDesigns, newcomers } from '#server/features/showcase/front.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { buildOnce } from '../../scripts/build.ts';
import { scriptLog } from '../../scripts/log.ts';
import { backendMs } from '../backend-time.ts';
import { load } from '../load.ts';
import { peersInstalled } from '../peers/peers.ts';
import { bearerToken } from '../people.ts';
import { type Running, startProduct, startServer } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { addDesigns, prepareWorld, WORDS } from '../showcase/fill.ts';
import { requestRates, statementsOf } from '../showcase/rates.ts';

const DEEP = 9_000;
const TIMES = 25;
const BUDGET_MS = 5;
const GROWTH_MAX = 3;
/** Below this a measurement is mostly the cards themselves, and its growth says nothing. */
const NOTICEABLE_MS = 1;
/** How page 1 is asked for beside PostGraphile. */
const PAGE_1 = { requests: 4_000, deadlineMs: 5_000 };
/**
 * Each of them is warmed up for as long. For so many requests it was a second for PostGraphile and half of one for the others, whose
 * rounds were then measured while V8 was still compiling them: half as much processor time again for a request.
 */
const WARM_UP = { requests: Number.POSITIVE_INFINITY, deadlineMs: 6_000 };

/**
 * `npm run bench -- showcase --rows 100000`: at growing sizes every list, filter and search in milliseconds of the database's
 * processor, and requests a second against a bare server with the same statements and against the statements alone; then the
 * page as visitors get it, and PostGraphile on the same tables.
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
      const cursor = await deepCursor(database);
      await listTimes(report, database, { size, cursor }, smallest);
      await requestRates(report, { database, dataDir, size, cursor });
    }
    await pagesAndPeer(report, database, dataDir);
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

async function listTimes(
  report: Report,
  database: Database,
  { size, cursor }: { size: number; cursor: string | null },
  smallest: Map<string, number>,
) {
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

/** The rendered first page for visitors, kept and drawn anew, and PostGraphile's answer of the same nine designs. */
async function pagesAndPeer(report: Report, database: Database, dataDir: string) {
  const product = await startProduct({ DATA_DIR: dataDir });
  let nth = 0;
  try {
    // Warmed up first, as all pages and answers of these benchmarks are.
    await load({ port: product.port, path: '/showcase', requests: 2_000 });
    const kept = await load({ port: product.port, path: '/showcase', requests: 20_000, deadlineMs: 5_000 });
    // What an address says beyond the filters changes nothing but its place among the kept pages. 8 are drawn at once.
    const anew = { path: () => `/showcase?again=${nth++}`, requests: 3_000, connections: 8, deadlineMs: 5_000 };
    await load({ port: product.port, ...anew, requests: 1_000 });
    const drawn = await load({ port: product.port, ...anew });
    const { token } = await bearerToken(dataDir, 'bench@people.example');
    const own = await load({ port: product.port, ...anew, headers: { authorization: `Bearer ${token}` } });
    const failed = JSON.stringify([kept.failures, drawn.failures, own.failures]);
    if (failed !== '[{},{},{}]') throw new Error(`Not every page was 200: ${failed}`);
    const name = 'Page: showcase for visitors';
    report.figure({ name: `${name}, kept`, value: kept.perSecond, unit: 'a second', goal: '≥ 8000' });
    report.figure({ name: `${name}, drawn anew`, value: drawn.perSecond, unit: 'a second', goal: '≥ 600' });
    // Nothing that was answered to others serves them.
    report.figure({ name: 'Page: showcase for somebody signed in', value: own.perSecond, unit: 'a second' });
    await besidePostgraphile(report, database, product);
  } finally {
    await product.stop();
  }
}

/**
 * What the showcase's first page needs, as somebody who uses PostGraphile would ask for it: nine cards with all their fields and
 * whether there are more, in the order of the list, by the same index. Columns come as they are, which is less work than ours:
 * addresses of pictures would still have to be made of the variants.
 */
const CARDS = `{ allShowcaseFacets(first: 9, condition: { industry: "", facet: "" }, orderBy: [CREATED_AT_DESC, SUBMISSION_ID_DESC]) {
  nodes { showcaseEntryBySubmissionId { designSubmissionBySubmissionId { id title tags isPublic openToCollaboration isClaimed figmaLink requirementCount evidencedCount isSample
    industry styles createdAt profileByUserId { handle displayName } designBriefByBriefId { title } mediaByCoverMediaId { id state width height placeholder colors variants }
    submissionCountBySubmissionId { likes views } } } } pageInfo { hasNextPage endCursor } } }`;

async function besidePostgraphile(report: Report, database: Database, product: Running) {
  if (!peersInstalled()) return report.note('PostGraphile could not be installed, and was not measured.');
  const connection = { BENCH_CONNECTION: JSON.stringify(database.connection) };
  const peer = await startServer(['bench/peers/postgraphile.mjs'], { NODE_ENV: 'production', ...connection });
  const page1 = await statementsOf(database, (pool) =>
    listDesigns({ database: { ...database, pool } }, noFilter, null),
  );
  const floor = await startServer(['bench/floor-server.ts'], {
    ...connection,
    BENCH_QUERIES: JSON.stringify({ page1: page1[0] }),
  });
  try {
    const ask = {
      port: peer.port,
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CARDS }),
    };
    const url = `http://127.0.0.1:${peer.port}/graphql`;
    const seen = (await (await fetch(url, ask)).json()) as { data?: { allShowcaseFacets: { nodes: unknown[] } } };
    if (seen.data?.allShowcaseFacets.nodes.length !== 9)
      return report.note(`PostGraphile was not measured; it answered ${JSON.stringify(seen)}`);
    const rates: { theirs: number; ours: number; bare: number }[] = [];
    const page = { port: product.port, path: '/api/showcase' };
    const same = { port: floor.port, path: '/query/page1' };
    for (const each of [ask, page, same]) await load({ ...each, ...WARM_UP });
    for (let round = 0; round < 3; round++) {
      const { perSecond: theirs } = await load({ ...ask, requests: 1_000, deadlineMs: 5_000 });
      const { perSecond: ours } = await load({ ...page, ...PAGE_1 });
      const { perSecond: bare } = await load({ ...same, ...PAGE_1 });
      rates.push({ theirs, ours, bare });
    }
    const of = (what: 'theirs' | 'ours' | 'bare') => median(rates.map((round) => round[what]));
    report.figure({ name: 'PostGraphile: page 1', value: of('theirs'), unit: 'a second' });
    report.figure({
      name: 'API: page 1, to PostGraphile',
      value: of('ours') / of('theirs'),
      unit: 'times',
      goal: '≥ 6',
    });
    // What it lies below, no server of this kind can reach on this machine without keeping answers.
    report.figure({
      name: 'The floor itself, Fastify + pg with the same statement, to PostGraphile',
      value: of('bare') / of('theirs'),
      unit: 'times',
    });
  } finally {
    await floor.stop();
    await peer.stop();
  }
}
