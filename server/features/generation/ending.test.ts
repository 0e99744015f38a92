import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { WriterError } from '#server/platform/writer/writer.ts';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import {
  cancelGenerationOf,
  generationApp,
  order,
  orderAtOnce,
  placesTaken,
  readGenerationOf,
  storedBriefs,
} from '#test/generation-app.ts';
import { instantWriter, scriptedWriter } from '#test/scripted-writer.ts';

const database = await createTestDatabase();

/** Waits for what a reader would see. */
const until = (app: FastifyInstance, person: TestPerson, id: string, state: string) =>
  vi.waitFor(async () => expect((await readGenerationOf(app, person, id)).state).toBe(state), { timeout: 5_000 });

test('QUOTA-3 a failed generation gives its place back once and says what to do next', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const asking = order(app, person, { key: 'fails-once' });
  const attempt = await writer.next();
  attempt.send({ title: 'Half a', projectDescription: 'Half a sen' });
  attempt.fail(new WriterError('failed', 'The model answered nonsense.'));
  const answer = await asking;
  expect(answer.statusCode).toBe(502);
  expect(answer.json().error).toMatchObject({
    code: 'writer_failed',
    message:
      'Failed to generate brief. The answer of the language model could not be used. Nothing was counted. Try again.',
  });
  expect(await placesTaken(database, person)).toBe(0);
  expect(await storedBriefs(database, person)).toBe(0);
  const again = await order(app, person, { key: 'fails-once' });
  expect(again.json().error.message).toBe(answer.json().error.message);
  expect(await placesTaken(database, person)).toBe(0);
  expect(writer.attempts).toHaveLength(1);
});

test('QUOTA-3 a generation that takes too long is stopped and gives its place back', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, generationTiming: { deadlineMs: 100 } });
  const person = await signedInAs(database);
  const answer = await order(app, person);
  expect(answer.statusCode).toBe(504);
  expect(answer.json().error.code).toBe('writer_timed_out');
  expect(writer.attempts[0]!.signal.aborted).toBe(true);
  expect(await placesTaken(database, person)).toBe(0);
});

test('an error that nobody foresaw gives the place back as well', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const asking = order(app, person);
  (await writer.next()).fail(new TypeError('undefined is not a function'));
  const answer = await asking;
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain('undefined');
  expect(await placesTaken(database, person)).toBe(0);
});

test('a database that went away meanwhile is named as the reason', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const asking = order(app, person);
  (await writer.next()).fail(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  expect((await asking).json().error.message).toContain('Brief Foundry could not reach its database.');
  expect(await placesTaken(database, person)).toBe(0);
});

test('what can be tried again is tried again at no cost, with what was wrong in mind', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const asking = order(app, person);
  const rejected = { content: { title: 'Tide Table' }, problems: ['usps: at least two'] };
  (await writer.next()).fail(new WriterError('failed', 'It lacks things.', { again: { rejected } }));
  const second = await writer.next();
  expect(second).toMatchObject({ number: 2, rejected });
  second.finish();
  expect((await asking).json()).toMatchObject({ state: 'done', briefCountIncremented: true });
  expect(await placesTaken(database, person)).toBe(1);
});

test('a writer gets no more attempts than it may have', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 2 });
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const asking = order(app, person);
  for (const _ of [1, 2]) (await writer.next()).fail(new WriterError('failed', 'It lacks things.', { again: {} }));
  expect((await asking).statusCode).toBe(502);
  expect(writer.attempts).toHaveLength(2);
  expect(await placesTaken(database, person)).toBe(0);
});

test('BRIEF-3 QUOTA-3 cancelling stops the writer, keeps nothing and gives the place back once', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  const attempt = await writer.next();
  attempt.send({ title: 'Tide Table', projectDescription: 'Eleven stalls' });
  const cancelled = await cancelGenerationOf(app, person, id);
  expect(cancelled.statusCode).toBe(200);
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', content: {}, briefCountIncremented: false });
  await vi.waitFor(() => expect(attempt.signal.aborted).toBe(true));
  attempt.finish();
  expect((await cancelGenerationOf(app, person, id)).json()).toMatchObject({ state: 'cancelled' });
  expect(await placesTaken(database, person)).toBe(0);
  await app.close();
  expect(await storedBriefs(database, person)).toBe(0);
});

