import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { workspaceView } from '#contract/workspace.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller, submittedDesign } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { writeSampleWorkspace } from './write-sample-workspace.ts';

const database = await createTestDatabase();
const app = await testApp({ database });

test('WORK-1 the sample world has a workspace in mid-build, written once, for its two people', async () => {
  const [ines, kei, rafa] = [
    await signedInAs(database, { name: 'Ines Marau' }),
    await signedInAs(database, { name: 'Kei Brandt' }),
    await signedInAs(database, { name: 'Rafa Quiroga' }),
  ];
  const designId = await submittedDesign(database, app, ines);
  expect(await writeSampleWorkspace({ database, newId }, designId)).toBe(false);
  await database.pool.query(`update profiles set is_sample = true, handle = 'kei-brandt' where id = $1`, [kei.userId]);
  await database.pool.query('update design_submissions set is_sample = true where id = $1', [designId]);
  const written = await Promise.all([1, 2, 3].map(() => writeSampleWorkspace({ database, newId }, designId)));
  expect(written.filter(Boolean)).toHaveLength(1);
  for (const person of [ines, kei]) {
    const answer = await caller(app)(person, 'GET', `/api/workspaces/${designId}`);
    const view = workspaceView.parse(answer.json());
    expect(view).toMatchObject({ status: 'building', commentCount: 5, activityCount: 5 });
    expect(Date.parse(view.lapsesAt!)).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  }
  const told = async (person: TestPerson) => (await caller(app)(person, 'GET', '/api/me/notifications')).json();
  expect((await told(ines)).items.map(({ happening }: { happening: string }) => happening)).toEqual([
    'commented',
    'moved_to_building',
    'workspace_opened',
    'asked',
  ]);
  expect([(await told(ines)).unreadCount, (await told(kei)).unreadCount]).toEqual([1, 1]);
  expect((await caller(app)(rafa, 'GET', `/api/workspaces/${designId}`)).statusCode).toBe(404);
});
