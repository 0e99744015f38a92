import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { silentLog } from '#test/silent-log.ts';
import { figure } from '#test/strength/figure.ts';
import { readQuota, reservePlace } from './ledger.ts';

/*
 * The end of a month, by a clock of the database that the test sets: its schema stands before PostgreSQL's own, so that
 * `statement_timestamp()` is ours. Each connection lives in another time zone. MONTH_RUNS=50 is the long version.
 */
const RUNS = Number(process.env.MONTH_RUNS ?? 5);
const LIMIT = 3;
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York', 'Asia/Kolkata'];
const MIDNIGHT = Date.parse('2026-12-01T00:00:00Z');

const database = await createTestDatabase();
await database.pool.query(`
  create schema clock;
  create table clock.shown (at timestamptz);
  insert into clock.shown values (now());
  create function clock.statement_timestamp() returns timestamptz language sql volatile as 'select at from clock.shown'`);
const zones = ZONES.map((zone) =>
  openDatabase(
    { ...database.connection, options: `-c timezone=${zone} -c search_path=clock,pg_catalog,public` },
    silentLog,
  ),
);
afterAll(() => Promise.all(zones.map((one) => one.close())));

const setClock = (secondsAfterMidnight: number) =>
  database.pool.query('update clock.shown set at = $1', [new Date(MIDNIGHT + secondsAfterMidnight * 1000)]);

/** Asks for a place from every time zone at once. @returns the months of the places that were given */
async function ask(userId: string, times = 1): Promise<(string | null)[]> {
  const all = Array.from({ length: times }, () => zones).flat();
  return Promise.all(
    all.map((one) => transaction(one.kysely, (tx) => reservePlace(tx, userId).then((place) => place?.month ?? null))),
  );
}

const count = (months: (string | null)[], month: string) => months.filter((one) => one === month).length;
const left = (userId: string) =>
  Promise.all(zones.map((one) => transaction(one.kysely, async (tx) => (await readQuota(tx, userId))!.generated)));

test('QUOTA-2 around midnight UTC at the end of a month there are three places before and three after, in every time zone', {
  timeout: 90_000 + RUNS * 5_000,
}, async () => {
  for (let run = 0; run < RUNS; run++) {
    const seconds = 5 * Math.random();
    const { userId } = await signedInAs(database, { limit: LIMIT });
    await setClock(-seconds);
    expect(count(await ask(userId), '2026-11-01')).toBe(LIMIT);
    expect(await left(userId)).toEqual(zones.map(() => LIMIT));
    await setClock(seconds);
    expect(await left(userId)).toEqual(zones.map(() => 0));
    expect(count(await ask(userId), '2026-12-01')).toBe(LIMIT);
    // A clock that steps back opens the old month to nobody.
    await setClock(-seconds);
    expect(await ask(userId)).toEqual(zones.map(() => null));
  }
  figure('ends of a month with 3 places before and 3 after', `${RUNS} of ${RUNS}, ${ZONES.length} time zones`);
});

test('QUOTA-2 whoever asks while midnight passes gets no more than three of either month, and none is refused wrongly', {
  timeout: 90_000 + RUNS * 5_000,
}, async () => {
  for (let run = 0; run < RUNS; run++) {
    const { userId } = await signedInAs(database, { limit: LIMIT });
    await setClock(-1);
    const [given] = await Promise.all([ask(userId, 4), setClock(1)]);
    expect(count(given, '2026-11-01')).toBeLessThanOrEqual(LIMIT);
    expect(count(given, '2026-12-01')).toBeLessThanOrEqual(LIMIT);
    const after = await ask(userId);
    expect(count([...given, ...after], '2026-12-01')).toBe(LIMIT);
  }
  figure('midnights that passed meanwhile', `${RUNS} of ${RUNS}`);
});
