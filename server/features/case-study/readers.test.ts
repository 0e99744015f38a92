import { expect, test } from 'vitest';
import { sweep } from '#server/platform/sweep.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const today = () => new Date().toISOString().slice(0, 10);

async function published() {
  const author = await signedInAs(database);
  const app = await testApp({ database });
  const submissionId = await storedDesign(database, author.userId);
  const { headers } = author;
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id, revision } = made.json() as { id: string; revision: number };
  const payload = { revision, visibility: 'public' };
  await app.inject({ method: 'PUT', url: `/api/case-studies/${id}/published`, headers, payload });
  await app.close();
  return { id, headers };
}

interface Read {
  at?: 'start' | 'end';
  from?: string;
  userAgent?: string;
  headers?: Record<string, string>;
}

/** Reads that another process counts; they are written when it ends. */
async function read(id: string, reads: Read[]) {
  const app = await testApp({ database });
  for (const { at = 'start', from = '203.0.113.7', userAgent = BROWSER, headers = { origin: TEST_URL } } of reads) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/published-case-studies/${id}/readers?at=${at}`,
      remoteAddress: from,
      headers: { ...headers, 'user-agent': userAgent },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  await app.close();
}

async function daysOf(id: string, headers: Record<string, string>) {
  const app = await testApp({ database });
  const answer = await app.inject({ url: `/api/case-studies/${id}/readers`, headers });
  await app.close();
  return answer;
}

test('VIEW-6 the author sees views and readers to the end of each day; each reader counts once', async () => {
  const { id, headers } = await published();
  await read(id, [{}, {}, { at: 'end' }, { from: '203.0.113.8' }]);
  // The same reader comes back, and the other one reads to the end.
  await read(id, [{ at: 'end' }, { from: '203.0.113.8', at: 'end' }, { from: '203.0.113.9' }]);
  expect((await daysOf(id, headers)).json()).toEqual({ days: [{ day: today(), views: 3, finished: 2 }] });
});

test('VIEW-6 robots, the author and pages that are not there are not counted; only the author sees the counts', async () => {
  const { id, headers } = await published();
  await read(id, [{ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, { headers }, { userAgent: '' }]);
  await read('cs-unknown1', [{}]);
  expect((await daysOf(id, headers)).json()).toEqual({ days: [] });
  const other = await signedInAs(database);
  expect((await daysOf(id, other.headers)).statusCode).toBe(404);
  expect((await daysOf(id, {})).statusCode).toBe(401);
});

test('VIEW-6 who read a page is forgotten after a day, and the counts stay', async () => {
  const { id, headers } = await published();
  await read(id, [{}]);
  await database.pool.query(`update case_study_readers set day = day - 2 where case_study_id = $1`, [id]);
  await sweep(database);
  const { rows } = await database.pool.query('select from case_study_readers where case_study_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await daysOf(id, headers)).json().days).toHaveLength(1);
});

test('VIEW-6 made-up browsers of one address are eight readers at most, also from all addresses of its network', async () => {
  const { id, headers } = await published();
  await read(
    id,
    Array.from({ length: 60 }, (_, n) => ({ from: `2001:67c:2e8:22::${n + 1}`, userAgent: `${BROWSER} ${n}` })),
  );
  const [{ views }] = (await daysOf(id, headers)).json().days;
  expect(views).toBeGreaterThan(1);
  expect(views).toBeLessThanOrEqual(8);
});
