import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [await signedInAs(database), await signedInAs(database)];

interface Asking {
  headers: Record<string, string>;
}
const call = ({ headers }: Asking, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const leave = (id: string, by: Asking = ines) => call(by, 'DELETE', `briefs/${id}/progress`);
const codeOf = (answer: Awaited<ReturnType<typeof leave>>) => [answer.statusCode, answer.json().error.code];
const shownTo = async (by: Asking) =>
  (await call(by, 'GET', 'me/briefs')).json().items.map(({ briefId }: { briefId: string }) => briefId);

async function startedCommunityBrief(...people: Asking[]) {
  const id = await insertBrief(database.pool, { userId: null });
  for (const person of people) await call(person, 'PUT', `briefs/${id}/progress`, { status: 'in_progress' });
  return id;
}

test('a person takes a community brief out of My Projects, and starts it anew', async () => {
  const id = await startedCommunityBrief(ines, jonas);
  await call(ines, 'POST', `briefs/${id}/milestones`, { title: 'Sketches', percentage: 38 });
  await call(ines, 'PUT', `briefs/${id}/deliverables/0.0`, { done: true });
  await call(jonas, 'POST', `briefs/${id}/milestones`, { title: 'Flow', percentage: 20 });
  expect((await leave(id)).statusCode).toBe(204);
  expect(await shownTo(ines)).not.toContain(id);
  expect((await call(ines, 'GET', `briefs/${id}`)).json()).toMatchObject({ progress: null, milestones: [], ticks: [] });
  expect((await call(jonas, 'GET', `briefs/${id}`)).json()).toMatchObject({ milestones: [{ title: 'Flow' }] });
  expect(codeOf(await leave(id))).toEqual([404, 'brief_not_found']);
  await call(ines, 'PUT', `briefs/${id}/progress`, { status: 'in_progress' });
  expect(await shownTo(ines)).toContain(id);
});

test('a community brief that a design answers stays', async () => {
  const id = await startedCommunityBrief(ines);
  const draftId = newId();
  const content = finishedDraft([await storedPicture(database, ines.userId)]);
  await call(ines, 'PUT', `submission-drafts/${draftId}`, { briefId: id, step: 2, revision: 0, content });
  expect((await call(ines, 'POST', 'submissions', { draftId, revision: 1 })).statusCode).toBe(201);
  const answer = await leave(id);
  expect(codeOf(answer)).toEqual([409, 'move_refused']);
  expect(answer.json().error.message).toContain('Delete the design first');
  expect(await shownTo(ines)).toContain(id);
});

test('nobody leaves a brief of their own, one of somebody else, or as a guest', async () => {
  const community = await startedCommunityBrief(ines);
  const own = await insertBrief(database.pool, { userId: ines.userId });
  await call(ines, 'PUT', `briefs/${own}/progress`, { status: 'in_progress' });
  expect(codeOf(await leave(own))).toEqual([404, 'brief_not_found']);
  expect(codeOf(await leave(own, jonas))).toEqual([404, 'brief_not_found']);
  expect(codeOf(await leave(community, jonas))).toEqual([404, 'brief_not_found']);
  expect(codeOf(await leave(community, { headers: { origin: TEST_URL } }))).toEqual([401, 'signed_out']);
  expect(codeOf(await leave('no-id'))).toEqual([400, 'invalid_request']);
  expect(await shownTo(ines)).toEqual(expect.arrayContaining([own, community]));
});

test('a brief that is left in one window and worked on in another is begun anew', async () => {
  const id = await startedCommunityBrief(ines);
  const leaving = await database.pool.connect();
  await leaving.query('begin');
  await leaving.query('select from user_brief_progress where brief_id = $1 for update', [id]);
  const starting = call(ines, 'PUT', `briefs/${id}/progress`, { status: 'in_progress' });
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });
  await leaving.query('delete from user_brief_progress where brief_id = $1', [id]);
  await leaving.query('commit');
  leaving.release();
  expect((await starting).json()).toMatchObject({ status: 'in_progress' });
});
