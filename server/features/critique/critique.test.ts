import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { type Critiqued, getCritique } from '#contract/critique.ts';
import { limits } from '#domain/limits/limits.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { doneMeanwhile } from '#test/deleted-meanwhile.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const jonas = await signedInAs(database, { name: 'Jonas Oyelaran' });
const kei = await signedInAs(database, { name: 'Kei Brandt' });
const guest = { headers: { origin: TEST_URL } };
interface Asker {
  headers: Record<string, string>;
}

const GOALS = ['Fewer people leave empty-handed', 'A plan read in one glance'];
const [board, plan] = [
  { line: 'goal.0', verdict: 'partly', suggestion: 'Show the route.', pin: { frameId: 'board', x: 58, y: 78 } },
  { line: 'deliverable.1', verdict: 'met' },
];

/** A design by Ines with one frame, for a brief with two goals and two deliverables. */
async function design(columns: object = {}) {
  const id = await storedDesign(database, ines.userId, columns);
  const media_id = await storedPicture(database, ines.userId);
  await database.kysely
    .insertInto('submission_frames')
    .values({ submission_id: id, id: 'board', position: 0, name: 'Board', page_id: null, page_name: null, media_id })
    .execute();
  await database.pool.query(
    `update design_briefs set content = content || jsonb_build_object('projectGoals', $2::jsonb)
     where id = (select brief_id from design_submissions where id = $1)`,
    [id, JSON.stringify(GOALS)],
  );
  return id;
}

const read = (id: string, by: Asker = guest) =>
  app.inject({ url: `/api/submissions/${id}/critique`, headers: by.headers });
/** Of the asker's own critique; 0 while there is none. */
const revisionFor = async (id: string, by: Asker): Promise<number> => {
  const { given: critiques = [] }: Partial<Critiqued> = (await read(id, by)).json();
  return critiques.find(({ isMine }) => isMine)?.revision ?? 0;
};
const put = (id: string, payload: object, by: Asker = jonas) =>
  app.inject({ method: 'PUT', url: `/api/submissions/${id}/critique`, headers: by.headers, payload });
/** On the critique as it is now. */
const give = async (id: string, marks: object[], by: Asker = jonas) =>
  put(id, { revision: await revisionFor(id, by), marks }, by);
const remove = (id: string, by: Asker) =>
  app.inject({ method: 'DELETE', url: `/api/submissions/${id}/critique`, headers: by.headers });
const answer = (id: string, payload: object, by: Asker = ines, line = 'goal.0') =>
  app.inject({ method: 'PUT', url: `/api/critiques/${id}/marks/${line}/answer`, headers: by.headers, payload });
const report = (id: string, by: Asker, reason = 'Advertising') =>
  app.inject({ method: 'POST', url: `/api/critiques/${id}/report`, headers: by.headers, payload: { reason } });
const news = async (by: Asker) =>
  (await app.inject({ url: '/api/me/notifications', headers: by.headers })).json().items as {
    happening: string;
    path: string;
  }[];

async function seen(id: string, by: Asker = guest): Promise<Critiqued> {
  return getCritique.answer.strict().parse((await read(id, by)).json());
}

async function given(id: string, marks: object[] = [board], by: Asker = jonas) {
  const sent = await give(id, marks, by);
  expect(sent.statusCode, sent.body).toBe(200);
  return getCritique.answer.parse(sent.json()).given.find(({ isMine }) => isMine)!.id;
}

test('DET-6 a reviewer marks goals and deliverables with a pin and a suggested change, and everybody reads it', async () => {
  const id = await design();
  expect(await seen(id)).toMatchObject({ given: [], total: 0 });
  await given(id, [board, plan]);
  await given(id, [{ line: 'goal.0', verdict: 'met' }], kei);
  const { lines, given: critiques, total } = await seen(id);
  expect(lines.map(({ key, text, counts }) => [key, text, counts.met, counts.partly])).toEqual([
    ['goal.0', GOALS[0], 1, 1],
    ['goal.1', GOALS[1], 0, 0],
    ['deliverable.0', 'Customer app', 0, 0],
    ['deliverable.1', 'Plan', 1, 0],
  ]);
  expect(lines[2]!.requirements).toEqual(['Bake board', 'Basket']);
  expect(total).toBe(2);
  expect(critiques.map(({ reviewer, isMine }) => [reviewer.displayName, isMine])).toEqual([
    ['Kei Brandt', false],
    ['Jonas Oyelaran', false],
  ]);
  expect(critiques[1]!.marks).toEqual([
    { ...board, asked: GOALS[0], goneFrame: null, answer: null },
    { ...plan, asked: 'Plan', suggestion: '', pin: null, goneFrame: null, answer: null },
  ]);
  expect((await seen(id, jonas)).given.map(({ isMine }) => isMine)).toEqual([true, false]);
  expect(await news(ines)).toMatchObject([
    { happening: 'critiqued', path: `/showcase/${id}#critique` },
    { happening: 'critiqued' },
  ]);
});

