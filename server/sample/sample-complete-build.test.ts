import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { caller, submittedDesign } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { writeSampleCompleteBuild } from './write-sample-complete-build.ts';

const database = await createTestDatabase();
const app = await testApp({ database });

test('VIEW-4 the developer of the sample world has a complete build, written once', async () => {
  const designer = await signedInAs(database, { name: 'Anselm Dufour' });
  const kei = await signedInAs(database, { name: 'Kei Brandt' });
  const designId = await submittedDesign(database, app, designer);
  expect(await writeSampleCompleteBuild({ database, newId }, designId)).toBe(false);
  await database.pool.query(`update profiles set is_sample = true, handle = 'kei-brandt' where id = $1`, [kei.userId]);
  await database.pool.query('update design_submissions set is_sample = true where id = $1', [designId]);
  const written = await Promise.all([1, 2].map(() => writeSampleCompleteBuild({ database, newId }, designId)));
  expect(written.filter(Boolean)).toHaveLength(1);

  const call = caller(app);
  const view = (await call(kei, 'GET', `/api/workspaces/${designId}`)).json();
  expect(view).toMatchObject({ status: 'complete', commentCount: 3, lapsesAt: null });
  const { items } = (await call(designer, 'GET', '/api/people/kei-brandt/builds')).json();
  expect(items).toMatchObject([{ designId }]);
});
