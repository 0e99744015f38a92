import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { createSharedRateLimit, senderOf } from './shared-rate-limit.ts';

const database = await createTestDatabase();
const secret = 'a secret for tests that is long enough';

const processes = (limit: { burst: number; perSecond: number }, kind: string) =>
  [1, 2].map(() => createSharedRateLimit({ database, secret, kind, limit }));

test('many attempts at once at two processes: as many as one burst are let through', async () => {
  const [one, two] = processes({ burst: 10, perSecond: 0 }, 'crowd');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one! : two!).take('203.0.113.7')));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(await one!.take('203.0.113.8'), 'another sender').toBe(true);
});

test('attempts come back with time, never beyond the burst, and each kind is counted for itself', async () => {
  const [one] = processes({ burst: 2, perSecond: 1 }, 'slow');
  const later = (seconds: number) =>
    database.pool.query(`update attempts set at = at - make_interval(secs => $1) where kind = 'slow'`, [seconds]);
  const [, two] = processes({ burst: 2, perSecond: 1 }, 'slow');
  expect([await one!.take('a'), await one!.take('a'), await two!.take('a')]).toEqual([true, true, false]);
  await later(1.2);
  expect(await two!.take('a')).toBe(true);
  const [other] = processes({ burst: 2, perSecond: 1 }, 'other');
  expect(await other!.take('a')).toBe(true);
  await later(3_600);
  const [third, fourth] = processes({ burst: 2, perSecond: 0.01 }, 'slow');
  expect([await third!.take('a'), await fourth!.take('a'), await third!.take('a')]).toEqual([true, true, false]);
});

test('what is stored leads back to nobody', async () => {
  const [one] = processes({ burst: 1, perSecond: 1 }, 'private');
  await one!.take('198.51.100.23');
  const { rows } = await database.pool.query(`select attempts::text as row from attempts where kind = 'private'`);
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain('198.51');
});

test('a database that does not answer leaves the counting to each process', async () => {
  const lost = { query: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })) };
  const attempts = createSharedRateLimit({
    database: { pool: lost as never },
    secret,
    kind: 'lost',
    limit: { burst: 2, perSecond: 0 },
  });
  expect([await attempts.take('a'), await attempts.take('a'), await attempts.take('a')]).toEqual([true, true, false]);
});

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', ([address, sender]) => {
  expect(senderOf(address!)).toBe(sender);
});
