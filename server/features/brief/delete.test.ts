import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
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
const remove = (id: string, by: Asking = ines) => call(by, 'DELETE', `briefs/${id}`);
const codeOf = (answer: Awaited<ReturnType<typeof remove>>) => [answer.statusCode, answer.json().error.code];

async function startedBrief({ userId, headers }: TestPerson = ines) {
  const id = await insertBrief(database.pool, { userId });
  await call({ headers }, 'PUT', `briefs/${id}/progress`, { status: 'in_progress' });
  return id;
}

async function begunFor(briefId: string) {
  const id = newId();
  const content = finishedDraft([await storedPicture(database, ines.userId)]);
  expect(
    (await call(ines, 'PUT', `submission-drafts/${id}`, { briefId, step: 2, revision: 0, content })).statusCode,
  ).toBe(200);
  return id;
}

test('a person deletes a brief of theirs, with milestones and ticks; the begun submission stays without it', async () => {
  const id = await startedBrief();
  await call(ines, 'POST', `briefs/${id}/milestones`, { title: 'Sketches', percentage: 38 });
  await call(ines, 'PUT', `briefs/${id}/deliverables/0.0`, { done: true });
  const draftId = await begunFor(id);
  expect((await remove(id)).statusCode).toBe(204);
  expect(codeOf(await call(ines, 'GET', `briefs/${id}`))).toEqual([404, 'brief_not_found']);
  expect((await call(ines, 'GET', 'me/briefs')).json().items).toEqual([]);
  expect((await call(ines, 'GET', `submission-drafts/${draftId}`)).json()).toMatchObject({ briefId: null, step: 2 });
  const { rows } = await database.pool.query('select from brief_milestones where brief_id = $1', [id]);
  expect(rows).toEqual([]);
  expect(codeOf(await remove(id))).toEqual([404, 'brief_not_found']);
});

test('a brief that a design answers stays until the design is deleted', async () => {
  const id = await startedBrief();
  const submitted = await call(ines, 'POST', 'submissions', { draftId: await begunFor(id), revision: 1 });
  expect(submitted.statusCode).toBe(201);
  const answer = await remove(id);
  expect(codeOf(answer)).toEqual([409, 'move_refused']);
  expect(answer.json().error.message).toContain('Delete the design first');
  await call(ines, 'DELETE', `submissions/${submitted.json().id}`);
  expect((await remove(id)).statusCode).toBe(204);
});

test('BRIEF-9 the shared copy of a deleted brief stays for everybody', async () => {
  const id = await startedBrief();
  const copyId = (await call(ines, 'POST', `briefs/${id}/community-copy`)).json().id;
  await call(jonas, 'PUT', `briefs/${copyId}/progress`, { status: 'in_progress' });
  expect((await remove(id)).statusCode).toBe(204);
  expect((await call(jonas, 'GET', `briefs/${copyId}`)).json()).toMatchObject({
    isCommunity: true,
    progress: { status: 'in_progress' },
  });
});

test('QUOTA-3 a brief that is being written again is not deleted, because its place could not come back', async () => {
  const id = await insertBrief(database.pool, { userId: ines.userId });
  const writing = newId();
  await database.pool.query(
    `insert into brief_generations (id, user_id, industry, styles, seed, docket, quota_month, replaces_id, engine)
     values ($1, $2, 'food', '{retro}', 's', 'BF2026000000001', '2026-03-01', $3, 'composer')`,
    [writing, ines.userId, id],
  );
  expect(codeOf(await remove(id))).toEqual([409, 'brief_being_written']);
  await database.pool.query(`update brief_generations set state = 'refunded', ended_at = now() where id = $1`, [
    writing,
  ]);
  await database.pool.query(`insert into brief_section_rewrites (id, brief_id, section) values ($1, $2, 'usps')`, [
    newId(),
    id,
  ]);
  expect(codeOf(await remove(id))).toEqual([409, 'brief_being_written']);
  await database.pool.query(`update brief_section_rewrites set state = 'done' where brief_id = $1`, [id]);
  expect((await remove(id)).statusCode).toBe(204);
});

test('only its owner deletes a brief: not a guest, nobody else, and nobody a community brief', async () => {
  const id = await startedBrief();
  const community = await insertBrief(database.pool, { userId: null });
  expect(codeOf(await remove(id, { headers: { origin: TEST_URL } }))).toEqual([401, 'signed_out']);
  expect(codeOf(await remove(id, jonas))).toEqual([404, 'brief_not_found']);
  expect(codeOf(await remove(community))).toEqual([404, 'brief_not_found']);
  expect(codeOf(await remove('no-id'))).toEqual([400, 'invalid_request']);
  expect((await call(ines, 'GET', `briefs/${id}`)).statusCode).toBe(200);
});
