import { setTimeout as wait } from 'node:timers/promises';
import { sortIds } from '#domain/showcase/filter.ts';
import { briefForViewer } from '#server/features/brief/queries.ts';
import { briefsOf } from '#server/features/my-projects/queries.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { buildOnce } from '../../scripts/build.ts';
import { besideFloor, queryOf, startFloor } from '../floor.ts';
import { withDatabase } from '../installation.ts';
import { type Load, load, type Wanted } from '../load.ts';
import type { Options } from '../main.ts';
import { bearerToken } from '../people.ts';
import { memoryMb, postgresOf, processorMs, treeOf } from '../process-stats.ts';
import { type Running, startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { addBriefs, addCopies } from '../server/fill-briefs.ts';
import { designId, fillWorld } from '../showcase/fill.ts';

const ROUNDS = 3;
const PAGES = 1_500;
const DESIGNS = 20_000;
/** Enough to keep the server busy; with more, requests would wait long and be refused. */
const CONNECTIONS = 8;
const STARTS = 5;
const SETTLE_MS = 2_000;

interface World {
  database: Database;
  dataDir: string;
  headers: Record<string, string>;
  userId: string;
  /** The person's own briefs, and briefs that nobody has looked at. */
  briefIds: string[];
  freshBriefs: () => Wanted;
  freshDesigns: () => Wanted;
}

/**
 * `npm run bench -- server`: how long a person waits for a page when many read at once, how soon the product is
 * ready after a restart, and how small a machine may be.
 */
export async function run(report: Report, options: Options) {
  const rounds = Number(options.rounds ?? ROUNDS);
  await buildOnce();
  await withDatabase(async ({ database, dataDir }) => {
    const world = await fill(database, dataDir, rounds);
    const product = await startProduct({ DATA_DIR: dataDir });
    try {
      await pages(report, product, world, rounds);
      await reads(report, product, world);
    } finally {
      await product.stop();
    }
    await starts(report, dataDir);
    await memory(report, world);
  });
}

async function fill(database: Database, dataDir: string, rounds: number): Promise<World> {
  await fillWorld(database.connection, DESIGNS);
  const { userId, token } = bearerToken(dataDir, 'bench@people.example');
  const briefIds = await addBriefs(database, userId);
  const reader = bearerToken(dataDir, 'bench-reader@people.example');
  const copies = await addCopies(database, reader.userId, briefIds, PAGES * (rounds + 1) + 4_000);
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, cookie: `bf-access=${token}` });
  let [brief, design] = [0, 0];
  return {
    database,
    dataDir,
    headers: headersOf(token),
    userId,
    briefIds,
    freshBriefs: () => ({ path: `/brief/${copies[brief++ % copies.length]}`, headers: headersOf(reader.token) }),
    freshDesigns: () => ({ path: `/showcase/${designId(1 + (design++ % DESIGNS))}` }),
  };
}

/** The goal is for pages that are asked for the first time, so that no cached answer helps. */
async function pages(report: Report, product: Running, world: World, rounds: number) {
  const { headers, briefIds } = world;
  let search = 0;
  // Each of these words is in a few dozen titles, enough for nine cards a page.
  const searched = () => ({ path: `/showcase?q=w${search++ % 400}&sort=${sortIds[search % sortIds.length]}` });
  const first = '≥ 300';
  const say = (name: string, ask: Load['ask'], goal?: string) => rate(report, product, { name, ask, goal, rounds });
  await say('a brief, each for the first time', world.freshBriefs, first);
  await say('a design, each for the first time', world.freshDesigns, first);
  await say('a search of the showcase, each for the first time', searched, first);
  await say('one brief again and again', { path: `/brief/${briefIds[0]}`, headers });
  await say('showcase for somebody signed in, again and again', { path: '/showcase', headers });
  const load = { requests: 20_000, deadlineMs: 4_000 };
  for (const path of ['/', '/showcase'])
    await rate(report, product, {
      name: `${path} for visitors, from the cache`,
      ask: { path },
      goal: '≥ 5000',
      rounds,
      ...load,
    });
}

