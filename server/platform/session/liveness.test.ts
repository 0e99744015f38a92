import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { testSessions } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { createLiveness } from './liveness.ts';

const database = await createTestDatabase();

/** Counts database queries, with a clock that the test controls. */
function watched() {
  const clock = { ms: 0 };
  const asked: unknown[] = [];
  const pool = Object.create(database.pool, {
    query: {
      value: (...given: unknown[]) => {
        asked.push(given);
        return (database.pool.query as (...given: unknown[]) => unknown)(...given);
      },
    },
  });
  return { clock, asked, liveness: createLiveness({ pool }, () => clock.ms) };
}

async function family(): Promise<string> {
  const userId = newId();
  await database.pool.query(`insert into profiles (id, handle, display_name) values ($1, $2, 'Ines')`, [
    userId,
    `ines-${userId.slice(-12)}`,
  ]);
  return (await testSessions(database).begin(userId)).familyId;
}

test('however many requests a sign-in makes, the database is asked at most about once a second', async () => {
  const familyId = await family();
  const { clock, asked, liveness } = watched();
  for (clock.ms = 0; clock.ms < 3_000; clock.ms += 10)
    expect(await Promise.all([liveness.isAlive(familyId), liveness.isAlive(familyId)])).toEqual([true, true]);
  expect(asked.length).toBe(4);
});

test('SIGN-8 a sign-in that ends elsewhere is over here within a second', async () => {
  const familyId = await family();
  const { clock, liveness } = watched();
  await liveness.isAlive(familyId);
  await testSessions(database).end({ familyId });
  clock.ms += 999;
  expect(await liveness.isAlive(familyId)).toBe(false);
});

test('what this process ends is over here at once', async () => {
  const familyId = await family();
  const { liveness } = watched();
  await liveness.isAlive(familyId);
  await testSessions(database).end({ familyId });
  liveness.forget([familyId]);
  expect(await liveness.isAlive(familyId)).toBe(false);
});

test('who was asked about together with others is not asked about again within the second', async () => {
  const [one, other] = [await family(), await family()];
  await testSessions(database).end({ familyId: other });
  const { clock, asked, liveness } = watched();
  expect(await liveness.living([one, other])).toEqual(new Set([one]));
  clock.ms += 800;
  expect([await liveness.isAlive(one), await liveness.isAlive(other)]).toEqual([true, false]);
  expect(asked.length).toBe(1);
});

test('a failed question is asked again, not remembered', async () => {
  const failing = { query: async () => Promise.reject(new Error('gone')) };
  const { liveness } = { liveness: createLiveness({ pool: failing as never }, () => 0) };
  const familyId = await family();
  await expect(liveness.isAlive(familyId)).rejects.toThrow('gone');
  failing.query = database.pool.query.bind(database.pool) as never;
  expect(await liveness.isAlive(familyId)).toBe(true);
});