test('BRIEF-3 cancelling at another process stops the writer where it runs', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const other = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const asking = order(app, person);
  const attempt = await writer.next();
  const [live] = (await other.inject({ url: '/api/generations', headers: person.headers })).json().items;
  await cancelGenerationOf(other, person, live.id);
  await vi.waitFor(() => expect(attempt.signal.aborted).toBe(true));
  const answer = await asking;
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ state: 'cancelled', briefId: null });
  expect(await placesTaken(database, person)).toBe(0);
});

test('QUOTA-3 a brief that is written before anybody can read it can still be cancelled: nothing is kept, the place comes back once', async () => {
  const app = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const { id, briefId } = (await order(app, person)).json();
  const stranger = await signedInAs(database);
  expect((await cancelGenerationOf(app, stranger, id)).statusCode).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => cancelGenerationOf(app, person, id)));
  for (const answer of answers)
    expect(answer.json()).toMatchObject({
      state: 'cancelled',
      content: {},
      briefId: null,
      briefCountIncremented: false,
    });
  expect(await placesTaken(database, person)).toBe(0);
  expect(await storedBriefs(database, person)).toBe(0);
  expect((await app.inject({ url: `/api/briefs/${briefId}`, headers: person.headers })).statusCode).toBe(404);
});

test.each([
  ['is started', "update user_brief_progress set status = 'in_progress' where brief_id = $1"],
  ['is older than two minutes', "update brief_generations set ended_at = now() - interval '121 seconds' where id = $1"],
  [
    'was shared with everybody',
    `insert into design_briefs (id, docket, industry, styles, title, content, engine, seed, copied_from)
     select gen_random_uuid(), docket || '9', industry, styles, title, content, engine, seed, id from design_briefs where id = $1`,
  ],
  ['was written again', 'update brief_generations set replaces_id = brief_id, id = gen_random_uuid() where id = $1'],
])('QUOTA-3 a brief that %s can no longer be cancelled', async (_, change) => {
  const app = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const { id: briefId } = (await order(app, person)).json();
  await database.pool.query(change, [briefId]);
  const { rows } = await database.pool.query('select id from brief_generations where brief_id = $1', [briefId]);
  const answer = await cancelGenerationOf(app, person, rows[0].id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('generation_finished');
  expect(await placesTaken(database, person)).toBe(1);
  expect(await storedBriefs(database, person)).toBe(1);
});

test('QUOTA-3 a brief that is started while it is cancelled either stays, started, or is gone with its place given back', async () => {
  const app = await generationApp(database, { writer: instantWriter() });
  for (let run = 0; run < 12; run++) {
    // Somebody else each time: nobody cancels more than ten times a day.
    const person = await signedInAs(database);
    const { id } = (await order(app, person)).json();
    const before = await placesTaken(database, person);
    const [start, end] = await Promise.all([
      app.inject({
        method: 'PUT',
        url: `/api/briefs/${id}/progress`,
        headers: person.headers,
        payload: { status: 'in_progress' },
      }),
      cancelGenerationOf(app, person, id),
    ]);
    const places = await placesTaken(database, person);
    expect([
      { start: 200, end: 409, places: before },
      { start: 404, end: 200, places: before - 1 },
    ]).toContainEqual({ start: start.statusCode, end: end.statusCode, places });
  }
});

test('QUOTA-3 ten cancellations a day and no more, even when they come at once', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database, { limit: -1 });
  const live = await Promise.all(Array.from({ length: 14 }, () => orderAtOnce(app, person)));
  const answers = await Promise.all(live.map(({ id }) => cancelGenerationOf(app, person, id)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]!.json().error.code).toBe('cancellations_used_up');
  expect(await placesTaken(database, person)).toBe(4);

  // Yesterday's cancellations are forgiven.
  await database.pool.query('update daily_acts set day = day - 1 where user_id = $1', [person.userId]);
  const left = live[answers.findIndex((answer) => answer.statusCode === 429)]!;
  expect((await cancelGenerationOf(app, person, left.id)).statusCode).toBe(200);
});

