import { expect, test } from 'vitest';
import { briefView, progress } from '#contract/brief.ts';
import { briefContentSchema } from '#domain/brief/content.ts';
import { PROGRESS_STATUSES, type ProgressStatus } from '#domain/brief/progress.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { bakeryBrief } from '#test/sample-brief.ts';

const database = await createTestDatabase();
const clock = { now: new Date('2026-03-02T08:00:00.000Z') };
const app = await testApp({ database, clock: () => clock.now });
const [ines, jonas] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
];
const own = (person: TestPerson) => insertBrief(database.pool, { userId: person.userId });
const community = () => insertBrief(database.pool, { userId: null });
const NOBODYS = '01890000-0000-7000-8000-00000000dead';
const guest = { headers: { origin: TEST_URL } };

const read = (id: string, by: { headers: Record<string, string> } = ines) =>
  app.inject({ method: 'GET', url: `/api/briefs/${id}`, headers: by.headers });
const move = (id: string, status: string, by: { headers: Record<string, string> } = ines) =>
  app.inject({ method: 'PUT', url: `/api/briefs/${id}/progress`, headers: by.headers, payload: { status } });
const tick = (id: string, key: string, done = true, by: { headers: Record<string, string> } = ines) =>
  app.inject({ method: 'PUT', url: `/api/briefs/${id}/deliverables/${key}`, headers: by.headers, payload: { done } });

/** An error without the number of its request, so that two of them can be compared word for word. */
function errorOf(answer: { json(): { error: Record<string, unknown> } }) {
  const { requestId, ...error } = answer.json().error;
  expect(requestId).toEqual(expect.any(String));
  return error;
}

async function startedBrief(person = ines) {
  const id = await own(person);
  await move(id, 'in_progress', person);
  return id;
}

test('BRIEF-5 a brief says what its person wanted to practise, and nothing where it was left to the client', async () => {
  const id = await own(ines);
  expect((await read(id)).json()).toMatchObject({ focus: null });
  await database.pool.query(`update design_briefs set skeleton = '{"focus":"booking"}' where id = $1`, [id]);
  expect((await read(id)).json()).toMatchObject({ focus: 'booking' });
});

test('the brief that tests are written on is a whole one', () => {
  expect(briefContentSchema.parse(bakeryBrief)).toEqual(bakeryBrief);
});

test('BRIEF-7 a brief is answered whole, in the shape of the contract, with nothing the contract does not name', async () => {
  const id = await startedBrief();
  await tick(id, '1.0');
  await app.inject({
    method: 'POST',
    url: `/api/briefs/${id}/milestones`,
    headers: ines.headers,
    payload: { title: 'Sketches', percentage: 38 },
  });
  const answer = await read(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const view = answer.json();
  expect(briefView.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    id,
    docket: expect.stringMatching(/^BF\d{8,}$/),
    isCommunity: false,
    isMine: true,
    assignedTo: 'Ines Marau',
    industry: 'food',
    styles: ['retro', 'organic'],
    title: bakeryBrief.title,
    content: bakeryBrief,
    engine: 'composer',
    model: null,
    progress: { status: 'in_progress', startedAt: '2026-03-02T08:00:00.000Z', completedAt: null, submissionId: null },
    milestones: [{ title: 'Sketches', percentage: 38, doneAt: null }],
    ticks: ['1.0'],
  });
});

test('BRIEF-9 a community brief is read by any visitor, without anybody’s work on it', async () => {
  const id = await community();
  await move(id, 'in_progress', jonas);
  const answer = await read(id, guest);
  expect(answer.statusCode).toBe(200);
  const view = answer.json();
  expect(briefView.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    isCommunity: true,
    isMine: false,
    assignedTo: null,
    progress: null,
    milestones: [],
    ticks: [],
  });
});

