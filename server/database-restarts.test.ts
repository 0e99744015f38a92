import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { signedInAs, TEST_SECRET } from '#test/app.ts';
import { changeCollection } from '#test/collection-changes.ts';
import { postmasterOf, throwAwayFolder } from '#test/embedded/processes.ts';
import { startProduct } from '#test/product.ts';
import { silentLog } from '#test/silent-log.ts';
import { figure } from '#test/strength/figure.ts';
import { withoutLimits } from '#test/without-limits.ts';
import { buildOnce } from '../scripts/build.ts';
import { pause } from './platform/pause.ts';

/** DATABASE_RESTARTS=20 is the long version. */
const RESTARTS = Number(process.env.DATABASE_RESTARTS ?? 1);
const PEOPLE = 8;
const WORK_MS = 1_500;
/** The goal is five seconds; a busy machine needs more. */
const BACK_WITHIN_MS = 30_000;

beforeAll(() => buildOnce(), 120_000);

test(`OPS-2 ${RESTARTS} times the database is killed under eight people who write: nothing acknowledged is lost, and meanwhile they are asked to come back`, {
  timeout: 120_000 + RESTARTS * 40_000,
}, async () => {
  const dataDir = join(throwAwayFolder(), 'data');
  const product = await startProduct({ dataDir, env: { SESSION_SECRET: TEST_SECRET } });
  const host = join(dataDir, 'postgresql/run');
  const database = openDatabase({ host, user: 'brief_foundry', database: 'brief_foundry' }, silentLog);
  await withoutLimits(database);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signedInAs(database)));
  let isOver = false;
  const working = people.map((person) =>
    changeCollection(person, { address: () => product.url, isOver: () => isOver }),
  );
  const answers = () => database.pool.query('select 1').then(Boolean, () => false);
  for (let n = 0; n < RESTARTS; n++) {
    await pause(WORK_MS);
    const killed = postmasterOf(dataDir)!;
    process.kill(killed, 'SIGKILL');
    // Until another one is there, connections of the killed one may still answer.
    const isBack = async () => ![null, killed].includes(postmasterOf(dataDir)) && (await answers());
    await expect.poll(isBack, { timeout: BACK_WITHIN_MS }).toBe(true);
  }
  await pause(WORK_MS);
  isOver = true;
  const all = await Promise.all(working);
  const { rows } = await database.pool.query<{ id: string; revision: number }>('select id, revision from collections');
  const stored = new Map(rows.map(({ id, revision }) => [id, revision]));
  await database.close();
  expect(all.flatMap(({ odd }) => odd)).toEqual([]);
  expect(all.filter(({ id, revision }) => ![revision, revision + 1].includes(stored.get(id)!))).toEqual([]);
  const changes = all.flatMap(({ at }) => at).toSorted((one, other) => one - other);
  const awayMs = changes.slice(1).map((at, n) => at - changes[n]!);
  figure('acknowledged changes that are lost', `0 of ${changes.length} in ${RESTARTS} restarts`);
  figure(
    'answers of 503',
    all.reduce((sum, { unavailable }) => sum + unavailable, 0),
  );
  figure('ms without an acknowledged change, at most', Math.round(Math.max(...awayMs)));
});
