import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { composeBrief } from '#domain/brief/compose.ts';
import { industryIds } from '#domain/catalog/industries.ts';
import { styleIds } from '#domain/catalog/styles.ts';
import { briefForViewerSql } from '#server/features/brief/queries.ts';
import { briefsOfSql } from '#server/features/my-projects/queries.ts';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { buildOnce } from '../../scripts/build.ts';
import { scriptLog } from '../../scripts/log.ts';
import { load } from '../load.ts';
import { bearerToken } from '../people.ts';
import { type Running, residentMb, startProduct, startServer } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { scriptKilobytes } from '../script-size.ts';
import { run as composerAndGate } from './composer.ts';

const ROUNDS = 5;
const REQUESTS = 4_000;

/** Writers, reads, pages, scripts, start and memory of the brief's part of the product (goals: performance notes in docs). */
export async function run(report: Report) {
  await buildOnce();
  composerSpeed(report);
  await composerAndGate(report);
  scriptSizes(report);

  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const database = await connectDatabase({ dataDir, log: scriptLog });
  try {
    await migrate(database, { directory: join(import.meta.dirname, '../../server/platform/database/migrations') });
    const { userId, briefIds, token } = await aBenchWithBriefs(database, dataDir);
    const briefId = briefIds[0]!;
    const product = await startProduct({ DATA_DIR: dataDir });
    const floor = await startServer(['bench/floor-server.ts'], {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_QUERIES: JSON.stringify({
        brief: { text: briefForViewerSql, values: [briefId, userId] },
        briefs: { text: briefsOfSql, values: [userId] },
      }),
    });
    try {
      const headers = { authorization: `Bearer ${token}` };
      const cookies = { cookie: `bf-access=${token}` };
      await ratio(
        report,
        'API: one brief',
        { product, floor },
        `/api/briefs/${briefId}`,
        '/query/brief',
        headers,
        '≥ 0.8',
      );
      await ratio(report, 'API: My Projects', { product, floor }, '/api/me/briefs', '/query/briefs', headers, '≥ 0.8');
      await ratio(
        report,
        'Page: rendered brief',
        { product, floor },
        inTurn(briefIds),
        '/constant',
        cookies,
        `≥ ${(1 / 60).toFixed(4)}`,
      );
      await firstSeen(report, product, database, dataDir, briefId);
      // 8,000 a second where the floor answers 35,000.
      await ratio(report, 'Page: visitors, kept', { product, floor }, '/', '/constant', {}, '≥ 0.23');
    } finally {
      await floor.stop();
      await product.stop();
    }
    await startAndMemory(report, dataDir, briefId, token);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function composerSpeed(report: Report) {
  const times: number[] = [];
  for (let i = 0; i < 432; i++) {
    const industry = industryIds[i % industryIds.length]!;
    const first = styleIds[i % styleIds.length]!;
    const second = styleIds[(i * 3 + 1) % styleIds.length]!;
    const started = performance.now();
    composeBrief({
      industry,
      styles: first === second ? [first] : [first, second],
      level: 'professional',
      timeBoxDays: 14,
      seed: `bench-${i}`,
    });
    times.push(performance.now() - started);
  }
  report.figure({ name: 'Composer: one brief, median of 432', value: median(times), unit: 'ms', goal: '< 5' });
}

function scriptSizes(report: Report) {
  const { landing, landingAwake, brief } = scriptKilobytes();
  report.figure({
    name: 'JavaScript: landing page, as a visitor loads it',
    value: landing,
    unit: 'kB gzip',
    goal: '≤ 90',
  });
  report.figure({ name: 'JavaScript: landing page, once a control was touched', value: landingAwake, unit: 'kB gzip' });
  report.figure({ name: 'JavaScript: brief page', value: brief, unit: 'kB gzip', goal: '≤ 130' });
}

/** Product and floor in turn, so that a noisy neighbour hits both; the ratio is that of the medians. */
async function ratio(
  report: Report,
  name: string,
  { product, floor }: { product: Running; floor: Running },
  path: string | (() => string),
  floorPath: string,
  headers: Record<string, string>,
  goal: string,
) {
  const ours: number[] = [];
  const bare: number[] = [];
  await load({ port: product.port, path, headers, requests: 1_000 });
  await load({ port: floor.port, path: floorPath, headers, requests: 1_000 });
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await perSecond(`${name}: floor`, { port: floor.port, path: floorPath, headers }));
    ours.push(await perSecond(`${name}: product`, { port: product.port, path, headers }));
  }
  report.figure({ name: `${name}: floor`, value: median(bare), unit: 'a second' });
  report.figure({ name: `${name}: product`, value: median(ours), unit: 'a second' });
  report.figure({ name: `${name}: product to floor`, value: median(ours) / median(bare), unit: '', goal });
}

