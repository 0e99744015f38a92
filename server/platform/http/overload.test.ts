import { afterAll, expect, test } from 'vitest';
import type { Pages } from '#server/platform/pages/pages.ts';
import { serveRenderedPages } from '#server/platform/pages/rendered-pages.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { LOAD_LIMITS } from './overload.ts';

const database = await createTestDatabase();
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

test('requests beyond the limit are refused with when to come back; whoever watches over the process is answered', async () => {
  const work = held();
  const app = await testApp({ database, loadLimits: { ...LOAD_LIMITS, requests: 2 } });
  app.get('/held', async () => work.begin().then(() => 'done'));
  const [first, second] = [app.inject('/held'), app.inject('/held')];
  await expect.poll(work.under).toBe(2);

  const refused = await app.inject('/api/community-briefs');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  expect(refused.json().error).toMatchObject({
    code: 'unavailable',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode, url).toBe(200);

  work.release();
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await expect.poll(async () => (await app.inject('/api/community-briefs')).statusCode).toBe(200);
  await app.close();
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
        tags: '',
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
