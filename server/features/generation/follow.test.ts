import { expect, test, vi } from 'vitest';
import { type Generation, generation } from '#contract/generation.ts';
import { LOAD_LIMITS } from '#server/platform/http/load-limits.ts';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { buildBriefContent } from '#test/brief-content.ts';
import { createTestDatabase } from '#test/database.ts';
import { readEvents } from '#test/event-reader.ts';
import {
  defaultOrder,
  generationApp,
  listening,
  orderAtOnce,
  placesTaken,
  readGenerationOf,
} from '#test/generation-app.ts';
import { instantWriter, scriptedWriter } from '#test/scripted-writer.ts';

const database = await createTestDatabase();
const full = buildBriefContent();

const askForStream = (url: string, person: TestPerson, headers = {}) =>
  readEvents(`${url}/api/briefs`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(defaultOrder),
  });

const follow = (url: string, person: TestPerson, id: string) =>
  readEvents(`${url}/api/generations/${id}`, { headers: person.headers });

test('BRIEF-3 a section is there for its reader before the writer has sent the rest', async () => {
  const writer = scriptedWriter();
  const url = await listening(await generationApp(database, { writer }));
  const person = await signedInAs(database);
  const events = await askForStream(url, person);
  expect(events.status).toBe(200);
  expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const attempt = await writer.next();

  attempt.send({ title: full.title, projectDescription: full.projectDescription });
  const first = await events.until<Generation>(({ content }) => content.projectDescription === full.projectDescription);
  expect(generation.parse(first)).toMatchObject({ state: 'writing', title: full.title, briefId: null });
  expect(first.content).not.toHaveProperty('usps');

  attempt.send({ title: full.title, projectDescription: full.projectDescription, uspIntro: full.uspIntro });
  const second = await events.until<Generation>(({ content }) => content.uspIntro === full.uspIntro);
  expect(second.revision).toBeGreaterThan(first.revision);

  attempt.finish(full);
  const last = await events.until<Generation>(({ state }) => state !== 'writing');
  expect(last).toMatchObject({ state: 'done', content: full, title: full.title });
  expect(last.briefId).not.toBeNull();
  expect(await events.next()).toBeNull();
});

test('BRIEF-12 the title of the industry stands in until the writer’s own has fully arrived', async () => {
  const writer = scriptedWriter();
  const url = await listening(await generationApp(database, { writer }));
  const events = await askForStream(url, await signedInAs(database));
  const attempt = await writer.next();
  attempt.send({ title: 'Tide Ta' });
  const early = await events.until<Generation>(({ content }) => content.title === 'Tide Ta');
  expect(early.title).toBe('Restaurant Ordering & Delivery App');
  attempt.send({ title: 'Tide Table', projectDescription: 'E' });
  expect((await events.until<Generation>(({ content }) => 'projectDescription' in content)).title).toBe('Tide Table');
  attempt.finish();
});

test('BRIEF-4 QUOTA-3 a lost connection cancels nothing, and another process picks the generation up', async () => {
  const writer = scriptedWriter();
  const here = await generationApp(database, { writer });
  const there = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const before = await askForStream(await listening(here), person);
  const { id } = await before.until<Generation>(() => true);
  const attempt = await writer.next();
  attempt.send({ title: full.title, projectDescription: full.projectDescription });
  await before.until<Generation>(({ content }) => 'projectDescription' in content);
  before.leave();

  const after = await follow(await listening(there), person, id);
  const resumed = await after.until<Generation>(() => true);
  expect(resumed).toMatchObject({ state: 'writing', content: { projectDescription: full.projectDescription } });
  attempt.send({ title: full.title, projectDescription: full.projectDescription, uspIntro: full.uspIntro });
  await after.until<Generation>(({ content }) => content.uspIntro === full.uspIntro);
  expect(attempt.signal.aborted).toBe(false);
  attempt.finish(full);
  const { briefId } = await after.until<Generation>(({ state }) => state === 'done');
  expect(await readGenerationOf(there, person, id)).toMatchObject({ state: 'done', briefId, content: full });
  expect(await placesTaken(database, person)).toBe(1);
});

test('BRIEF-4 the same key asks for the same generation while it is being written', async () => {
  const writer = scriptedWriter();
  const url = await listening(await generationApp(database, { writer }));
  const person = await signedInAs(database);
  const key = { 'idempotency-key': 'a-reload' };
  const first = await askForStream(url, person, key);
  const { id } = await first.until<Generation>(() => true);
  first.leave();
  const second = await askForStream(url, person, key);
  expect((await second.until<Generation>(() => true)).id).toBe(id);
  (await writer.next()).finish();
  await second.until<Generation>(({ state }) => state === 'done');
  expect(writer.attempts).toHaveLength(1);
  expect(await placesTaken(database, person)).toBe(1);
});