test('DET-6 a critique sent again takes the place of the one before; met leaves nothing to change', async () => {
  const id = await design();
  await given(id, [board, plan]);
  await given(id, [{ ...board, verdict: 'met' }]);
  const { given: critiques } = await seen(id);
  expect(critiques).toHaveLength(1);
  expect(critiques[0]!.marks).toMatchObject([{ line: 'goal.0', verdict: 'met', suggestion: '', pin: null }]);
});

test('DET-6 the designer answers applied, or declined with a reason, and may think better of it', async () => {
  const id = await design();
  const critique = await given(id);
  const refused = await answer(critique, { answer: 'declined', reason: ' ' });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { reason: 'Say why you decline it' }]);
  expect((await answer(critique, { answer: 'applied' })).statusCode).toBe(200);
  await answer(critique, { answer: 'declined', reason: 'The owners refuse delivery.' });
  expect((await seen(id)).given[0]!.marks[0]!.answer).toMatchObject({
    answer: 'declined',
    reason: 'The owners refuse delivery.',
  });
  expect((await news(jonas)).filter(({ path }) => path.includes(id))).toMatchObject([
    { happening: 'critique_answered' },
  ]);
});

test('DET-6 nobody but the designer answers, and only a suggested change', async () => {
  const id = await design();
  const critique = await given(id, [board, plan]);
  for (const by of [jonas, kei]) expect((await answer(critique, { answer: 'applied' }, by)).statusCode).toBe(404);
  expect((await answer(critique, { answer: 'applied' }, guest)).statusCode).toBe(401);
  expect((await answer(critique, { answer: 'applied' }, ines, 'deliverable.1')).json().error.code).toBe('move_refused');
  expect((await answer(critique, { answer: 'applied' }, ines, 'goal.1')).json().error.code).toBe('critique_not_found');
});

test('DET-6 what is answered stays as it was answered; the other lines may still change', async () => {
  const id = await design();
  const critique = await given(id, [board, plan]);
  await answer(critique, { answer: 'applied' });
  for (const marks of [[{ ...board, suggestion: 'Something else' }], [plan], [{ ...board, verdict: 'not' }]]) {
    const refused = await give(id, marks);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'mark_answered']);
  }
  await given(id, [board, { ...plan, verdict: 'not', suggestion: 'Draw the evening.' }]);
  expect((await seen(id)).given[0]!.marks).toMatchObject([
    { line: 'goal.0', answer: { answer: 'applied' } },
    { line: 'deliverable.1', verdict: 'not', suggestion: 'Draw the evening.' },
  ]);
});

test('DET-6 one’s own design, a guest, a stray line, a line twice and no line are refused', async () => {
  const id = await design();
  expect((await give(id, [board], ines)).json().error.code).toBe('move_refused');
  expect((await give(id, [board], guest)).statusCode).toBe(401);
  expect((await give(id, [{ line: 'goal.7', verdict: 'met' }])).json().error.fields).toHaveProperty(['goal.7']);
  expect((await give(id, [{ line: 'plot.0', verdict: 'met' }])).statusCode).toBe(400);
  expect((await give(id, [plan, plan])).json().error.message).toContain('Mark each line once');
  expect((await give(id, [])).json().error.fields).toEqual({ marks: 'Mark at least one line' });
  const lost = await give(id, [{ ...board, pin: { frameId: 'gone', x: 1, y: 2 } }]);
  expect(lost.json().error.fields).toHaveProperty(['goal.0']);
  const free = await storedDesign(database, ines.userId, { brief_id: null });
  expect((await seen(free)).lines).toEqual([]);
  expect((await give(free, [board])).json().error.message).toContain('without a brief');
});

