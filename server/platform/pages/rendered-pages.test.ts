import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SubmissionView } from '#contract/submission.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { createNotifications } from '#server/platform/database/notify.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { rawRequest } from '#test/raw-request.ts';
import { silentLog } from '#test/silent-log.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';
import type { Pages, RenderPage } from './pages.ts';
import { serveRenderedPages } from './rendered-pages.ts';

const database = await createTestDatabase();
/** How long a change may take to reach the other process; by the clock of these, a cached page lives for ever. */
const HEARD_WITHIN_MS = 1_000;

interface Process {
  app: FastifyInstance;
  /** How often this process has rendered a page. */
  rendered(): number;
  /** Resolves when all earlier notifications have arrived. */
  settled(): Promise<void>;
  /** The page of a design as a visitor sees it. */
  visit(path: string, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
}

/** A process of the product whose pages show a design's title, read from the real API. */
async function aProcess(on: Database = database): Promise<Process> {
  const notifications = createNotifications(database.connection, silentLog);
  const render = vi.fn<RenderPage>(async ({ url, call }) => {
    const id = new URL(url).pathname.split('/')[2] ?? '';
    const answer = await call({ name: 'GET /api/submissions/:id', params: { id }, url: `/api/submissions/${id}` });
    const session = await call({ name: 'GET /api/session', params: {}, url: '/api/session' });
    const { viewer } = JSON.parse(session.body) as { viewer: { displayName: string } | null };
    const title = answer.status === 200 ? (JSON.parse(answer.body) as SubmissionView).title : '–';
    const html = `${title} for ${viewer?.displayName ?? 'visitors'}`;
    return { status: answer.status, location: null, html, isPersonal: viewer !== null, failure: null };
  });
  const pages: Pages = {
    async serve(app) {
      const settings = { publicUrl: TEST_URL, isDevelopment: false, policy: "default-src 'none'" };
      serveRenderedPages(app, { ...settings, render, tags: () => '', notifications, now: () => 0 });
    },
  };
  const app = await testApp({ database: on, notifications, pages });
  await notifications.ready();
  return {
    app,
    rendered: () => render.mock.calls.length,
    async settled() {
      const heard = Promise.withResolvers<void>();
      const leave = notifications.subscribe('settled', heard.resolve as () => void);
      await notifications.ready();
      await database.pool.query("select pg_notify('settled', '')");
      await heard.promise;
      leave();
    },
    async visit(path, headers = {}) {
      const answer = await app.inject({ url: path, headers });
      return { status: answer.statusCode, text: answer.body };
    },
  };
}

const [one, other] = [await aProcess(), await aProcess()];
const owner = await signedInAs(database, { name: 'Ines Moreau' });

const change = (id: string, payload: object) =>
  one.app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });

async function aDesign() {
  const id = await storedDesign(database, owner.userId, { title: 'Evening orders' });
  await database.kysely
    .insertInto('submission_frames')
    .values({
      submission_id: id,
      id: 'f1',
      position: 0,
      name: 'Board',
      page_id: null,
      page_name: null,
      media_id: await storedPicture(database, owner.userId),
      is_featured: true,
      notes: JSON.stringify({ pins: [], general: [] }),
    })
    .execute();
  await Promise.all([one.settled(), other.settled()]);
  return { id, path: `/showcase/${id}` };
}

test('a page for visitors is rendered once a moment and process', async () => {
  const { path } = await aDesign();
  const before = other.rendered();
  const [first, second] = [await other.visit(path), await other.visit(path)];
  expect(other.rendered()).toBe(before + 1);
  expect(first).toEqual(second);
  expect(second.text).toContain('Evening orders for visitors');
});

test('OPS-3 a page that cannot be drawn for want of the database says when to come back', async () => {
  const proxy = await databaseProxy(database.connection);
  const through = openDatabase(proxy.connection, silentLog);
  const { app, visit } = await aProcess(through);
  onTestFinished(async () => {
    proxy.close();
    await app.close();
    await through.close();
  });
  const { path } = await aDesign();
  expect((await visit(path)).status).toBe(200);
  proxy.cut();
  const away = await app.inject(`${path}?away`);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
});

test('OPS-3 who is signed in gets a page too while the database is away, and programs their error', async () => {
  const proxy = await databaseProxy(database.connection);
  const through = openDatabase(proxy.connection, silentLog);
  const { app } = await aProcess(through);
  onTestFinished(async () => {
    proxy.close();
    await app.close();
    await through.close();
  });
  const { path } = await aDesign();
  proxy.cut();
  const ask = (url: string) => app.inject({ url, headers: owner.headers });
  const page = await ask(path);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect((await ask('/api/nothing')).headers['content-type']).toContain('application/json');
});

test('WORK-11 a page that a guest changes by its link alone is rendered each time', async () => {
  const { id } = await aDesign();
  const before = other.rendered();
  const spellings = [`/unsubscribe/${id}`, `/auth/${id}`, `/Shared/${id}`, `/%73hared/${id}`];
  for (const path of spellings) for (const _ of [1, 2]) await other.visit(path);
  expect(other.rendered()).toBe(before + 2 * spellings.length);

  // Tests that call the app directly have their dots resolved before.
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of [`/x/../shared/${id}`, `/x/%2E%2e/auth/${id}`])
    for (const _ of [1, 2]) {
      const { socket, said } = rawRequest(base, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      await once(socket, 'close');
      expect(said()).toContain('private, no-store');
    }
});