test('QUOTA-3 a cancellation stays counted when the brief that was to be replaced is deleted', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database, { limit: -1 });
  const { headers } = person;
  const cancelOne = async () => {
    const id = await insertBrief(database.pool, { userId: person.userId });
    const again = { ...headers, prefer: 'respond-async' };
    const asked = await app.inject({ method: 'POST', url: `/api/briefs/${id}/regenerate`, headers: again });
    const { statusCode } = await cancelGenerationOf(app, person, asked.json<Generation>().id);
    await app.inject({ method: 'DELETE', url: `/api/briefs/${id}`, headers });
    return statusCode;
  };
  for (let n = 0; n < 10; n++) expect(await cancelOne()).toBe(200);
  expect(await cancelOne()).toBe(429);
});

test('a place that was taken last month does not come back to this one', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  await database.pool.query(
    `update brief_generations set quota_month = quota_month - interval '1 month' where id = $1`,
    [id],
  );
  await cancelGenerationOf(app, person, id);
  expect(await placesTaken(database, person)).toBe(1);
});

test('QUOTA-3 the place of a process that was killed is given back once, by any process', async () => {
  const person = await signedInAs(database);
  const app = await generationApp(database, { writer: scriptedWriter() });
  const { id } = await orderAtOnce(app, person);
  // As its row is left by a process that no longer speaks. The watch of the living one is what is tested.
  await database.pool.query('update brief_generations set heartbeat_at = $2 where id = $1', [id, new Date(0)]);
  const copy = '0198c0de-0000-7000-8000-00000000dead';
  await database.pool.query(
    `insert into brief_generations (id, user_id, industry, styles, seed, docket, quota_month, engine, heartbeat_at)
     select $2, user_id, industry, styles, seed, 'BF20990001', quota_month, engine, $3 from brief_generations where id = $1`,
    [id, copy, new Date(0)],
  );
  await database.pool.query('update profiles set briefs_generated = 2 where id = $1', [person.userId]);
  const timing = { heartbeatMs: 20 };
  await Promise.all([1, 2].map(() => generationApp(database, { writer: instantWriter(), generationTiming: timing })));
  await until(app, person, copy, 'failed');
  expect((await readGenerationOf(app, person, copy)).error?.message).toBe(
    'Failed to generate brief. The server stopped while the brief was being written. Nothing was counted. Try again.',
  );
  await until(app, person, id, 'failed');
  expect(await placesTaken(database, person)).toBe(0);
});

test('a generation that is being written is not taken for a dead one', async () => {
  const writer = scriptedWriter();
  const timing = { heartbeatMs: 20, silentAfterMs: 400 };
  const app = await generationApp(database, { writer, generationTiming: timing });
  await generationApp(database, { writer: instantWriter(), generationTiming: timing });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  const { rows: first } = await database.pool.query('select heartbeat_at from brief_generations where id = $1', [id]);
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query('select heartbeat_at from brief_generations where id = $1', [id]);
      expect(rows[0].heartbeat_at.getTime() - first[0].heartbeat_at.getTime()).toBeGreaterThan(1_000);
    },
    { timeout: 10_000 },
  );
  (await writer.next()).finish();
  await until(app, person, id, 'done');
});

test('a process that stops lets a brief finish', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, generationTiming: { finishWithinMs: 10_000 } });
  const person = await signedInAs(database);
  const asking = order(app, person);
  const attempt = await writer.next();
  const closing = app.close();
  attempt.finish();
  expect((await asking).statusCode).toBe(201);
  await closing;
  expect(await storedBriefs(database, person)).toBe(1);
});

test('a process that cannot wait any longer gives the place back before it stops', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const other = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  await app.close();
  expect(await readGenerationOf(other, person, id)).toMatchObject({ state: 'failed', briefCountIncremented: false });
  expect(await placesTaken(database, person)).toBe(0);
});