/** How many answers there are in a second. @throws unless each of them is 200 */
async function perSecond(name: string, asked: Omit<Parameters<typeof load>[0], 'requests'>): Promise<number> {
  const result = await load({ ...asked, requests: REQUESTS });
  const failed = JSON.stringify(result.failures);
  if (failed !== '{}') throw new Error(`${name}: not every answer was 200: ${failed}`);
  return result.perSecond;
}

/** A person goes to and fro between the briefs on their bench. */
function inTurn(briefIds: readonly string[]): () => string {
  let asked = 0;
  return () => `/brief/${briefIds[asked++ % briefIds.length]}`;
}

/** Briefs that nobody has looked at before: nothing of their pages has been read or drawn. */
async function firstSeen(report: Report, product: Running, database: Database, dataDir: string, like: string) {
  const { userId, token } = await bearerToken(dataDir, 'bench-first@people.example');
  const briefs = await sql<{ id: string }>`
    INSERT INTO design_briefs (id, docket, user_id, industry, styles, time_box_days, title, content, engine, seed)
    SELECT gen_random_uuid(), 'BF2025' || n, ${userId}, industry, styles, time_box_days, title || ' ' || n, content, engine, seed
    FROM design_briefs, generate_series(1000, ${999 + REQUESTS}) n WHERE id = ${like}
    RETURNING id`.execute(database.kysely);
  await sql`
    INSERT INTO user_brief_progress (id, brief_id, user_id, status, started_at)
    SELECT gen_random_uuid(), id, user_id, 'in_progress', now() FROM design_briefs WHERE user_id = ${userId}`.execute(
    database.kysely,
  );
  const path = inTurn(briefs.rows.map(({ id }) => id));
  const name = 'Page: rendered brief, the first time each';
  const value = await perSecond(name, { port: product.port, path, headers: { cookie: `bf-access=${token}` } });
  report.figure({ name, value, unit: 'a second' });
}

/** The database of this benchmark is running already, so what is timed is our own start, as `npm start` begins it. */
async function startAndMemory(report: Report, dataDir: string, briefId: string, token: string) {
  const starts: number[] = [];
  for (let i = 0; i < 5; i++) {
    const server = await startProduct({ DATA_DIR: dataDir });
    starts.push(server.readyMs);
    await server.stop();
  }
  report.figure({
    name: 'Start: time to ready on a running database',
    value: median(starts) / 1000,
    unit: 's',
    goal: '≤ 1',
  });

  const server = await startProduct({ DATA_DIR: dataDir });
  try {
    const headers = { authorization: `Bearer ${token}`, cookie: `bf-access=${token}` };
    const after: number[] = [];
    for (const path of [
      `/brief/${briefId}`,
      `/api/briefs/${briefId}`,
      '/my-projects',
      `/brief/${briefId}`,
      `/brief/${briefId}`,
    ]) {
      await load({ port: server.port, path, headers, requests: 2_000 });
      after.push(residentMb(server.pid));
    }
    report.figure({ name: 'Memory: after 10,000 requests', value: after.at(-1)!, unit: 'MB', goal: '≤ 150' });
    report.figure({
      name: 'Memory: growth over the last 4,000 of them',
      value: after.at(-1)! - after.at(-3)!,
      unit: 'MB',
      goal: '≤ 10',
    });
  } finally {
    await server.stop();
  }
}

/** A person with twelve briefs, one of them started with milestones. */
async function aBenchWithBriefs(database: Database, dataDir: string) {
  const { userId, token } = await bearerToken(dataDir, 'bench@people.example');
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    const input = {
      industry: industryIds[i % 6]!,
      styles: [styleIds[i % 8]!],
      level: 'professional' as const,
      timeBoxDays: 14,
      seed: `bench-${i}`,
    };
    const { content } = composeBrief(input);
    const id = newId();
    ids.push(id);
    await database.kysely
      .insertInto('design_briefs')
      .values({
        id,
        docket: `BF2026${2000 + i}`,
        user_id: userId,
        industry: input.industry,
        styles: input.styles,
        time_box_days: 14,
        title: content.title,
        content: JSON.stringify(content),
        skeleton: null,
        engine: 'composer',
        model: null,
        seed: input.seed,
      })
      .execute();
    await database.kysely
      .insertInto('user_brief_progress')
      .values({
        id: newId(),
        brief_id: id,
        user_id: userId,
        status: 'in_progress',
        started_at: new Date(),
        submission_id: null,
      })
      .execute();
  }
  for (const percentage of [12, 38, 64, 95]) {
    await database.kysely
      .insertInto('brief_milestones')
      .values({ id: newId(), brief_id: ids[0]!, user_id: userId, title: `Stage ${percentage}`, percentage })
      .execute();
  }
  return { userId, briefIds: ids, token };
}