test('a page goes out as gzip to those who read it, cached or not', async () => {
  const { path } = await aDesign();
  const { text } = await one.visit(path);
  const before = one.rendered();
  for (const more of [{}, {}, owner.headers]) {
    const headers = { 'accept-encoding': 'gzip, br', ...more };
    const { headers: sent, rawPayload } = await one.app.inject({ url: path, headers });
    expect(sent).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toBe(
      more === owner.headers ? text.replace('visitors', 'Ines Moreau') : text,
    );
  }
  expect(one.rendered()).toBe(before + 1);
  const plain = await one.app.inject({ url: path, headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(text);
});

test('whoever brings a session cookie or a token, good or not, never meets a cached page', async () => {
  const { path } = await aDesign();
  await one.visit(path);
  const before = one.rendered();
  const mine = await one.visit(path, owner.headers);
  expect(mine.text).toContain('for Ines Moreau');
  for (const [name, value] of [
    ['cookie', 'bf-access=old'],
    ['cookie', 'bf-refresh=old'],
    ['authorization', 'Bearer old'],
  ] as const)
    expect((await one.visit(path, { [name]: value })).text).toContain('for visitors');
  expect(one.rendered()).toBe(before + 4);
  // A page that was rendered for a person is never cached.
  expect((await one.visit(path)).text).toContain('for visitors');
});

test('DET-5 a design made private is gone from the cached pages of every process at once', async () => {
  const { id, path } = await aDesign();
  expect([(await one.visit(path)).status, (await other.visit(path)).status]).toEqual([200, 200]);
  expect((await change(id, { isPublic: false })).statusCode).toBe(200);
  for (const { visit } of [one, other])
    await vi.waitFor(async () => expect((await visit(path)).status).toBe(404), {
      timeout: HEARD_WITHIN_MS,
      interval: 5,
    });
});

test('a refusal is not cached: what becomes public is there for the next who asks', async () => {
  const { id, path } = await aDesign();
  await change(id, { isPublic: false });
  await vi.waitFor(async () => expect((await other.visit(path)).status).toBe(404), { timeout: HEARD_WITHIN_MS });
  await change(id, { isPublic: true });
  expect((await other.visit(path)).status).toBe(200);
});

interface Change {
  what: string;
  change: (id: string) => Promise<unknown>;
}

test.for<Change>([
  { what: 'a title', change: (id) => change(id, { title: 'Orders before dawn' }) },
  { what: 'a deletion', change: (id) => database.pool.query('delete from design_submissions where id = $1', [id]) },
  {
    what: "the designer's name",
    change: () =>
      database.pool.query("update profiles set display_name = display_name || '!' where id = $1", [owner.userId]),
  },
  {
    what: 'a critique',
    change: async (id) => {
      const { userId } = await signedInAs(database);
      await database.kysely
        .insertInto('critiques')
        .values({ id: newId(), submission_id: id, reviewer_id: userId })
        .execute();
    },
  },
  // Any statement counts, also one that finds no row.
  { what: 'a mark', change: () => database.pool.query(`update critique_marks set verdict = 'met'`) },
  { what: 'an answer', change: () => database.pool.query(`update critique_answers set reason = 'Done'`) },
  { what: 'a new community brief', change: () => storedBrief(database, null) },
  {
    what: 'a pick of the operator',
    change: (id) => database.pool.query('insert into showcase_picks (submission_id) values ($1)', [id]),
  },
])('$what is seen by visitors of the other process at once', async ({ change: make }) => {
  const { id, path } = await aDesign();
  await other.visit(path);
  const before = other.rendered();
  await make(id);
  await vi.waitFor(
    async () => {
      await other.visit(path);
      expect(other.rendered()).toBeGreaterThan(before);
    },
    { timeout: HEARD_WITHIN_MS, interval: 5 },
  );
});

test('what concerns no visitor leaves the cached pages alone', async () => {
  const { path } = await aDesign();
  await other.visit(path);
  const before = other.rendered();
  await database.pool.query('update profiles set briefs_generated = 1 where id = $1', [owner.userId]);
  await storedBrief(database, owner.userId);
  await other.settled();
  await other.visit(path);
  expect(other.rendered()).toBe(before);
});

test('many different pages for one address are paced; cached ones, other addresses and signed-in people are not', async () => {
  const { app, rendered } = await aProcess();
  const at = (path: string, remoteAddress: string, headers = {}) => app.inject({ url: path, remoteAddress, headers });
  const browser = { accept: 'text/html' };
  const asked = [];
  for (let n = 0; n < 402; n++) asked.push(await at(`/nowhere/${n}`, '203.0.113.7', browser));
  const refused = asked.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(rendered()).toBe(400);
  expect(refused[0]!.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused[0]!.body).toContain('<h1>Many pages at once</h1>');

  const { path } = await aDesign();
  const away = `/nowhere/${newId()}`;
  expect((await at(path, '203.0.113.8')).statusCode).toBe(200);
  expect((await at(path, '203.0.113.7')).statusCode, 'cached').toBe(200);
  expect((await at(away, '203.0.113.7', owner.headers)).statusCode, 'signed in').toBe(404);
  expect((await at(away, '203.0.113.7')).json().error.code).toBe('too_many_requests');
  expect((await at(away, '127.0.0.1')).statusCode).toBe(404);
});