/** Pages a second, compressed, and the server's processor time for each. */
async function rate(
  report: Report,
  { port, pid }: Running,
  {
    name,
    goal,
    rounds,
    requests = PAGES,
    ...asked
  }: {
    name: string;
    ask: Load['ask'];
    goal?: string | undefined;
    rounds: number;
    requests?: number;
    deadlineMs?: number;
  },
) {
  const perSecond: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const before = processorMs([pid]);
    const result = await load({ port, requests, connections: CONNECTIONS, isGzip: true, ...asked });
    // The first round is for warm-up.
    if (round === 0) continue;
    perSecond.push(result.perSecond);
    processor.push((processorMs([pid]) - before) / result.count);
  }
  report.figure({ name: `Page: ${name}`, value: median(perSecond), unit: 'a second', goal });
  report.figure({ name: '      processor time of the server for each', value: median(processor), unit: 'ms' });
}

async function reads(report: Report, product: Running, { database, headers, userId, briefIds }: World) {
  const floor = await startFloor(database, {
    brief: await queryOf(database, ({ pool }) => briefForViewer(pool, briefIds[0]!, userId)),
    briefs: await queryOf(database, ({ pool }) => briefsOf(pool, userId)),
  });
  try {
    for (const [name, product_, floor_] of [
      ['one brief', { path: `/api/briefs/${briefIds[0]}`, headers }, { path: '/brief' }],
      ['My Projects', { path: '/api/me/briefs', headers }, { path: '/briefs' }],
    ] as const) {
      const sides = { product: product_, floor: floor_ };
      await besideFloor(report, { product, floor }, { name: `API: ${name}`, ...sides, same: sides, goal: '≥ 0.6' });
    }
  } finally {
    await floor.stop();
  }
}

/** Start time of the product alone: the benchmark's database is already running. */
async function starts(report: Report, dataDir: string) {
  const seconds = async (env: Record<string, string>) => {
    const server = await startProduct({ DATA_DIR: dataDir, ...env });
    await server.stop();
    return server.readyMs / 1000;
  };
  const times: number[] = [];
  for (let n = 0; n < STARTS; n++) times.push(await seconds({}));
  const name = 'Start: time to ready on a running database';
  report.figure({ name, value: median(times), unit: 's', goal: '≤ 1.5' });
  const cold = await seconds({ NODE_DISABLE_COMPILE_CACHE: '1' });
  report.figure({ name: 'Start: the same, with nothing compiled before', value: cold, unit: 's' });
}

/** Memory of all processes that the product needs: the server, its child processes, and PostgreSQL. */
async function memory(report: Report, world: World) {
  const postgres = await postgresOf(world.database.pool);
  const server = await startProduct({ DATA_DIR: world.dataDir });
  const { headers, briefIds } = world;
  const asks: Load['ask'][] = [
    world.freshBriefs,
    { path: `/api/briefs/${briefIds[0]}`, headers },
    { path: '/my-projects', headers },
    world.freshDesigns,
    world.freshBriefs,
  ];
  const all = () => ({ server: memoryMb(treeOf(server.pid)), postgres: memoryMb(postgres()) });
  const after: ReturnType<typeof all>[] = [];
  try {
    // The first pass compiles each kind of page; the second shows whether memory grows without news.
    for (const ask of [...asks, ...asks]) {
      await load({ port: server.port, ask, requests: 2_000, connections: CONNECTIONS, deadlineMs: 60_000 });
      await wait(SETTLE_MS);
      after.push(all());
    }
  } finally {
    await server.stop();
  }
  const [first, second] = [after[asks.length - 1]!, after.at(-1)!];
  const grown = (of: 'server' | 'postgres') => second[of] - first[of];
  const figure = (name: string, value: number, goal?: string) => report.figure({ name, value, unit: 'MB', goal });
  figure('Memory: after 10,000 requests, all processes', first.server + first.postgres, '≤ 300');
  figure('        of which the server and what it starts', first.server);
  figure('        of which PostgreSQL', first.postgres);
  figure('Memory: growth of the server over 10,000 more', grown('server'), '≤ 10');
  // PostgreSQL caches what it has read, up to a limit.
  figure('Memory: growth of PostgreSQL over the same', grown('postgres'));
}