test('BRIEF-9 a community brief is assigned to whoever has taken it on, each with their own progress', async () => {
  const id = await community();
  expect((await move(id, 'in_progress', jonas)).statusCode).toBe(200);
  expect((await read(id, jonas)).json()).toMatchObject({
    assignedTo: 'Jonas Oyelaran',
    progress: { status: 'in_progress' },
  });
  expect((await read(id, ines)).json()).toMatchObject({ assignedTo: null, progress: null });
});

test('BRIEF-10 a foreign brief and a missing one are refused word for word alike, in every call', async () => {
  const foreign = await startedBrief(jonas);
  const calls = [
    (id: string) => read(id),
    (id: string) => read(id, guest),
    (id: string) => move(id, 'in_progress'),
    (id: string) => tick(id, '0.0'),
    (id: string) => app.inject({ method: 'GET', url: `/api/briefs/${id}/milestones`, headers: ines.headers }),
    (id: string) =>
      app.inject({
        method: 'POST',
        url: `/api/briefs/${id}/milestones`,
        headers: ines.headers,
        payload: { title: 'Mine', percentage: 5 },
      }),
  ];
  for (const call of calls) {
    const [there, nowhere] = [await call(foreign), await call(NOBODYS)];
    expect([there.statusCode, nowhere.statusCode]).toEqual([404, 404]);
    expect(errorOf(there)).toEqual({
      code: 'brief_not_found',
      message: 'Brief not found or you do not have access to it',
    });
    expect(errorOf(nowhere)).toEqual(errorOf(there));
    const named = ({ date: _, 'content-length': __, ...headers }: Record<string, unknown>) => headers;
    expect(named(nowhere.headers)).toEqual(named(there.headers));
  }
  expect((await read(foreign, jonas)).json().milestones).toEqual([]);
});

test('a signed-out person changes nothing: progress and ticks ask to log in', async () => {
  const id = await community();
  for (const answer of [await move(id, 'in_progress', guest), await tick(id, '0.0', true, guest)]) {
    expect(answer.statusCode).toBe(401);
    expect(errorOf(answer)).toEqual({ code: 'signed_out', message: 'Log in to go on.' });
  }
});

test('what is wrong with a call is named field by field', async () => {
  const id = await startedBrief();
  const progressCall = await app.inject({
    method: 'PUT',
    url: '/api/briefs/not-an-id/progress',
    headers: ines.headers,
    payload: { status: 'asleep', since: 1 },
  });
  expect(progressCall.statusCode).toBe(400);
  const status = await app.inject({
    method: 'PUT',
    url: `/api/briefs/${id}/progress`,
    headers: ines.headers,
    payload: { status: 'asleep', since: 1 },
  });
  expect(Object.keys(errorOf(status).fields as object).toSorted()).toEqual(['since', 'status']);
  const badKey = await tick(id, 'first');
  expect(errorOf(badKey)).toMatchObject({
    code: 'invalid_request',
    fields: { key: expect.stringContaining('deliverable.requirement') },
  });
  const badDone = await app.inject({
    method: 'PUT',
    url: `/api/briefs/${id}/deliverables/0.0`,
    headers: ines.headers,
    payload: { done: 'yes', by: 'me' },
  });
  expect(Object.keys(errorOf(badDone).fields as object).toSorted()).toEqual(['by', 'done']);
});

test('STATE-1 starting records started_at once; pausing, resuming and completing leave it', async () => {
  const id = await own(ines);
  const at = async (time: string, status: ProgressStatus) => {
    clock.now = new Date(time);
    const answer = await move(id, status);
    expect(answer.statusCode).toBe(200);
    expect(progress.parse(answer.json())).toEqual(answer.json());
    return answer.json();
  };
  const [nine, ten, eleven, noon, one] = [9, 10, 11, 12, 13].map(
    (hour) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ) as [string, string, string, string, string];
  expect(await at(nine, 'in_progress')).toMatchObject({ startedAt: nine, completedAt: null, updatedAt: nine });
  expect(await at(ten, 'paused')).toMatchObject({ startedAt: nine, completedAt: null, updatedAt: ten });
  expect(await at(eleven, 'completed')).toMatchObject({ startedAt: nine, completedAt: eleven, updatedAt: eleven });
  expect(await at(noon, 'in_progress')).toMatchObject({ startedAt: nine, completedAt: eleven, updatedAt: noon });
  expect(await at(one, 'completed')).toMatchObject({ startedAt: nine, completedAt: eleven, updatedAt: one });
});

