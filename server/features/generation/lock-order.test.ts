import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { cancelGenerationOf, defaultOrder, generationApp, order } from '#test/generation-app.ts';
import { instantWriter } from '#test/scripted-writer.ts';

/* LOCK_ORDER_ROUNDS=100 is the long version of the second test. */
const ROUNDS = Number(process.env.LOCK_ORDER_ROUNDS ?? 4);
const CROWD = 48;

async function withDatabase() {
  const database = await createTestDatabase();
  const client = async () => {
    const opened = new pg.Client(database.connection);
    await opened.connect();
    onTestFinished(() => opened.end());
    return opened;
  };
  const witness = await client();
  const count = async (query: string) => (await witness.query<{ n: number }>(query)).rows[0]!.n;
  const waiting = () =>
    count(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  const others = () =>
    count(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name not like '%notifications%'`);
  /** The counter is complete when the backends that count have ended. */
  const deadlocks = async () => {
    await database.close();
    await expect.poll(others, { timeout: 10_000 }).toBe(0);
    return count('select deadlocks::int as n from pg_stat_database where datname = current_database()');
  };
  return { database, client, waiting, deadlocks };
}

test('QUOTA-3 a cancellation, a regeneration and a change of the profile that meet do not block each other', async () => {
  const { database, client, waiting, deadlocks } = await withDatabase();
  const app = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const { id } = (await order(app, person)).json<{ id: string }>();
  // Another window has the record of work, and a third one the profile, for a moment.
  const [work, profile] = [await client(), await client()];
  await work.query('begin');
  await work.query('select from user_brief_progress where brief_id = $1 for update', [id]);
  const cancelled = cancelGenerationOf(app, person, id);
  await expect.poll(waiting).toBe(1);
  const headers = { ...person.headers, 'idempotency-key': 'regenerate-it' };
  const regenerated = app.inject({ method: 'POST', url: `/api/briefs/${id}/regenerate`, headers });
  await expect.poll(waiting).toBe(2);
  const change = { method: 'PATCH', url: '/api/profile', headers: person.headers, payload: { bio: 'Print' } } as const;
  const changed = app.inject(change);
  await expect.poll(waiting).toBe(3);
  await profile.query('begin');
  const taken = profile.query('select from profiles where id = $1 for no key update', [person.userId]);
  await Promise.race([taken, expect.poll(waiting).toBe(4)]);
  await work.query('commit');
  await Promise.all([taken, work.end()]);
  await profile.query('commit');
  await profile.end();
  expect((await cancelled).statusCode).toBe(200);
  expect((await regenerated).json().error.code).toBe('brief_not_found');
  expect((await changed).statusCode).toBe(200);
  await app.close();
  expect(await deadlocks()).toBe(0);
});

test(
  `QUOTA-3 profile, regenerations, cancellations and new briefs of one person at once, ${ROUNDS} rounds: no deadlock`,
  async () => {
    const { database, deadlocks } = await withDatabase();
    const app = await generationApp(database, { writer: instantWriter() });
    const person = await signedInAs(database, { limit: -1 });
    const call = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object, key?: string) => {
      const headers = { ...person.headers, ...(key && { 'idempotency-key': key }) };
      const answer = await app.inject({ method, url, headers, payload });
      expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(500);
      return answer;
    };
    const ordered = async (key: string) => (await call('POST', '/api/briefs', defaultOrder, key)).json().id as string;
    for (let round = 0; round < ROUNDS; round++) {
      const key = (what: string, n: number) => `round-${round}-${what}-${n}`;
      const [first, second] = await Promise.all([ordered(key('first', 0)), ordered(key('first', 1))]);
      await call('PUT', `/api/briefs/${first}/progress`, { status: 'in_progress' });
      const acts = [
        (n: number) => call('PATCH', '/api/profile', { bio: `Designs for print, edition ${n}` }),
        (n: number) => call('PATCH', '/api/profile', { handle: `ines-of-${round}-${n}` }),
        (n: number) => call('POST', `/api/briefs/${second}/regenerate`, undefined, key('again', n)),
        () => call('DELETE', `/api/generations/${second}`),
        (n: number) => ordered(key('more', n)),
        (n: number) =>
          call('POST', `/api/briefs/${first}/milestones`, { title: 'Sketch', percentage: n + 1 }, key('planted', n)),
      ];
      await Promise.all(Array.from({ length: CROWD }, (_, n) => acts[n % acts.length]!(Math.floor(n / acts.length))));
    }
    await app.close();
    expect(await deadlocks()).toBe(0);
  },
  60_000 + ROUNDS * 15_000,
);
