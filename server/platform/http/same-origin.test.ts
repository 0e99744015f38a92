import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { createLog } from '#server/platform/log.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const { headers } = await signedInAs(database);
const cookie = `${sessionCookies({ https: false }).accessName}=${headers.authorization.slice('Bearer '.length)}`;
const app = await testApp({ database });
let begun = 0;
app.addHook('preValidation', (_request, _reply, done) => {
  begun += 1;
  done();
});
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => {
  agent.destroy();
  return app.close();
});

const ANY_ID = '01890000-0000-7000-8000-000000000000';
const changes = [...Object.keys(api), 'POST /api/media', 'POST /showcase/:id/form']
  .map((name) => name.split(' ') as [string, string])
  .filter(([method]) => method !== 'GET')
  .map(([method, path]) => ({ method, path: path.replaceAll(/:\w+/g, ANY_ID) }));

const percent = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

const spellings: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'a letter as its number': (path) => path.replace('/api', '/%61pi'),
  'the last letter as its number': (path) => path.replace('/api', '/ap%69'),
  'all letters as their numbers': (path) => `/${path.slice(1).split('/').map(percent).join('/')}`,
  'numbers of numbers': (path) => path.replace('/api', '/%2561pi'),
  'an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'the whole address': (path) => `http://evil.example${path}`,
  'the whole address with a number': (path) => `HTTP://evil.example${path.replace('/api', '/%61pi')}`,
  'capital letters': (path) => path.replace('/api', '/API'),
  'a slash more in front': (path) => `/${path}`,
  'a slash more between': (path) => path.replace('/api/', '/api//'),
  'a slash at the end': (path) => `${path}/`,
  'a dot at the end': (path) => `${path}.`,
  'a dot between': (path) => path.replace('/api', '/./api'),
  'a way back': (path) => path.replace('/api', '/x/../api'),
  'a semicolon': (path) => `${path};x=/api/hooks/`,
  'the name of an open address': (path) => `${path}?/api/hooks/`,
};

const foreign = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
  {},
];

function send(method: string, path: string, more: object): Promise<{ status: number; code: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, agent, method, path, headers: { cookie, ...more } }, (answer: IncomingMessage) => {
      json(answer).then(
        (body) => resolve({ status: answer.statusCode!, code: (body as { error: { code: string } }).error.code }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.for(Object.entries(spellings))('no change comes from another site: %s', async ([, spelled]) => {
  expect(changes.length).toBeGreaterThan(60);
  begun = 0;
  const answers = await Promise.all(
    changes.map(async ({ method, path }, n) => ({
      what: `${method} ${spelled(path)}`,
      ...(await send(method, spelled(path), foreign[n % foreign.length]!)),
    })),
  );
  const ways = new Set(['403 cross_site_request', '404 not_found']);
  expect(answers.filter(({ status, code }) => !ways.has(`${status} ${code}`))).toEqual([]);
  expect(begun, 'changes that were begun').toBe(0);
});

test('a change from a page of the product passes, however it is spelled', async () => {
  const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  for (const path of ['/api/session/sign-out', '/%61pi/session/sign-out']) {
    begun = 0;
    await send('POST', path, own).catch(() => {}); // the answer has no body
    expect(begun, path).toBe(1);
  }
});

test('OPS-7 the log tells the operator once that pages are opened at another address than PUBLIC_URL', async () => {
  const lines: string[] = [];
  const elsewhere = await testApp({ database, log: createLog('warn', { write: (line) => void lines.push(line) }) });
  const ask = (host: string, origin: string) =>
    elsewhere.inject({ method: 'POST', url: '/api/session/sign-out', headers: { host, origin } });
  await ask('localhost:3000', 'https://evil.example');
  expect(lines).toEqual([]);
  for (const _ of [1, 2]) await ask('briefs.lan:3000', 'http://briefs.lan:3000');
  expect(lines).toEqual([expect.stringContaining('another address than PUBLIC_URL (http://localhost:3000)')]);
  await elsewhere.close();
});