test('what may not be seen has no critique, alike for what is private, deleted and never was', async () => {
  const [hidden, deleted] = [await design(), await design()];
  const [critique, other] = [await given(hidden), await given(deleted)];
  await database.pool.query('update design_submissions set is_public = false where id = $1', [hidden]);
  await database.pool.query('delete from design_submissions where id = $1', [deleted]);
  for (const by of [guest, jonas])
    for (const id of [hidden, deleted, newId()])
      expect((await read(id, by)).json().error.code).toBe('submission_not_found');
  for (const id of [hidden, deleted]) expect((await give(id, [board])).json().error.code).toBe('submission_not_found');
  for (const id of [critique, other])
    for (const answered of [await answer(id, { answer: 'applied' }, kei), await report(id, kei)])
      expect(answered.json().error.code).toBe('critique_not_found');
  // Its designer still reads and answers it, and its reviewer may still take it back.
  expect((await seen(hidden, ines)).given).toHaveLength(1);
  expect((await answer(critique, { answer: 'applied' })).statusCode).toBe(200);
  expect((await remove(hidden, jonas)).statusCode).toBe(204);
});

test('SUB-9 critique of a design that is made private is out of reach, and back when it is public again', async () => {
  const id = await design();
  await given(id);
  const show = (isPublic: boolean) =>
    database.kysely.updateTable('design_submissions').set({ is_public: isPublic }).where('id', '=', id).execute();
  const before = await seen(id);
  await show(false);
  expect((await read(id, jonas)).statusCode).toBe(404);
  await show(true);
  expect((await seen(id)).given).toEqual(before.given);
});

test('a critique is taken back by its reviewer alone, with what was answered', async () => {
  const id = await design();
  await answer(await given(id), { answer: 'applied' });
  expect([(await remove(id, guest)).statusCode, (await remove(id, ines)).statusCode]).toEqual([401, 404]);
  expect((await remove(id, jonas)).statusCode).toBe(204);
  expect((await remove(id, jonas)).json().error.code).toBe('critique_not_found');
  expect(await seen(id)).toMatchObject({ given: [], total: 0 });
});

test('a critique is reported once a person, never one’s own; a hidden one is seen by its reviewer alone', async () => {
  const id = await design();
  const critique = await given(id);
  expect([(await report(critique, kei)).statusCode, (await report(critique, kei, 'Spam')).statusCode]).toEqual([
    204, 204,
  ]);
  expect([(await report(critique, jonas)).statusCode, (await report(critique, guest)).statusCode]).toEqual([404, 401]);
  const { rows } = await database.pool.query('select reason from critique_reports where critique_id = $1', [critique]);
  expect(rows).toEqual([{ reason: 'Spam' }]);
  await database.pool.query('update critiques set hidden_at = now() where id = $1', [critique]);
  for (const by of [guest, ines, kei]) expect(await seen(id, by)).toMatchObject({ given: [], total: 0 });
  expect((await seen(id)).lines[0]!.counts.partly).toBe(0);
  expect((await seen(id, jonas)).given).toMatchObject([{ isHidden: true }]);
  expect((await give(id, [plan])).json().error.message).toContain('hidden');
  // Taken back, it could be given again where everybody sees it.
  expect((await remove(id, jonas)).json().error.code).toBe('move_refused');
  expect((await seen(id, jonas)).given).toMatchObject([{ isHidden: true }]);
  expect((await answer(critique, { answer: 'applied' })).statusCode).toBe(404);
});

test('a reviewer who has blocked the designer hears nothing of the answer, and reads it on the page', async () => {
  const id = await design();
  const sana = await signedInAs(database);
  const critique = await given(id, [board], sana);
  await database.kysely
    .insertInto('person_blocks')
    .values({ blocker_id: sana.userId, blocked_id: ines.userId })
    .execute();
  expect((await answer(critique, { answer: 'applied' })).statusCode).toBe(200);
  expect(await news(sana)).toEqual([]);
  expect((await seen(id, sana)).given[0]!.marks[0]!.answer).toMatchObject({ answer: 'applied' });
});

test('whom the designer has blocked marks nothing, and nobody marks many designs in an hour', async () => {
  const id = await design();
  const blocked = await signedInAs(database);
  await database.kysely
    .insertInto('person_blocks')
    .values({ blocker_id: ines.userId, blocked_id: blocked.userId })
    .execute();
  expect((await give(id, [plan], blocked)).json().error.code).toBe('move_refused');
  const eager = await signedInAs(database);
  for (let n = 0; n < limits.critiques.burst; n++) await given(await design(), [plan], eager);
  expect((await give(id, [plan], eager)).statusCode).toBe(429);
  const restless = await signedInAs(database);
  for (let n = 0; n < limits.critiques.burst; n++) {
    await given(id, [plan], restless);
    await remove(id, restless);
  }
  expect((await give(id, [plan], restless)).statusCode).toBe(429);
});

