/*
 * OPS-6: the primary of a replicated PostgreSQL is killed again and again while people work, at two processes of the product.
 * `npm run strength -- cluster [--long]`, or `node test/cluster/run.ts [--lossy]` with CLUSTER_KILLS. It installs Debian's packages when they are missing.
 * With `--lossy` a commit is acknowledged before a standby has it: the control, in which acknowledged acts get lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { openDatabase } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { createPerson } from '#server/platform/identity/create-person.ts';
import { pause } from '#server/platform/pause.ts';
import { createSessions } from '#server/platform/session/sessions.ts';
import { type Running, startServer } from '../../bench/processes.ts';
import { createReport } from '../../bench/report.ts';
import { silentLog } from '../silent-log.ts';
import { startCluster } from './cluster.ts';
import { startLoad } from './load.ts';
import { installTools } from './tools.ts';

const { values } = parseArgs({ options: { lossy: { type: 'boolean', default: false } } });
const KILLS = Number(process.env.CLUSTER_KILLS ?? 2);
const WORKERS = 8;
const PEOPLE = 400;
/** Between two kills, after the cluster is whole again. */
const CALM_MS = 3_000;
const STALL_MS = 500;
const SECRET = 'a secret for a cluster that is long enough';

const report = createReport({});
const figure = (name: string, value: number, unit: string, goal?: string) => report.figure({ name, value, unit, goal });

installTools();
const cluster = await startCluster({ isLossy: values.lossy });
const folder = mkdtempSync(join(tmpdir(), 'bf-cluster-data-'));
const processes: Running[] = [];
try {
  await cluster.whole();
  for (const name of ['one', 'two'])
    processes.push(
      await startServer(['server/main.ts'], {
        DATA_DIR: join(folder, name),
        DATABASE_URL: cluster.primaryUrl,
        DATABASE_REPLICA_URL: cluster.replicaUrl,
        SESSION_SECRET: SECRET,
        SAMPLE_WORLD: 'none',
        CHECK_ANSWERS: 'no',
      }),
    );
  const origins = processes.map(({ port }) => `http://127.0.0.1:${port}`);
  const tokens = await people(PEOPLE);
  const load = startLoad(origins, tokens, WORKERS);
  const gaps: number[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const primary = await cluster.whole();
    await pause(CALM_MS);
    const from = performance.now();
    const before = load.acknowledged.length;
    // The line to the replicas is slow for the last moment: what is still on its way ends with the primary.
    const receivers = await receiversOfReplicas();
    for (const pid of receivers) process.kill(pid, 'SIGSTOP');
    await pause(STALL_MS);
    cluster.kill(primary);
    for (const pid of receivers) for (const signal of ['SIGTERM', 'SIGCONT']) process.kill(pid, signal);
    await until(() => load.acknowledged.slice(before).some(({ at }) => at > from + 1_500));
    const back = load.acknowledged
      .slice(before)
      .map(({ at }) => at)
      .filter((at) => at > from);
    gaps.push(longestGap([from, ...back]) / 1000);
    console.log(`  kill ${kill} of ${KILLS}: ${primary}; nothing was acknowledged for ${gaps.at(-1)!.toFixed(1)} s`);
    cluster.startNode(primary);
  }
  await cluster.whole();
  await load.end();
  await pause(CALM_MS);
  figure('acts acknowledged', load.acknowledged.length, '');
  figure('acknowledged acts that are lost', await lost(load.acknowledged.map(({ id }) => id)), '', '≤ 0');
  figure('longest time without an acknowledged act', Math.max(...gaps), 's', '≤ 30');
  figure('answers that were neither success nor 503 with Retry-After', load.odd.length, '', '≤ 0');
  for (const one of [...new Set(load.odd)].slice(0, 5)) console.log(`    ${one}`);
  figure('own acts that were not seen afterwards', load.unseen.length, '', '≤ 0');
  figure('processes without a listener at the end', await withoutListener(), '', '≤ 0');
  const still = await whileReplicasStand(origins, tokens[0]!);
  figure('reads of visitors that did not come from the replica', still.atOnce ? 1 : 0, '', '≤ 0');
  figure('time until replicas that stand still are not read', still.seconds, 's', '≤ 7');
} finally {
  for (const one of processes) await one.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (!report.end()) process.exitCode = 1;

async function people(count: number): Promise<string[]> {
  const database = openDatabase({ connectionString: cluster.primaryUrl }, silentLog);
  const sessions = createSessions({ database, secret: SECRET, clock: () => new Date(), newId, log: silentLog });
  const tokens: string[] = [];
  for (let n = 0; n < count; n++) {
    const id = newId();
    await transaction(database.kysely, (tx) => createPerson(tx, id, { name: `Person ${n}`, email: null }));
    tokens.push((await sessions.begin(id, { accessMinutes: 240 })).access.token);
  }
  await database.close();
  return tokens;
}

async function asked<T extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function lost(ids: string[]): Promise<number> {
  const [row] = await asked<{ count: number }>(
    cluster.primaryUrl,
    'select count(*)::int as count from unnest($1::uuid[]) as given(id) where not exists (select from collections c where c.id = given.id)',
    [ids],
  );
  return row!.count;
}

async function withoutListener(): Promise<number> {
  const [row] = await asked<{ count: number }>(
    cluster.primaryUrl,
    `select count(*)::int as count from pg_stat_activity where query ilike 'listen %' or query ilike 'select 1%'`,
  );
  return Math.max(0, processes.length - row!.count);
}

/** Both replicas stand still while somebody makes a collection: a visitor does not see it at first, and then from the primary. */
async function whileReplicasStand(origins: readonly string[], token: string) {
  await onReplicas('select pg_wal_replay_pause()');
  const id = newId();
  await fetch(`${origins[0]}/api/collections/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Made while the replicas stood still', isPublic: true, revision: 0 }),
  });
  const from = performance.now();
  const seen = async () => (await fetch(`${origins[0]}/api/collections/${id}`)).status === 200;
  const atOnce = await seen();
  while (!(await seen())) {
    if (performance.now() - from > 30_000) break;
    await pause(100);
  }
  await onReplicas('select pg_wal_replay_resume()');
  return { atOnce, seconds: (performance.now() - from) / 1000 };
}

async function receiversOfReplicas(): Promise<number[]> {
  const found = (await cluster.replicaUrls()).map((url) =>
    asked<{ pid: number }>(url, 'select pid from pg_stat_wal_receiver'),
  );
  return (await Promise.all(found)).flat().map(({ pid }) => pid);
}

async function onReplicas(text: string) {
  for (const url of await cluster.replicaUrls()) await asked(url, text);
}

async function until(holds: () => boolean) {
  const end = performance.now() + 120_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('Nothing was acknowledged within two minutes');
    await pause(100);
  }
}

function longestGap(times: readonly number[]): number {
  return Math.max(...times.slice(1).map((at, n) => at - times[n]!));
}
