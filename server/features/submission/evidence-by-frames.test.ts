import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const migration = new URL('../../platform/database/migrations/032-evidence-by-frames.sql', import.meta.url);

test('SUB-11 designs from before are counted again: a requirement of three frames needs all three', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, null);
  const requirements = [
    'Pause: 3 frames, showing the pause, its reason and its end; serves goal 1.',
    'Who pays? 2 frames at 390 × 844 px, upright, showing both; serves goal 2.',
    'Sold-out state of each line',
    'Shelf: 1 frame, showing the day; serves goal 1.',
  ];
  const deliverables = [{ title: 'App', description: '', requirements }];
  await database.pool.query(
    `update design_briefs set content = jsonb_set(content, '{deliverables}', $2::jsonb) where id = $1`,
    [briefId, JSON.stringify(deliverables)],
  );
  const frames = (...frameIds: string[]) => ({ frameIds, noteIds: [], arguedAway: '' });
  const counted = async (coverage: object) => {
    const columns = { brief_id: briefId, coverage: JSON.stringify(coverage), requirement_count: 4, evidenced_count: 4 };
    const id = await storedDesign(database, person.userId, columns);
    await database.pool.query(readFileSync(migration, 'utf8'));
    const found = 'select evidenced_count as count from design_submissions where id = $1';
    return (await database.pool.query(found, [id])).rows[0].count;
  };
  const all = { '0.0': frames('a', 'b', 'c'), '0.1': frames('a', 'b'), '0.2': frames('a'), '0.3': frames('a') };
  expect(await counted(all)).toBe(4);
  expect(await counted({ ...all, '0.0': frames('a') })).toBe(3);
  expect(await counted({ ...all, '0.1': frames('a'), '0.2': frames() })).toBe(2);
  expect(await counted({ ...all, '0.3': { frameIds: [], noteIds: ['n'], arguedAway: '' } })).toBe(4);
  expect(await counted({})).toBe(0);
});