test('DET-6 of two windows that mark at once, one critique stands, whole', async () => {
  const id = await design();
  const sets = [[board], [plan], [board, plan], [{ line: 'goal.1', verdict: 'not' }]];
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(id, { revision: 0, marks: sets[n % 4]! })));
  // The same marks sent twice are one critique, and no quarrel.
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, ...Array(6).fill(409)]);
  const { given: critiques } = await seen(id);
  expect(critiques).toHaveLength(1);
  const lines = critiques[0]!.marks.map(({ line }) => line).sort();
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(sets[winner]!.map(({ line }) => line).sort()).toEqual(lines);
  expect((await news(ines)).filter(({ path }) => path.includes(id))).toHaveLength(1);
});

test('DET-6 of two windows that change a critique, the second is told instead of overwriting the first', async () => {
  const id = await design();
  await given(id, [board]);
  const mine = (n: number) => [{ ...board, suggestion: `Window ${n}` }];
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(id, { revision: 1, marks: mine(n) })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  const now = (await seen(id, jonas)).given[0]!;
  expect(now).toMatchObject({ revision: 2, marks: [{ suggestion: `Window ${winner}` }] });
  // Whoever missed the answer may send the same once more; nothing is counted for it.
  expect((await put(id, { revision: 1, marks: mine(winner) })).statusCode).toBe(200);
  expect(await revisionFor(id, jonas)).toBe(2);
  const beyond = await put(id, { revision: 2_147_483_647, marks: mine(9) });
  expect(beyond.json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  await remove(id, jonas);
  const gone = await put(id, { revision: 2, marks: [board] });
  expect(gone.json().error).toMatchObject({ code: 'moved_on', revision: 0 });
});

test('DET-6 of an answer and a change at the same moment, one wins and the other is told', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await design();
    const critique = await given(id);
    const [answered, changed] = await Promise.all([
      answer(critique, { answer: 'applied' }),
      give(id, [{ ...board, verdict: 'met' }]),
    ]);
    const mark = (await seen(id)).given[0]!.marks[0]!;
    if (answered.statusCode === 200) {
      expect(changed.json().error?.code).toBe('mark_answered');
      expect(mark).toMatchObject({ suggestion: board.suggestion, answer: { answer: 'applied' } });
    } else {
      expect(answered.json().error.code).toBe('move_refused');
      expect(mark).toMatchObject({ verdict: 'met', answer: null });
    }
  }
});

test('DET-6 the database itself holds the rules, whoever writes', async () => {
  const id = await design();
  const critique = await given(id, [board, plan]);
  const marks = await database.pool.query('select id, line from critique_marks where critique_id = $1', [critique]);
  const of = (line: string) => marks.rows.find((row) => row.line === line).id as string;
  const query = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  const put = (mark: string, author: string, said = 'applied') =>
    query('insert into critique_answers (mark_id, author_id, answer) values ($1, $2, $3)', mark, author, said);
  await expect(
    query('insert into critiques (id, submission_id, reviewer_id) values ($1, $2, $3)', newId(), id, ines.userId),
  ).rejects.toThrow('own designer');
  await expect(
    query('insert into critiques (id, submission_id, reviewer_id) values ($1, $2, $3)', newId(), id, jonas.userId),
  ).rejects.toThrow('critiques_submission_id_reviewer_id_key');
  await expect(put(of('goal.0'), kei.userId)).rejects.toThrow('only the designer');
  await expect(put(of('deliverable.1'), ines.userId)).rejects.toThrow('only a suggested change');
  await expect(put(of('goal.0'), ines.userId, 'declined')).rejects.toThrow('critique_answers_check');
  await put(of('goal.0'), ines.userId);
  await expect(query(`update critique_marks set suggestion = 'x' where id = $1`, of('goal.0'))).rejects.toThrow(
    'answered',
  );
  await expect(query(`update critique_marks set verdict = 'maybe' where id = $1`, of('goal.0'))).rejects.toThrow();
});

test('DET-5 a critique that is sent while the design is made private is not stored', async () => {
  const id = await design();
  const answered = await doneMeanwhile(
    database,
    (other) => other.query('update design_submissions set is_public = false where id = $1', [id]),
    () => put(id, { revision: 0, marks: [board] }),
  );
  expect(answered.json().error.code).toBe('submission_not_found');
  expect((await seen(id, ines)).given).toEqual([]);
});

test('DET-5 an answer on a design that is private is heard by nobody else', async () => {
  const id = await design();
  const rafa = await signedInAs(database, { name: 'Rafa' });
  const critique = await given(id, [board], rafa);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  expect((await answer(critique, { answer: 'applied' })).statusCode).toBe(200);
  const { rows } = await database.pool.query('select kind from person_events where user_id = $1', [rafa.userId]);
  expect(rows).toEqual([]);
});
