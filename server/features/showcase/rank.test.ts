import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign } from '#test/submission.ts';
import { createRanking } from './rank.ts';

const database = await createTestDatabase();

test('a process that ends puts in order first what it was told of', async () => {
  const { userId } = await signedInAs(database);
  await storedDesign(database, userId, { brief_id: await storedBrief(database, userId) });
  const waiting = async () => (await database.pool.query('select from showcase_tally_changes')).rowCount;
  expect(await waiting()).toBe(1);
  const ranking = createRanking({ database });
  ranking.touch();
  await ranking.flush();
  expect(await waiting()).toBe(0);
});
