import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { getSideBySide } from '#contract/side-by-side.ts';
import type { Coverage } from '#domain/submission/coverage.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas, kei] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
  await signedInAs(database, { name: 'Kei Brandt' }),
];

const shows = (...frameIds: string[]) => ({ frameIds, noteIds: [], arguedAway: '' });
const both: Coverage = { '0.0': shows('board'), '1.0': shows('plan') };

async function answer(briefId: string, by: TestPerson, title: string, coverage = both, isPublic = true) {
  const id = await storedDesign(database, by.userId, {
    title,
    brief_id: briefId,
    coverage: JSON.stringify(coverage),
    is_public: isPublic,
  });
  for (const [position, frame] of ['board', 'plan'].entries()) {
    const mediaId = await storedPicture(database, by.userId);
    await database.pool.query(
      `insert into submission_frames (submission_id, id, position, name, media_id) values ($1, $2, $3, $2, $4)`,
      [id, frame, position, mediaId],
    );
  }
  return id;
}

async function critique(designId: string, by: TestPerson, verdicts: Record<string, string>) {
  const id = newId();
  await database.pool.query('insert into critiques (id, submission_id, reviewer_id) values ($1, $2, $3)', [
    id,
    designId,
    by.userId,
  ]);
  for (const [line, verdict] of Object.entries(verdicts))
    await database.pool.query(
      `insert into critique_marks (id, critique_id, line, asked, verdict) values ($1, $2, $3, 'Asked', $4)`,
      [newId(), id, line, verdict],
    );
  return id;
}

async function read(briefId: string, by: TestPerson | null = null, query: Record<string, string> = {}) {
  const reply = await app.inject({ url: `/api/briefs/${briefId}/side-by-side`, query, headers: by?.headers ?? {} });
  expect(reply.statusCode, reply.body).toBe(200);
  return getSideBySide.answer.parse(reply.json());
}

test('SHOW-9 the same deliverable stands in each column, with what others found, for everybody', async () => {
  const briefId = await storedBrief(database, null);
  const first = await answer(briefId, ines, 'Bread by time');
  const second = await answer(briefId, jonas, 'One board', { '0.0': shows('plan') });
  await critique(first, jonas, { 'goal.0': 'met', 'goal.1': 'met', 'deliverable.0': 'partly' });
  const hidden = await critique(first, kei, { 'goal.0': 'not' });
  await database.pool.query('update critiques set hidden_at = now() where id = $1', [hidden]);
  for (const by of [null, ines, kei]) {
    const found = await read(briefId, by);
    expect(found?.deliverables).toEqual(['Customer app']);
    expect(found?.columns.map(({ id, frames }) => [id, frames.map((frame) => frame?.name)])).toEqual([
      [first, ['board']],
      [second, ['plan']],
    ]);
    expect(found?.columns[0]?.verdicts).toEqual({ met: 2, partly: 1, not: 0, unclear: 0 });
    expect(found?.choice, 'both stand there already').toBeNull();
  }
});

test('SHOW-9 a column that does not show a deliverable has no frame for it', async () => {
  const briefId = await storedBrief(database, null);
  for (const by of [ines, jonas]) await answer(briefId, by, 'Whole');
  await answer(briefId, kei, 'Half', { '0.0': shows('board') });
  const found = await read(briefId);
  expect(found?.deliverables).toEqual(['Customer app', 'Plan']);
  expect(found?.columns.at(-1)?.frames.map((frame) => frame?.name)).toEqual(['board', undefined]);
});

test('SHOW-9 a private answer, a brief of one person and a single answer bring nothing to compare', async () => {
  const briefId = await storedBrief(database, null);
  await answer(briefId, ines, 'Shown');
  expect(await read(briefId)).toBeNull();
  await answer(briefId, jonas, 'Hidden', both, false);
  expect(await read(briefId, jonas)).toBeNull();
  const own = await storedBrief(database, ines.userId);
  await answer(own, ines, 'Own');
  await answer(own, jonas, 'Not theirs');
  expect(await read(own, ines)).toBeNull();
  expect(await read(newId())).toBeNull();
});

test('SHOW-9 the showcase begins with the brief that was answered last and can be compared', async () => {
  const lead = async () => (await app.inject('/api/showcase/front')).json().lead?.brief.id;
  const briefId = await storedBrief(database, null);
  for (const by of [ines, jonas]) await answer(briefId, by, 'Newest');
  expect(await lead()).toBe(briefId);
  const lonely = await storedBrief(database, null);
  await answer(lonely, ines, 'Alone');
  await answer(lonely, ines, 'Alone again');
  expect(await lead()).toBe(briefId);
  await database.pool.query('update design_submissions set is_public = false where brief_id = $1', [briefId]);
  expect(await lead()).not.toBe(briefId);
});

test('SHOW-9 more than six answers are compared six at a time, or those that somebody chose', async () => {
  const briefId = await storedBrief(database, null);
  const ids: string[] = [];
  for (let n = 1; n <= 8; n++)
    ids.unshift(await answer(briefId, await signedInAs(database, { name: `Student ${n}` }), `Answer ${n}`));
  const idsOf = (found: Awaited<ReturnType<typeof read>>) => found?.columns.map(({ id }) => id);
  const first = await read(briefId);
  expect(idsOf(first)).toEqual(ids.slice(0, 6));
  expect(first?.choice).toMatchObject({ page: 1, pages: 2 });
  expect(first?.choice?.answers.map(({ designer, title }) => `${designer}: ${title}`)).toContain('Student 8: Answer 8');
  const last = await read(briefId, null, { page: '2' });
  expect(idsOf(last)).toEqual(ids.slice(2));
  expect((await read(briefId, null, { page: '40' }))?.choice?.page).toBe(2);
  const chosen = await read(briefId, ines, { of: [ids[7], ids[1]].join(',') });
  expect(idsOf(chosen)).toEqual([ids[1], ids[7]]);
  expect(chosen?.choice?.page).toBeNull();
  expect(idsOf(await read(briefId, null, { of: ids[3]! }))).toEqual([ids[3]]);
  expect(idsOf(await read(briefId, null, { of: ids.join(',') }))).toHaveLength(6);
  // What is no answer to this brief is not chosen.
  expect(idsOf(await read(briefId, null, { of: newId() }))).toEqual(ids.slice(0, 6));
});
