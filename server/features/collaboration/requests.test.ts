import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { collaborationRequest, getStanding, listMyCollaborations } from '#contract/collaboration.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, request, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { lapse } from './lapse.ts';

const database = await createTestDatabase();
const clock = { now: Date.now() };
const parts = { database, clock: () => new Date(clock.now), newId };
const app = await testApp(parts);
const call = caller(app);

const ask = (person: TestPerson | null, designId: string, body: object = request) =>
  call(person, 'POST', `/api/submissions/${designId}/collaboration-requests`, body);
const answer = (person: TestPerson | null, id: string, body: object) =>
  call(person, 'PUT', `/api/collaboration-requests/${id}`, body);
const standing = async (person: TestPerson | null, designId: string) =>
  getStanding.answer.parse((await call(person, 'GET', `/api/submissions/${designId}/collaboration`)).json());
const mine = async (person: TestPerson) =>
  listMyCollaborations.answer.parse((await call(person, 'GET', '/api/me/collaborations')).json());
const told = async (person: TestPerson) =>
  (await call(person, 'GET', '/api/me/notifications'))
    .json()
    .items.map((item: { happening: string }) => item.happening);

async function two() {
  const designer = await signedInAs(database, { name: 'Ines Marau' });
  const developer = await signedInAs(database, { name: 'Jonas Oyelaran' });
  return { designer, developer, designId: await submittedDesign(database, app, designer) };
}

test('DET-3 a developer asks with message, role and technologies, and the designer sees it and is told', async () => {
  const { designer, developer, designId } = await two();
  expect((await standing(developer, designId)).standing).toBe('open');
  const asked = await ask(developer, designId);
  expect(asked.statusCode).toBe(201);
  expect(collaborationRequest.parse(asked.json())).toMatchObject({ ...request, iAm: 'developer', state: 'open' });
  expect(await standing(developer, designId)).toMatchObject({ standing: 'asked', requestId: asked.json().id });
  expect(await standing(designer, designId)).toMatchObject({ standing: 'mine', waitingCount: 1 });
  expect((await mine(designer)).requests).toMatchObject([{ iAm: 'designer', message: request.message }]);
  expect(await told(designer)).toEqual(['asked']);
  const { items } = (await call(designer, 'GET', '/api/me/notifications')).json();
  expect(items[0]).toMatchObject({ quote: request.message });
});

test('DET-3 a design that is private, closed, one’s own or not there is not asked for', async () => {
  const { designer, developer, designId } = await two();
  const shut = await submittedDesign(database, app, designer, { openToCollaboration: false });
  const hidden = await submittedDesign(database, app, designer, { openToCollaboration: false, isPublic: false });
  expect((await ask(designer, designId)).json().error.code).toBe('collaboration_closed');
  expect((await ask(developer, shut)).json().error.code).toBe('collaboration_closed');
  const [unseen, missing] = [await ask(developer, hidden), await ask(developer, newId())];
  expect([unseen.statusCode, missing.statusCode]).toEqual([404, 404]);
  const words = ({ error: { code, message } }: { error: { code: string; message: string } }) => [code, message];
  expect(words(unseen.json())).toEqual(words(missing.json()));
  expect((await call(developer, 'GET', `/api/submissions/${hidden}/collaboration`)).statusCode).toBe(404);
});

test('DET-3 of parallel requests by one person one stands, and of all that accept two requests one wins', async () => {
  const { designer, developer, designId } = await two();
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(developer, designId)));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes).toEqual([201, ...Array(11).fill(409)]);
  const other = await signedInAs(database);
  const second = (await ask(other, designId)).json().id;
  const first = answers.find(({ statusCode }) => statusCode === 201)!.json().id;
  const accepted = await Promise.all(
    [first, second, first, second].map((id) => answer(designer, id, { answer: 'accept' })),
  );
  expect(accepted.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  const { rows } = await database.pool.query(`select count(*)::int as n from workspaces where submission_id = $1`, [
    designId,
  ]);
  expect(rows[0].n).toBe(1);
  const loser = accepted[0]!.statusCode === 200 || accepted[2]!.statusCode === 200 ? other : developer;
  expect((await standing(loser, designId)).standing).toBe('asked');
  expect((await standing(await signedInAs(database), designId)).standing).toBe('claimed');
});

