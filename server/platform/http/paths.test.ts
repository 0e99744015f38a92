import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { startProductOn } from '#test/product.ts';
import { figure } from '#test/strength/figure.ts';
import { simplestInput } from '#test/strength/from-schema.ts';
import { buildOnce } from '../../../scripts/build.ts';

const database = await createTestDatabase();
beforeAll(() => buildOnce(), 120_000);

const UPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%00/',
  '..%c0%af',
];
const FOLDERS = [
  '/assets/',
  '/media/',
  '/media/01890000-0000-7000-8000-000000000000/',
  '/case-studies/',
  '/api/media/',
];
const FILES = ['etc/passwd', 'package.json', '.data/session-secret', 'server/main.ts', 'proc/self/environ'];
const SECRET = /root:x:0|"brief-foundry"|SESSION_SECRET|STOP_MS/;

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Sends the address as it is. */
async function get(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request({ port: new URL(url).port, path, headers, agent }, answered)
      .on('error', failed)
      .end();
  });
  return { status: answer.statusCode!, body: await text(answer), headers: answer.headers };
}

test('no address leads to a file outside of what is served', { timeout: 120_000 }, async () => {
  expect(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).toMatch(SECRET);
  const { url } = await startProductOn(database);
  const addresses = FOLDERS.flatMap((folder) => UPS.flatMap((up) => FILES.map((file) => folder + up.repeat(6) + file)));
  const found = [];
  for (const address of addresses) {
    const { status, body } = await get(url, address);
    if (status === 200 || status >= 500 || SECRET.test(body)) found.push(`${address}: ${status} ${body.slice(0, 100)}`);
  }
  expect(found).toEqual([]);
  figure('addresses that lead out of the folders: files', `0 of ${addresses.length}`);
});

const FORGED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-original-url': '/evil.example',
  'x-rewrite-url': '/evil.example',
  forwarded: 'host=evil.example',
};

test('no answer repeats a host that a header claims', { timeout: 120_000 }, async () => {
  const { url } = await startProductOn(database);
  const pages = [
    '/',
    '/showcase',
    '/generate',
    '/auth',
    '/nowhere',
    '/api/openapi.json',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const page of pages) {
    const { status, body, headers } = await get(url, page, { host: 'evil.example', ...FORGED });
    expect(status, page).toBeLessThan(500);
    expect(body + JSON.stringify(headers), page).not.toContain('evil.example');
  }
  figure('pages that repeat a forged host', `0 of ${pages.length}`);
});

test('nothing that a person is answered may be kept, however its address ends', async () => {
  const app = await testApp({ database });
  afterAll(() => app.close());
  const { designer, designId } = await working(database, app);
  expect((await caller(app)(designer, 'GET', '/api/profile')).statusCode).toBe(200);
  const reads = Object.values(api as Record<string, Call>).filter(
    ({ method, path }) => method === 'GET' && path !== '/api/events',
  );
  const kept = [];
  for (const { path, query } of reads)
    for (const end of ['', '/x.css', '.css', ';x.css', '%2fx.js', '?x.png']) {
      const url = path.replace(/:\w+/g, designId) + end;
      const asked = end.startsWith('?') ? {} : { query: (simplestInput(query) ?? {}) as Record<string, string> };
      const answer = await app.inject({ url, headers: designer.headers, ...asked });
      const control = String(answer.headers['cache-control']);
      if (!/no-store/.test(control)) kept.push(`${url}: ${answer.statusCode} ${control}`);
    }
  expect(kept).toEqual([]);
  figure('addresses whose answer to a person may be kept', `0 of ${reads.length * 6}`);
});

test('the tests above ask as somebody who is signed in', async () => {
  expect((await signedInAs(database)).headers.authorization).toMatch(/^Bearer /);
});
