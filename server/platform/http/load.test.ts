import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Pages } from '#server/platform/pages/pages.ts';
import { serveRenderedPages } from '#server/platform/pages/rendered-pages.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { rawRequest } from '#test/raw-request.ts';
import { createRetryAfter, LOAD_LIMITS } from './load-limits.ts';
import { createRequestQueue } from './request-queue.ts';

const database = await createTestDatabase();
const MB = 1024 * 1024;
const HTML = { accept: 'text/html,*/*;q=0.8' };

/** Work that runs until the test ends it. */
function held() {
  const begun: (() => void)[] = [];
  return {
    begin: () => new Promise<void>((done) => begun.push(done)),
    under: () => begun.length,
    release() {
      for (const done of begun.splice(0)) done();
    },
  };
}

async function listening(parts: Partial<Parameters<typeof testApp>[0]>) {
  const work = held();
  const app = await testApp({ database, ...parts });
  app.get('/held', async () => work.begin().then(() => 'done'));
  app.get('/large', async (_request, reply) => reply.header('etag', '"large"').send(Buffer.alloc(16 * MB)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    work.release();
    app.server.closeAllConnections();
    await app.close();
  });
  return { url, work };
}

test('requests beyond the limit are refused with when to come back; whoever watches over the process is answered', async () => {
  const metricsToken = 'a token for those who watch';
  const { url, work } = await listening({ metricsToken, loadLimits: { ...LOAD_LIMITS, requests: 2 } });
  const [first, second] = [fetch(`${url}/held`), fetch(`${url}/held`)];
  await expect.poll(work.under).toBe(2);

  const refused = await fetch(`${url}/api/community-briefs`);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
  expect((await refused.json()).error).toMatchObject({
    code: 'unavailable',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const page = await fetch(url, { headers: HTML });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<h1>A lot is going on</h1>');
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status, path).toBe(200);
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(await metrics.text()).toContain('http_requests_refused_total 2');

  work.release();
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(async () => (await fetch(`${url}/api/community-briefs`)).status).toBe(200);
});

const SLOW_BODY = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

test('slow bodies take no place from other requests, and nobody may send many at a time', async () => {
  const { headers } = await signedInAs(database);
  const { url } = await listening({ loadLimits: { ...LOAD_LIMITS, requests: 4, bodies: 6, bodiesOfOne: 3 } });
  const guests = Array.from({ length: 8 }, () =>
    rawRequest(url, `POST /api/session/sign-out HTTP/1.1\r\nHost: a\r\nOrigin: ${TEST_URL}\r\n${SLOW_BODY}`),
  );
  const own = `POST /api/briefs HTTP/1.1\r\nHost: a\r\nAuthorization: ${headers.authorization}\r\n${SLOW_BODY}`;
  const mine = Array.from({ length: 8 }, () => rawRequest(url, own));
  const refused = () => [guests, mine].map((all) => all.filter(({ said }) => /^HTTP\/1.1 429 /.test(said())).length);
  await expect.poll(refused).toEqual([5, 5]);
  expect(guests.find(({ said }) => said())?.said()).toMatch(/retry-after: 2[\s\S]*"too_many_requests"/);
  // Six bodies are on their way, and four requests may run.
  const calls = Array.from({ length: 4 }, () => fetch(`${url}/api/session`));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { headers: others } = await signedInAs(database);
  const third = () => rawRequest(url, own.replace(headers.authorization, others.authorization));
  const turnedAway = third();
  await expect.poll(turnedAway.said).toMatch(/^HTTP\/1.1 503 /);

  for (const { socket } of [...guests, ...mine]) socket.destroy();
  await expect.poll(() => fetch(`${url}/api/session`).then(({ status }) => status)).toBe(200);
  const taken = third();
  await fetch(`${url}/api/session`);
  expect(taken.said()).toBe('');
});

test.each([
  ['a length', `Content-Length: ${10 * MB}`, ['429', '503', '503']],
  // It counts as the largest that the route takes, which is 15 MB.
  ['no length', 'Transfer-Encoding: chunked', ['429', '429', '503', '503', '503']],
])(
  'large bodies with %s take a bounded amount of memory, of one person and of all',
  async (_what, length, expected) => {
    const limits = { ...LOAD_LIMITS, bodyBytes: 50 * MB, bodyBytesOfOne: 32 * MB };
    const { url } = await listening({ loadLimits: limits });
    const people = [await signedInAs(database), await signedInAs(database)];
    const sent = people.flatMap(({ headers: { authorization } }) =>
      Array.from({ length: 4 }, () =>
        rawRequest(
          url,
          `POST /api/media HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
        ),
      ),
    );
    const refused = () => sent.map(({ said }) => said().slice(9, 12)).filter(Boolean);
    await expect.poll(() => refused().sort()).toEqual(expected);
    for (const { socket } of sent) socket.destroy();
    const body = { method: 'POST', headers: { ...people[0]!.headers, 'content-type': 'application/json' }, body: '{}' };
    await expect.poll(() => fetch(`${url}/api/briefs`, body).then(({ status }) => status)).toBe(400);
  },
);

test('large answers that nobody reads take a bounded amount of memory, and small ones go on', async () => {
  const limits = { ...LOAD_LIMITS, answerBytes: 70 * MB, answerBytesOfOne: 40 * MB };
  const { url } = await listening({ loadLimits: limits });
  const { headers } = await signedInAs(database);
  const unread = (who = '') => {
    const asked = rawRequest(url, `GET /large HTTP/1.1\r\nHost: a\r\n${who}\r\n`);
    asked.socket.once('data', () => asked.socket.pause());
    return asked;
  };
  const status = ({ said }: { said: () => string }) => said().slice(9, 12);
  const guests = [unread(), unread(), unread()];
  await expect.poll(() => guests.map(status).sort()).toEqual(['200', '200', '429']);
  const mine = [1, 2].map(() => unread(`Authorization: ${headers.authorization}\r\n`));
  await expect.poll(() => mine.map(status).sort()).toEqual(['200', '200']);
  const refused = unread(`Authorization: ${(await signedInAs(database)).headers.authorization}\r\n`);
  await expect.poll(() => refused.said()).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 2[\s\S]*"unavailable"/);
  expect((await fetch(`${url}/api/session`)).status).toBe(200);

  for (const { socket } of [...guests, ...mine]) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${url}/large`)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => bytes.byteLength),
    )
    .toBe(16 * MB);
});

test('many small bodies at once are no slow ones', async () => {
  const { headers } = await signedInAs(database);
  const { url } = await listening({ loadLimits: { ...LOAD_LIMITS, bodies: 2, bodiesOfOne: 1 } });
  const json = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${url}/api/briefs`, json)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
});

test.each([
  ['no route', 'POST /nowhere', 404],
  ['an account', 'POST /api/briefs', 401],
  ['an account for a picture', 'POST /api/media', 401],
])('the body of a guest is not read where there is %s', async (_what, line, status) => {
  const { url } = await listening({});
  const head = `${line} HTTP/1.1\r\nHost: a\r\nOrigin: ${TEST_URL}\r\n${SLOW_BODY}`;
  const { said, socket } = rawRequest(url, head);
  await expect.poll(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
});

test('who sends one request after the other without waiting for answers is cut off', async () => {
  const { url, work } = await listening({ loadLimits: { ...LOAD_LIMITS, pipelined: 5 } });
  const { socket } = rawRequest(url, 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300));
  await expect.poll(() => socket.closed).toBe(true);
  expect(work.under()).toBeLessThanOrEqual(5);
});

test('a few requests are in the app at a time, and others wait in front of it', async () => {
  const { url, work } = await listening({ loadLimits: { ...LOAD_LIMITS, atOnce: 2, slowMs: 60_000 } });
  const held = Array.from({ length: 5 }, () => fetch(`${url}/held`));
  await expect.poll(work.under).toBe(2);
  const leaver = rawRequest(url, 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
  await fetch(`${url}/healthz`);
  leaver.socket.destroy();
  // Once this is answered, the server has seen that the other one left.
  await fetch(`${url}/healthz`);
  for (const left of [2, 1]) {
    expect(work.under()).toBe(2);
    work.release();
    await expect.poll(work.under).toBe(left);
  }
  work.release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('connections are bounded, and a place that is given up is another one’s', async () => {
  const { url } = await listening({ loadLimits: { ...LOAD_LIMITS, connections: 2 } });
  const [first, second] = [rawRequest(url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'), rawRequest(url, '')];
  await expect.poll(first.said).toMatch(/^HTTP\/1.1 200 /);
  const third = rawRequest(url, '');
  await expect.poll(() => third.socket.closed).toBe(true);
  second.socket.destroy();
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.each([
  ['has waited for a while, the next is refused', 0, true],
  ['came a moment ago, the next waits as well', 60_000, false],
])('so many wait in front of the app; where the first of them %s', (_what, waitMs, isFull) => {
  const { enter, isFull: askFull } = createRequestQueue({
    ...LOAD_LIMITS,
    atOnce: 1,
    waiting: 2,
    waitMs,
    waitMaxMs: 60_000,
  });
  for (let n = 0; n < 3; n++) {
    expect(askFull()).toBe(false);
    const request = new IncomingMessage(new Socket());
    enter(request, new ServerResponse(request), () => {});
  }
  expect(askFull()).toBe(isFull);
});

test('where the first has waited for long, the next is refused, however few wait', () => {
  const { enter, isFull } = createRequestQueue({ ...LOAD_LIMITS, atOnce: 1, waitMaxMs: 0 });
  for (const full of [false, false, true]) {
    expect(isFull()).toBe(full);
    const request = new IncomingMessage(new Socket());
    enter(request, new ServerResponse(request), () => {});
  }
});

test('the more are refused, the longer they stay away', () => {
  let now = 0;
  const retryAfter = createRetryAfter(() => now);
  const refusals = (count: number) => new Set(Array.from({ length: count }, retryAfter));
  expect(refusals(500)).toEqual(new Set([2]));
  now = 1_100;
  expect(refusals(5_000)).toEqual(new Set([4]));
  now = 2_000;
  expect(refusals(1)).toEqual(new Set([10]));
  now = 9_000;
  expect(refusals(1)).toEqual(new Set([2]));
});

test('requests that take long keep nobody out', async () => {
  const { url, work } = await listening({ loadLimits: { ...LOAD_LIMITS, atOnce: 2, slowMs: 20 } });
  const held = Array.from({ length: 5 }, () => fetch(`${url}/held`));
  await expect.poll(work.under).toBe(5);
  expect((await fetch(`${url}/api/session`)).status).toBe(200);
  work.release();
  await Promise.all(held);
});

test('readers of events do not count', async () => {
  const app = await testApp({ database, loadLimits: { ...LOAD_LIMITS, requests: 1 } });
  const { headers } = await signedInAs(database);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const open = { headers: { ...headers, accept: 'text/event-stream' }, signal: gone.signal };
  for (let n = 0; n < 3; n++) expect((await fetch(`${url}/api/events`, open)).status).toBe(200);
  expect((await fetch(`${url}/api/session`)).status).toBe(200);
  gone.abort();
  await app.close();
});

test('so many pages are rendered at once, a few wait, and a person who finds no place is told in a page', async () => {
  const work = held();
  const pages: Pages = {
    serve: async (app) =>
      serveRenderedPages(app, {
        render: () =>
          work.begin().then(() => ({ status: 200, location: null, html: 'drawn', isPersonal: true, failure: null })),
        tags: () => '',
        publicUrl: TEST_URL,
        isDevelopment: false,
        policy: "default-src 'none'",
        loadLimits: { ...LOAD_LIMITS, pagesAtOnce: 1, pagesWaiting: 1 },
      }),
  };
  const app = await testApp({ database, pages });
  afterAll(() => app.close());
  // A call is sent once it is waited for.
  const ask = async (url: string) => app.inject(url);
  const asked = [ask('/first')];
  await expect.poll(work.under).toBe(1);
  asked.push(ask('/second'));
  await ask('/healthz');
  const refused = await app.inject({ url: '/third', headers: HTML });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' });
  expect(refused.body).toContain('Brief Foundry has more to do than it can right now.');
  expect(refused.body).toMatch(/Request [0-9a-f-]{36}/);
  expect((await app.inject('/third')).json().error.code).toBe('unavailable');
  // Requests that need no rendering are still answered.
  expect((await app.inject('/api/community-briefs')).statusCode).toBe(200);

  expect(work.under()).toBe(1);
  work.release();
  await expect.poll(work.under).toBe(1);
  work.release();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