test('DET-3 a design that was built says by whom and where, to everybody, for as long as it is public', async () => {
  const { designer, developer, designId } = await working(database, app);
  const change = (sql: string) =>
    database.pool.query(`update workspaces set ${sql} where submission_id = $1`, [designId]);
  const third = await signedInAs(database);
  await change(`demo_url = 'https://demo.example/saltmarsh', status = 'building', building_at = now()`);
  expect(await standing(third, designId)).toMatchObject({ standing: 'claimed', isClaimed: true, build: null });
  await change(`status = 'complete', complete_at = now()`);
  const { handle, displayName } = (await call(developer, 'GET', '/api/profile')).json();
  const build = { developer: { handle, displayName }, demoUrl: 'https://demo.example/saltmarsh' };
  expect(await standing(third, designId)).toMatchObject({ standing: 'built', isClaimed: true, build });
  expect(await standing(developer, designId)).toMatchObject({ standing: 'building', build });
  await change(`state = 'ended', ended_at = now(), end_reason = 'left'`);
  expect(await standing(third, designId)).toMatchObject({ standing: 'open', isClaimed: false, build });
  await call(designer, 'PATCH', `/api/submissions/${designId}`, { isPublic: false });
  expect(await standing(designer, designId)).toMatchObject({ standing: 'mine', build: null });
});

test('DET-3 only the designer answers, only the developer withdraws, and nobody else finds the request', async () => {
  const { designer, developer, designId } = await two();
  const third = await signedInAs(database);
  const { id } = (await ask(developer, designId)).json();
  for (const wish of ['accept', 'decline', 'withdraw']) {
    expect((await answer(null, id, { answer: wish })).statusCode).toBe(401);
    expect((await answer(third, id, { answer: wish })).statusCode).toBe(404);
  }
  expect((await answer(developer, id, { answer: 'accept' })).statusCode).toBe(404);
  expect((await answer(designer, id, { answer: 'withdraw' })).statusCode).toBe(404);
  expect((await mine(third)).requests).toEqual([]);
  expect((await ask(null, designId)).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/me/collaborations', headers: { origin: TEST_URL } })).statusCode).toBe(401);
  expect((await answer(developer, id, { answer: 'withdraw' })).json().request.state).toBe('withdrawn');
  expect((await answer(designer, id, { answer: 'accept' })).json().error.code).toBe('request_over');
  expect((await ask(developer, designId)).statusCode).toBe(201);
});

test('DET-3 a declined request says so with its reason, and the design can be closed with it', async () => {
  const { designer, developer, designId } = await two();
  const { id } = (await ask(developer, designId)).json();
  await answer(designer, id, { answer: 'decline', reason: 'One shop first.', closeDesign: true });
  expect((await mine(developer)).requests).toMatchObject([{ state: 'declined', reason: 'One shop first.' }]);
  expect(await told(developer)).toEqual(['declined']);
  expect((await standing(developer, designId)).standing).toBe('closed');
});

test('DET-3 a request runs out, and can be made again', async () => {
  const { designer, developer, designId } = await two();
  const { id } = (await ask(developer, designId)).json();
  clock.now += 15 * 86_400_000;
  expect((await answer(designer, id, { answer: 'accept' })).json().error.code).toBe('request_over');
  await lapse(parts);
  expect((await mine(developer)).requests[0]?.state).toBe('expired');
  expect((await ask(developer, designId)).statusCode).toBe(201);
  clock.now = Date.now();
});

test('DET-3 who is blocked and reported is told no more than that the design is closed', async () => {
  const { designer, developer, designId } = await two();
  const third = await signedInAs(database);
  const { id } = (await ask(developer, designId)).json();
  const report = (person: TestPerson | null) =>
    call(person, 'POST', `/api/collaboration-requests/${id}/report`, { reason: 'Spam.', block: true });
  expect((await report(null)).statusCode).toBe(401);
  expect((await report(third)).statusCode).toBe(404);
  expect((await report(designer)).statusCode).toBe(204);
  expect((await standing(developer, designId)).standing).toBe('closed');
  expect((await ask(developer, designId)).json().error.code).toBe('collaboration_closed');
  expect((await standing(third, designId)).standing).toBe('open');
});

test('DET-3 a block ends every open request between the two, and none that was sent at that moment is accepted', async () => {
  const { designer, developer, designId } = await two();
  const [another, theirs] = [
    await submittedDesign(database, app, designer),
    await submittedDesign(database, app, developer),
  ];
  const sent = await Promise.all([designId, another].map(async (id) => (await ask(developer, id)).json().id as string));
  const received = (await ask(designer, theirs)).json().id as string;
  await call(developer, 'POST', `/api/collaboration-requests/${received}/report`, { reason: 'Spam.', block: true });
  const states = new Map((await mine(developer)).requests.map(({ id, state }) => [id, state]));
  expect([received, ...sent].map((id) => states.get(id))).toEqual(['declined', 'withdrawn', 'withdrawn']);
  await database.pool.query(`update collaboration_requests set state = 'open', ended_at = null where id = $1`, [
    sent[0],
  ]);
  expect((await answer(designer, sent[0]!, { answer: 'accept' })).json().error.code).toBe('request_over');
});

test('an eleventh request in a day is refused, also when all are sent at once', async () => {
  const designer = await signedInAs(database);
  const developer = await signedInAs(database);
  const designs = [];
  for (let n = 0; n < 14; n += 1) designs.push(await submittedDesign(database, app, designer));
  const answers = await Promise.all(designs.map((id) => ask(developer, id)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)]);
});

