import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { rawRequest } from '#test/raw-request.ts';
import { CLIENT_TIMEOUTS } from './slow-clients.ts';

const app = await testApp({
  database: await createTestDatabase(),
  publicUrl: 'https://briefs.example',
  hstsSeconds: 63_072_000,
  clientTimeouts: { ...CLIENT_TIMEOUTS, headMs: 2_000, lookMs: 50 },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** The answer to a request that is sent as it is. */
async function answerTo(text: string) {
  const { socket, said } = rawRequest(url, text);
  await once(socket, 'close');
  const [head = '', body = ''] = said().split('\r\n\r\n');
  const [line, ...lines] = head.split('\r\n');
  const pairs = lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]);
  return { status: Number(line?.split(' ')[1]), headers: Object.fromEntries(pairs), body };
}

const head = (line: string, ...lines: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...lines, '', ''].join('\r\n');
const FROM_US = ['Origin: https://briefs.example'];

test.each([
  ['no HTTP', 'Hello?\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a head of 20 KiB', head('GET /', `X-Long: ${'x'.repeat(20 * 1024)}`), 431],
  ['a head that does not end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 408],
  ['an expectation', head('GET /', 'Expect: tea'), 417],
  ['broken percents', head('GET /%ff'), 400],
  ['broken percents in a parameter', head('GET /api/people/%ff'), 400],
  ['a parameter of 201 letters', head(`GET /api/people/${'x'.repeat(201)}`), 414],
  ['an address of a file', head('GET file:///etc/passwd'), 400],
  ['an address of another host that is none', head('GET http://[::1%25lo]/'), 400],
  ['everything, as an address', head('GET *'), 400],
  ['an address that is nowhere', head('GET /api/nowhere'), 404],
  ['an unknown method', head('PROPFIND /'), 403],
  ['a question for everything', head('OPTIONS *'), 404],
  ['another site', head('POST /api/briefs', 'Origin: https://evil.example'), 403],
  ['a guest', head('POST /api/briefs', ...FROM_US), 401],
  ['no JSON', head('POST /api/session/sign-out', ...FROM_US, 'Content-Type: text/csv', 'Content-Length: 0'), 415],
  [
    'broken JSON',
    `${head('POST /api/session/sign-out', ...FROM_US, 'Content-Type: application/json', 'Content-Length: 1')}{`,
    400,
  ],
  [
    'a body too large',
    head('POST /api/session/sign-out', ...FROM_US, 'Content-Type: application/json', 'Content-Length: 900000'),
    413,
  ],
])('%s is answered in the shape of all errors, with the headers that protect', async (_what, sent, status) => {
  const answer = await answerTo(sent);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  const { error } = JSON.parse(answer.body);
  expect(error).toMatchObject({ message: expect.any(String), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(answer.body).not.toMatch(/%ff|xxxx|passwd|FST_/);
});

test('the whole address of a page leads to the page, as its path does', async () => {
  const { status, body } = await answerTo(head(`GET ${TEST_URL}/api/session`));
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ viewer: null });
});