test('a reader catches up when notifications were lost with their connection', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  const events = await follow(await listening(app), person, id);
  await events.until<Generation>(() => true);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'brief-foundry notifications' and datname = current_database()`,
  );
  const attempt = await writer.next();
  attempt.send({ title: full.title, projectDescription: full.projectDescription });
  await events.until<Generation>(({ content }) => 'projectDescription' in content);
  attempt.finish();
  await events.until<Generation>(({ state }) => state === 'done');
});

test('a stream of a generation that failed ends with the reason', async () => {
  const writer = scriptedWriter();
  const url = await listening(await generationApp(database, { writer }));
  const events = await askForStream(url, await signedInAs(database));
  (await writer.next()).fail(new Error('no'));
  const last = await events.until<Generation>(({ state }) => state === 'failed');
  expect(last).toMatchObject({ content: {}, briefCountIncremented: false, error: { code: 'writer_failed' } });
  expect(await events.next()).toBeNull();
});

test('with no place left a stream is refused in JSON, like any other call', async () => {
  const url = await listening(await generationApp(database, { writer: instantWriter() }));
  const events = await askForStream(url, await signedInAs(database, { limit: 0 }));
  expect(events.status).toBe(403);
  expect(events.headers.get('content-type')).toContain('application/json');
  events.leave();
});

test('a generation of somebody else does not exist, exactly like one that was never there', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const owner = await signedInAs(database);
  const other = await signedInAs(database);
  const { id } = await orderAtOnce(app, owner);
  const without = ({ error }: { error: { requestId: string } }) => ({ ...error, requestId: '' });
  for (const method of ['GET', 'DELETE'] as const) {
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { ...other.headers, accept };
      const foreign = await app.inject({ method, url: `/api/generations/${id}`, headers });
      const missing = await app.inject({
        method,
        url: '/api/generations/0198c0de-0000-7000-8000-00000000beef',
        headers,
      });
      expect(foreign.statusCode).toBe(404);
      expect(without(foreign.json())).toEqual(without(missing.json()));
    }
  }
  expect((await app.inject({ url: '/api/generations', headers: other.headers })).json()).toEqual({ items: [] });
  expect((await readGenerationOf(app, owner, id)).state).toBe('writing');
  (await writer.next()).finish();
});

test('a process that stops ends the streams of briefs that other processes write', async () => {
  const writer = scriptedWriter();
  const here = await generationApp(database, { writer });
  const there = await generationApp(database, { writer: instantWriter() });
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(here, person);
  const events = await follow(await listening(there), person, id);
  await events.until<Generation>(() => true);
  await there.close();
  expect(await events.next()).toBeNull();
  (await writer.next()).finish();
  await vi.waitFor(async () => expect((await readGenerationOf(here, person, id)).state).toBe('done'));
});

test('a stream of a generation ends with the sign-in of its reader', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const events = await askForStream(await listening(app), person);
  const attempt = await writer.next();
  attempt.send({ title: full.title });
  await events.until<Generation>(() => true);
  await app.inject({ method: 'POST', url: '/api/session/sign-out', headers: person.headers, payload: {} });
  // What was sent before the stream ended may still arrive.
  while ((await events.next()) !== null);
  attempt.finish(full);
});

test('one person waits for a brief in twenty windows at most', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const url = await listening(app);
  const person = await signedInAs(database);
  const { id } = await orderAtOnce(app, person);
  const windows = await Promise.all(Array.from({ length: 20 }, () => follow(url, person, id)));
  expect(new Set(windows.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await follow(url, person, id)).status).toBe(429);
  windows[0]!.leave();
  await vi.waitFor(async () => expect((await follow(url, person, id)).status).toBe(200));
  (await writer.next()).finish(full);
});

test('requests that wait for a brief take no room from others', async () => {
  const writer = scriptedWriter();
  const loadLimits = { ...LOAD_LIMITS, requests: 20 };
  const url = await listening(await generationApp(database, { writer, loadLimits }));
  const [other, ...people] = [await signedInAs(database), await signedInAs(database), await signedInAs(database)];
  const waiting: Promise<Response>[] = [];
  for (const { headers } of [...people, ...people].flatMap((one) => Array.from({ length: 7 }, () => one))) {
    const body = JSON.stringify(defaultOrder);
    const wish = { ...headers, 'content-type': 'application/json', 'idempotency-key': 'one-wish' };
    waiting.push(fetch(`${url}/api/briefs`, { method: 'POST', headers: wish, body }));
    await vi.waitFor(async () => {
      expect((await fetch(`${url}/api/profile`, { headers: other!.headers })).status).toBe(200);
    });
  }
  for (const _ of people) (await writer.next()).finish(full);
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([201]));
});
