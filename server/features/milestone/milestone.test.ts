import pg from 'pg';
import { expect, test } from 'vitest';
import { listMilestones, milestone } from '#contract/milestone.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { figure } from '#test/strength/figure.ts';

const database = await createTestDatabase();
const now = '2026-03-02T08:00:00.000Z';
const app = await testApp({ database, clock: () => new Date(now) });
const [ines, jonas] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
];

interface Asker {
  headers: Record<string, string>;
}
const guest: Asker = { headers: { origin: TEST_URL } };
const add = (briefId: string, payload: object, by: Asker = ines, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/briefs/${briefId}/milestones`,
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });
const list = async (briefId: string, by: Asker = ines) =>
  (await app.inject({ method: 'GET', url: `/api/briefs/${briefId}/milestones`, headers: by.headers })).json();
const change = (briefId: string, id: string, payload: object, by: Asker = ines) =>
  app.inject({ method: 'PATCH', url: `/api/briefs/${briefId}/milestones/${id}`, headers: by.headers, payload });
const remove = (briefId: string, id: string, by: Asker = ines) =>
  app.inject({ method: 'DELETE', url: `/api/briefs/${briefId}/milestones/${id}`, headers: by.headers });

async function startedBrief(person: TestPerson = ines, userId: string | null = person.userId) {
  const id = await insertBrief(database.pool, { userId });
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${id}/progress`,
    headers: person.headers,
    payload: { status: 'in_progress' },
  });
  return id;
}

test('TIME-4 milestones are listed by percentage, in the shape of the contract', async () => {
  const id = await startedBrief();
  for (const [percentage, title] of [
    [95, 'Final frames'],
    [12, 'Visit a shop'],
    [38, 'Sketches'],
  ] as const)
    expect((await add(id, { title, percentage })).statusCode).toBe(201);
  const answer = await list(id);
  expect(listMilestones.answer.parse(answer)).toEqual(answer);
  expect(answer.items.map((item: { percentage: number }) => item.percentage)).toEqual([12, 38, 95]);
});

test('TIME-2 a title is kept without the spaces around it', async () => {
  const answer = await add(await startedBrief(), { title: '  Sketches \n', percentage: 1 });
  expect(milestone.parse(answer.json())).toMatchObject({ title: 'Sketches', percentage: 1, doneAt: null });
});

test('TIME-2 title and percentage are refused together, each with its sentence', async () => {
  const id = await startedBrief();
  for (const percentage of [0, 101, 12.5, '12', null]) {
    const answer = await add(id, { title: ' ', percentage, colour: 'red' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      fields: {
        title: 'Please enter a milestone title',
        percentage: 'Percentage must be between 1 and 100',
        colour: 'This field is not known here',
      },
    });
  }
  expect((await add(id, { title: 'x'.repeat(121), percentage: 3 })).json().error.fields).toEqual({
    title: 'Keep the title under 121 characters',
  });
  expect(await list(id)).toEqual({ items: [] });
});

test('TIME-3 a second milestone at one percentage is refused, with the nearest free one', async () => {
  const id = await startedBrief();
  for (const percentage of [37, 38]) await add(id, { title: 'First', percentage });
  const answer = await add(id, { title: 'Second', percentage: 38 });
  expect(answer.statusCode).toBe(409);
  const text = 'A milestone already exists at 38%. Please choose a different percentage.';
  expect(answer.json().error).toMatchObject({
    code: 'milestone_taken',
    message: text,
    fields: { percentage: text },
    suggestion: 36,
  });
});

test('TIME-3 of four tabs that plant at one percentage at the same moment, one wins and the others are told a free one', async () => {
  const id = await startedBrief();
  const answers = await atTheSameMoment(
    Array.from({ length: 4 }, (_, tab) => () => add(id, { title: `Tab ${tab}`, percentage: 50 })),
  );
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json().error).toMatchObject({ code: 'milestone_taken', suggestion: 49 });
  expect((await list(id)).items).toHaveLength(1);
});

test('TIME-3 of a hundred that plant at one percentage, exactly one does', async () => {
  const id = await startedBrief();
  const tabs = Array.from({ length: 100 }, (_, tab) => add(id, { title: `Tab ${tab}`, percentage: 50 }));
  const answers = (await Promise.all(tabs)).map(({ statusCode }) => statusCode);
  expect([answers.filter((one) => one === 201), answers.filter((one) => one === 409)].map((all) => all.length)).toEqual(
    [1, 99],
  );
  figure('milestones at one percentage', '1 of 100 at once');
});

/** Holds the table against inserts until every call waits, at it or for another act of the same person, then lets them all go. */
async function atTheSameMoment<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
  const gate = new pg.Client(database.connection);
  await gate.connect();
  try {
    await gate.query('begin; lock table brief_milestones in share row exclusive mode');
    const under = calls.map((call) => call());
    await expect
      .poll(async () => {
        const waiting = await database.pool.query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.rows[0].n;
      })
      .toBe(calls.length);
    await gate.query('commit');
    return await Promise.all(under);
  } finally {
    await gate.end();
  }
}