test('STATE-1 two tabs that start one brief at the same moment make one record with one start', async () => {
  const id = await own(ines);
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(id, 'in_progress')));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map((answer) => `${answer.json().id} ${answer.json().startedAt}`)).size).toBe(1);
});

const refused: [ProgressStatus, ProgressStatus][] = [
  ['not_started', 'paused'],
  ['not_started', 'completed'],
  ['not_started', 'submitted'],
  ['in_progress', 'not_started'],
  ['in_progress', 'submitted'],
  ['paused', 'not_started'],
  ['paused', 'submitted'],
  ['completed', 'not_started'],
  ['completed', 'paused'],
  ['completed', 'submitted'],
  ['submitted', 'not_started'],
  ['submitted', 'in_progress'],
  ['submitted', 'paused'],
  ['submitted', 'completed'],
];

test.each(refused)('STATE-2 a brief that is %s does not become %s', async (from, to) => {
  const id = await startedBrief();
  await database.pool.query('update user_brief_progress set status = $2 where brief_id = $1', [id, from]);
  const before = (await read(id)).json().progress;
  const answer = await move(id, to);
  expect(answer.statusCode).toBe(409);
  expect(errorOf(answer).code).toBe('move_refused');
  expect((await read(id)).json().progress).toEqual(before);
});

test('STATE-2 every move is either among the refused ones or possible', async () => {
  const isRefused = (from: ProgressStatus, to: ProgressStatus) => refused.some(([a, b]) => a === from && b === to);
  for (const from of PROGRESS_STATUSES)
    for (const to of PROGRESS_STATUSES) {
      const id = await startedBrief();
      await database.pool.query('update user_brief_progress set status = $2 where brief_id = $1', [id, from]);
      expect([from, to, (await move(id, to)).statusCode]).toEqual([from, to, isRefused(from, to) ? 409 : 200]);
    }
});

test('BRIEF-11 requirements are ticked and unticked, twice over without harm', async () => {
  const id = await startedBrief();
  expect((await tick(id, '2.1')).json()).toEqual({ ticks: ['2.1'] });
  expect((await tick(id, '0.2')).json()).toEqual({ ticks: ['0.2', '2.1'] });
  expect((await tick(id, '0.2')).json()).toEqual({ ticks: ['0.2', '2.1'] });
  expect((await tick(id, '2.1', false)).json()).toEqual({ ticks: ['0.2'] });
  expect((await tick(id, '2.1', false)).json()).toEqual({ ticks: ['0.2'] });
  expect((await read(id)).json().ticks).toEqual(['0.2']);
});

test.each(['0.3', '1.2', '3.0', '9.9'])(
  'BRIEF-11 a requirement that the brief does not have (%s) cannot be ticked',
  async (key) => {
    const id = await startedBrief();
    for (const done of [true, false]) {
      const answer = await tick(id, key, done);
      expect(answer.statusCode).toBe(400);
      expect(errorOf(answer)).toMatchObject({
        code: 'invalid_request',
        fields: { key: 'This brief has no such requirement' },
      });
    }
    expect((await read(id)).json().ticks).toEqual([]);
  },
);

test('BRIEF-11 ticks wait for the start and end with the submission', async () => {
  const id = await own(ines);
  const early = await tick(id, '0.0');
  expect([early.statusCode, errorOf(early).code]).toEqual([409, 'move_refused']);
  await move(id, 'in_progress');
  await tick(id, '0.0');
  await database.pool.query(`update user_brief_progress set status = 'submitted' where brief_id = $1`, [id]);
  const late = await tick(id, '0.0', false);
  expect([late.statusCode, errorOf(late).code]).toEqual([409, 'move_refused']);
  expect((await read(id)).json().ticks).toEqual(['0.0']);
});
