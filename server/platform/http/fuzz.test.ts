import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { seeded } from '#test/case-study.ts';
import { working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { figure } from '#test/strength/figure.ts';
import { simplestInput } from '#test/strength/from-schema.ts';
import { withoutLimits } from '#test/without-limits.ts';

/*
 * Calls of the contract with one part of each replaced by something hostile. FUZZ_REQUESTS=100000 is the long version; FUZZ_SEED
 * repeats one.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'null\u0000',
  '\ud800',
  'a\udc00b',
  'a\u202eb',
  '𝒳'.repeat(300),
  'x'.repeat(70_000),
  "'; select pg_sleep(9) --",
  '" or ""="',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-'.repeat(40),
  '((((',
  '!&|',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '2026-02-31',
  '9999-99-99T99:99:99Z',
  'null',
  '__proto__',
];
const HOSTILE: unknown[] = [
  ...TEXTS,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  [[]],
  {},
  { $gt: '' },
  { __proto__: null, length: 1e9 },
  Array.from({ length: 2_000 }, () => 'x'),
];
/** What tells of the inside of the server. */
const TELLS = /\bat \S+ \(|node_modules|syntax error at|relation "|violates|pg_catalog|\bselect\b.+\bfrom\b/i;

/** What would end the session of whoever asks, or never ends itself. */
const ENDS = new Set(['/api/events', '/api/session/sign-out']);

const database = await createTestDatabase();
await withoutLimits(database);
const app = await testApp({ database });
afterAll(() => app.close());
const { designer, designId, agreementId } = await working(database, app);
const calls = Object.values(api as Record<string, Call>).filter(({ path }) => !ENDS.has(path));

const random = seeded(SEED);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3_000);

/** The input with one of its parts, at any depth, replaced. */
function spoiled(input: unknown): unknown {
  if (typeof input === 'string' && random() < 0.8) return pick(TEXTS);
  if (input === null || typeof input !== 'object' || random() < 0.1) return pick(HOSTILE);
  if (Array.isArray(input)) return input.length === 0 ? pick(HOSTILE) : input.with(0, spoiled(input[0]));
  const names = Object.keys(input);
  const name = random() < 0.1 || names.length === 0 ? pick(['userId', 'isPublic', 'constructor', 'zz']) : pick(names);
  return { ...input, [name]: spoiled((input as Record<string, unknown>)[name]) };
}

function hostileRequest() {
  const call = pick(calls);
  const body = simplestInput(call.body);
  const query = (simplestInput(call.query) ?? {}) as Record<string, unknown>;
  // What is worked on stays there.
  const ends = call.method === 'DELETE' || call.path.endsWith('/end');
  const spoilsPath = call.path.includes(':') && random() < 0.2;
  const spoilsQuery = call.query && random() < 0.5;
  const url = call.path.replace(/:\w+/g, () =>
    spoilsPath
      ? encodeURIComponent(pick(TEXTS).slice(0, 150).toWellFormed()) || '%20'
      : ends
        ? newId()
        : call.path.startsWith('/api/agreements')
          ? agreementId
          : designId,
  );
  const names = [...Object.keys((call.query?.shape ?? {}) as object), 'zz'];
  const asked = spoilsQuery ? { ...query, [pick(names)]: asText(pick(HOSTILE)).toWellFormed() } : query;
  return {
    method: call.method,
    url: `${url}?${new URLSearchParams(asked as Record<string, string>)}`,
    headers: { ...(random() < 0.8 ? designer.headers : { origin: TEST_URL }), 'content-type': 'application/json' },
    ...(call.body && { payload: JSON.stringify(random() < 0.9 ? spoiled(body) : body) }),
  };
}

test(`${REQUESTS} hostile requests are answered in order, without a word of the inside`, {
  timeout: 60_000 + REQUESTS * 60,
}, async () => {
  let slowestMs = 0;
  const wrong: string[] = [];
  const answered = new Map<number, number>();
  for (let n = 0; n < REQUESTS; n++) {
    const request = hostileRequest();
    const began = performance.now();
    const answer = await app.inject(request);
    answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (answer.statusCode >= 500 || (answer.statusCode >= 400 && TELLS.test(answer.body)))
      wrong.push(`${answer.statusCode} ${JSON.stringify(request).slice(0, 600)} ${answer.body.slice(0, 300)}`);
  }
  figure(
    'hostile requests with an answer below 500',
    `${REQUESTS - wrong.length} of ${REQUESTS}, slowest ${Math.round(slowestMs)} ms`,
  );
  figure(
    'answers by status',
    [...answered]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  expect(wrong).toEqual([]);
});

test('the same person is still there', async () => {
  const other = await signedInAs(database);
  expect((await app.inject({ url: '/api/profile', headers: other.headers })).statusCode).toBe(200);
});