test('DET-3 a request says what is missing in it, field by field', async () => {
  const { developer, designId } = await two();
  const refused = await ask(developer, designId, { message: ' ', role: 'boss', technologies: [], userId: 'x' });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().error.fields).toSorted()).toEqual(['message', 'role', 'userId']);
});

test('a repeated request with its key asks once', async () => {
  const { developer, designId } = await two();
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      app.inject({
        method: 'POST',
        url: `/api/submissions/${designId}/collaboration-requests`,
        headers: { ...developer.headers, 'idempotency-key': key },
        payload: request,
      }),
    ),
  );
  expect(new Set(answers.map((one) => one.json().id)).size).toBe(1);
});

test('PROJ-4 an accepted request is listed as the agreement it became, for both and for nobody else', async () => {
  const pair = await agreeing(database, app);
  for (const [person, iAm] of [
    [pair.designer, 'designer'],
    [pair.developer, 'developer'],
  ] as const) {
    const { requests, collaborations } = await mine(person);
    expect(requests).toEqual([]);
    expect(collaborations).toMatchObject([{ id: pair.agreementId, iAm, state: 'agreeing', isConfirmedByMe: false }]);
  }
  expect(await mine(pair.third)).toEqual({ requests: [], collaborations: [], isCut: false, eventsUntil: 0 });
});

/** Made private by its designer, and called something that only they know. */
async function hide(designer: TestPerson, designId: string) {
  const change = { isPublic: false, openToCollaboration: false, title: 'Canary of the second round' };
  expect((await call(designer, 'PATCH', `/api/submissions/${designId}`, change)).statusCode).toBe(200);
}
/** What somebody is told of the designs they had to do with, wherever it stands. */
async function readEverywhere(person: TestPerson, agreementId?: string) {
  const urls = [
    '/api/me/collaborations',
    '/api/me/notifications',
    ...(agreementId ? [`/api/agreements/${agreementId}`] : []),
  ];
  return (await Promise.all(urls.map(async (url) => (await call(person, 'GET', url)).body))).join('\n');
}

test('DET-5 who asked to build a design does not see what it becomes once it is private, whatever was answered', async () => {
  for (const next of [null, { answer: 'decline', reason: 'Not now' }]) {
    const { designer, developer, designId } = await two();
    const { id } = (await ask(developer, designId)).json();
    if (next) await answer(designer, id, next);
    await hide(designer, designId);
    expect(await readEverywhere(developer)).not.toContain('Canary');
    expect((await mine(developer)).requests[0]!.design).toEqual({
      id: designId,
      title: 'A private design',
      picture: null,
    });
    const own = (await mine(designer)).requests[0]!.design;
    expect([own.title, own.picture !== null]).toEqual(['Canary of the second round', true]);
    await app.inject({ method: 'DELETE', url: `/api/submissions/${designId}`, headers: designer.headers });
    expect(await readEverywhere(developer)).not.toContain('Canary');
  }
});

test('DET-5 who builds a design sees it while they do, also private, and no longer once they have left', async () => {
  const { designer, developer, designId, agreementId } = await working(database, app);
  await hide(designer, designId);
  expect((await mine(developer)).collaborations[0]!.design.title).toBe('Canary of the second round');
  await call(developer, 'POST', `/api/agreements/${agreementId}/end`, {});
  expect(await readEverywhere(developer, agreementId)).not.toContain('Canary');
  expect((await mine(developer)).collaborations[0]!.design).toMatchObject({ title: 'A private design', picture: null });
  expect(await readEverywhere(designer, agreementId)).toContain('Canary');
});

test('PROJ-4 of more than a hundred requests the open one is listed, and the list says that older ones are left out', async () => {
  const { designer, developer, designId } = await two();
  const open = (await ask(developer, designId)).json().id;
  const add = (count: number) =>
    database.pool.query(
      `insert into collaboration_requests select (jsonb_populate_record(null::collaboration_requests, to_jsonb(r)
         || jsonb_build_object('id', gen_random_uuid(), 'state', 'declined', 'ended_at', now() + interval '1 day'))).*
       from collaboration_requests r, generate_series(1, $2) where r.id = $1`,
      [open, count],
    );
  await add(99);
  expect(await mine(designer)).toMatchObject({ isCut: false, requests: { length: 100 } });
  await add(1);
  const { isCut, requests } = await mine(designer);
  expect([isCut, requests.length, requests[0]?.id]).toEqual([true, 100, open]);
});