test('TIME-3 the rule is per person: two people at one community brief may both stand at 50 %', async () => {
  const id = await startedBrief(ines, null);
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${id}/progress`,
    headers: jonas.headers,
    payload: { status: 'in_progress' },
  });
  expect((await add(id, { title: 'Mine', percentage: 50 })).statusCode).toBe(201);
  expect((await add(id, { title: 'His', percentage: 50 }, jonas)).statusCode).toBe(201);
  expect((await list(id, jonas)).items).toMatchObject([{ title: 'His' }]);
});

test('a repeated request with its key plants once and answers the same milestone', async () => {
  const id = await startedBrief();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => add(id, { title: 'Once', percentage: 20 }, ines, `once-${id}`)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const other = await add(id, { title: 'Another', percentage: 21 }, ines, `once-${id}`);
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
});

test('TIME-1 before the start and after the submission no milestone is planted', async () => {
  const id = await insertBrief(database.pool, { userId: ines.userId });
  const early = await add(id, { title: 'Early', percentage: 5 });
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'move_refused']);
  const late = await startedBrief();
  await database.pool.query(`update user_brief_progress set status = 'submitted' where brief_id = $1`, [late]);
  expect((await add(late, { title: 'Late', percentage: 5 })).statusCode).toBe(409);
});

test('TIME-4 a milestone is ticked done, opened again and renamed', async () => {
  const id = await startedBrief();
  const planted = (await add(id, { title: 'Sketches', percentage: 38 })).json();
  const done = await change(id, planted.id, { done: true });
  expect(milestone.parse(done.json())).toEqual({ ...planted, doneAt: now });
  expect((await change(id, planted.id, { title: ' Board sketches ' })).json()).toEqual({
    ...planted,
    title: 'Board sketches',
    doneAt: now,
  });
  expect((await change(id, planted.id, { done: false })).json().doneAt).toBeNull();
  const wrong = await change(id, planted.id, { title: '', done: 'yes', percentage: 0, dueOn: '2026-02-30' });
  expect(Object.keys(wrong.json().error.fields).toSorted()).toEqual(['done', 'dueOn', 'percentage', 'title']);
});

test('TIME-6 a milestone is moved and given a day; a taken percentage is refused with a free one', async () => {
  const id = await startedBrief();
  const sketches = (await add(id, { title: 'Sketches', percentage: 38, dueOn: '2026-03-05' })).json();
  expect(sketches.dueOn).toBe('2026-03-05');
  const frames = (await add(id, { title: 'Frames', percentage: 60 })).json();
  const moved = await change(id, frames.id, { percentage: 80, dueOn: '2026-03-08', title: 'Final frames' });
  expect(milestone.parse(moved.json())).toMatchObject({ percentage: 80, dueOn: '2026-03-08', title: 'Final frames' });
  const taken = await change(id, frames.id, { percentage: 38, title: 'Not this' });
  expect([taken.statusCode, taken.json().error]).toEqual([
    409,
    expect.objectContaining({ code: 'milestone_taken', suggestion: 37 }),
  ]);
  expect((await change(id, frames.id, { dueOn: null })).json().dueOn).toBeNull();
  expect((await list(id)).items).toMatchObject([{ title: 'Sketches' }, { title: 'Final frames', dueOn: null }]);
});

test('TIME-4 a deleted milestone comes back as it was, done and all', async () => {
  const id = await startedBrief();
  const planted = (await add(id, { title: 'Sketches', percentage: 38 })).json();
  await change(id, planted.id, { done: true });
  const gone = await remove(id, planted.id);
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect(await list(id)).toEqual({ items: [] });
  const back = await add(id, { title: 'Sketches', percentage: 38, done: true });
  expect(back.json()).toEqual({ ...planted, id: expect.any(String), doneAt: now });
});

test('a milestone of somebody else, of another brief and one that never was are refused alike', async () => {
  const [mine, his] = [await startedBrief(), await startedBrief(jonas)];
  const { id: hisMilestone } = (await add(his, { title: 'His', percentage: 5 }, jonas)).json();
  const { id: onOther } = (await add(await startedBrief(), { title: 'Elsewhere', percentage: 5 })).json();
  const never = '01890000-0000-7000-8000-00000000dead';
  for (const [briefId, id] of [
    [his, hisMilestone],
    [mine, hisMilestone],
    [mine, onOther],
    [mine, never],
  ] as const)
    for (const answer of [await change(briefId, id, { done: true }), await remove(briefId, id)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        code: 'milestone_not_found',
        message: 'This milestone is no longer there.',
      });
    }
  expect((await list(his, jonas)).items).toMatchObject([{ id: hisMilestone, doneAt: null }]);
});

test('a signed-out person sees and changes no milestones', async () => {
  const id = await startedBrief(ines, null);
  const { id: milestoneId } = (await add(id, { title: 'Mine', percentage: 5 })).json();
  const answers = [
    await app.inject({ method: 'GET', url: `/api/briefs/${id}/milestones` }),
    await add(id, { title: 'Guest', percentage: 6 }, guest),
    await change(id, milestoneId, { done: true }, guest),
    await remove(id, milestoneId, guest),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'signed_out']);
});
