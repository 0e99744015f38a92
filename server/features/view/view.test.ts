import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const [ines, jonas] = [await signedInAs(database, { name: 'Ines' }), await signedInAs(database, { name: 'Jonas' })];
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const OTHER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15';

interface Look {
  by?: TestPerson;
  userAgent?: string;
  from?: string;
  on?: Awaited<ReturnType<typeof testApp>>;
}

/** Two processes over one database, whose clock stands where the test puts it; closing them writes what they noted. */
async function twoProcesses(now = () => new Date('2026-03-02T08:00:00Z')) {
  const apps = [await testApp({ database, clock: now }), await testApp({ database, clock: now })] as const;
  const look = (id: string, { by, userAgent = BROWSER, from = '203.0.113.7', on = apps[0] }: Look = {}) =>
    on.inject({
      method: 'POST',
      url: `/api/submissions/${id}/views`,
      remoteAddress: from,
      headers: { ...(by?.headers ?? { origin: TEST_URL }), 'user-agent': userAgent },
    });
  return { apps, look, close: () => Promise.all(apps.map((app) => app.close())) };
}

async function viewsOf(id: string): Promise<number> {
  const app = await testApp({ database });
  return (await app.inject({ url: `/api/submissions/${id}`, headers: ines.headers })).json().viewCount;
}

test('SHOW-4 a thousand reloads by one person are one view, through whichever process', async () => {
  const id = await storedDesign(database, ines.userId);
  const { apps, look, close } = await twoProcesses();
  // A sender's pace is bounded, so the reloads come from a thousand places of one signed-in person.
  await Promise.all(
    Array.from({ length: 1000 }, (_, n) =>
      look(id, { by: jonas, on: apps[n % 2]!, from: `10.0.${n >> 8}.${n & 255}` }),
    ),
  );
  await close();
  expect(await viewsOf(id)).toBe(1);
});

test('SHOW-4 guests are told apart by address and browser, and count once each', async () => {
  const id = await storedDesign(database, ines.userId);
  const { apps, look, close } = await twoProcesses();
  for (const on of apps) {
    await look(id, { on });
    await look(id, { on, userAgent: OTHER });
    await look(id, { on, from: '203.0.113.8' });
  }
  await close();
  expect(await viewsOf(id)).toBe(3);
});

test('SHOW-4 made-up browsers of one address are eight viewers at most, also from all addresses of its network', async () => {
  const id = await storedDesign(database, ines.userId);
  const { apps, look, close } = await twoProcesses();
  for (let n = 0; n < 100; n++)
    await look(id, { on: apps[n % 2]!, userAgent: `${BROWSER} ${n}`, from: `2001:db8:1:2::${n.toString(16)}` });
  await close();
  expect(await viewsOf(id)).toBe(8);
});

test('SHOW-4 somebody who comes back the next day is a second view', async () => {
  const id = await storedDesign(database, ines.userId);
  for (const time of ['2026-03-02T08:00:00Z', '2026-03-02T23:59:59Z', '2026-03-03T00:00:00Z']) {
    const { look, close } = await twoProcesses(() => new Date(time));
    await look(id, { by: jonas });
    await close();
  }
  expect(await viewsOf(id)).toBe(2);
});

test('robots, the designer, and looks at what is private or gone are not counted', async () => {
  const id = await storedDesign(database, ines.userId);
  const secret = await storedDesign(database, ines.userId, { is_public: false });
  const { look, close } = await twoProcesses();
  const answers = [
    await look(id, { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    await look(id, { userAgent: '' }),
    await look(id, { by: ines }),
    await look(secret, { by: jonas }),
    await look(newId(), { by: jonas }),
  ];
  await close();
  // The answer is the same, so that nobody can find out by it what there is.
  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect([await viewsOf(id), await viewsOf(secret)]).toEqual([0, 0]);
});

test('whoever asks faster than people look is not counted further', async () => {
  const ids = await Promise.all(Array.from({ length: 130 }, () => storedDesign(database, ines.userId)));
  const { look, close } = await twoProcesses();
  for (const id of ids) await look(id, { userAgent: `${BROWSER} ${id}` });
  await close();
  const counted = await database.kysely
    .selectFrom('submission_counts')
    .select((select) => select.fn.sum<number>('views').as('views'))
    .where('submission_id', 'in', ids)
    .executeTakeFirstOrThrow();
  expect(Number(counted.views)).toBeGreaterThanOrEqual(119);
  expect(Number(counted.views)).toBeLessThan(130);
});
