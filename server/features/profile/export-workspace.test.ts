import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type TestPerson, testApp } from '#test/app.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);

test('SIGN-13 of a workspace and a build review, each one’s words are in their own download alone', async () => {
  const { designer, developer, designId } = await working(database, app);
  const [address, note, change] = ['https://demo.example/mine', 'The spacing is off by four.', 'A wider scope'];
  await call(developer, 'PUT', `/api/workspaces/${designId}/links`, { demoUrl: address });
  await call(developer, 'PUT', `/api/workspaces/${designId}/status`, { from: 'planning', to: 'building' });
  const screenshot = { frameId: 'frame-0', mediaId: await storedPicture(database, developer.userId) };
  const added = await call(developer, 'POST', `/api/workspaces/${designId}/reviews`, screenshot);
  const { pool } = database;
  await pool.query('update build_reviews set note = $1 where id = $2', [note, added.json().id]);
  const changes = JSON.stringify([{ by: change }]);
  await pool.query('update workspaces set changes = $1 where designer_id = $2', [changes, designer.userId]);
  const textOf = async ({ headers }: TestPerson) => {
    const { rawPayload } = await app.inject({ url: '/api/profile/export', headers });
    return Buffer.concat(Object.values(unzipSync(rawPayload))).toString();
  };
  const [theirs, ours] = [await textOf(developer), await textOf(designer)];
  const holds = (text: string) => [address, note, change].map((words) => text.includes(words));
  expect(holds(theirs)).toEqual([true, false, false]);
  expect(holds(ours)).toEqual([false, true, false]);
});
