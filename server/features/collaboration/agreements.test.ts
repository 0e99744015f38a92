import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { agreementView } from '#contract/agreement.ts';
import { listMyCollaborations } from '#contract/collaboration.ts';
import { HISTORY_SHOWN } from '#domain/collaboration/agreement.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, request, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { lapse, lapseInTime } from './lapse.ts';

const database = await createTestDatabase();
const clock = { now: Date.now() };
const parts = { database, clock: () => new Date(clock.now), newId };
const app = await testApp(parts);
const call = caller(app);

const read = (person: TestPerson | null, id: string) => call(person, 'GET', `/api/agreements/${id}`);
const change = (person: TestPerson | null, id: string, revision: number, terms: object) =>
  call(person, 'PATCH', `/api/agreements/${id}`, { revision, terms });
const confirm = (person: TestPerson | null, id: string, revision = 1) =>
  call(person, 'POST', `/api/agreements/${id}/confirmation`, { revision });
const end = (person: TestPerson | null, id: string, body: object = {}) =>
  call(person, 'POST', `/api/agreements/${id}/end`, body);
const standing = async (person: TestPerson, designId: string) =>
  (await call(person, 'GET', `/api/submissions/${designId}/collaboration`)).json();
const newestNews = async (person: TestPerson) => (await call(person, 'GET', '/api/me/notifications')).json().items[0];
const listed = async (person: TestPerson, id: string) =>
  listMyCollaborations.answer
    .parse((await call(person, 'GET', '/api/me/collaborations')).json())
    .collaborations.find((one) => one.id === id);

test('WORK-12 the agreement is there for its two people, and for nobody else in any call', async () => {
  const { designer, developer, third, agreementId } = await agreeing(database, app);
  for (const person of [designer, developer])
    expect(agreementView.parse((await read(person, agreementId)).json()).revision).toBe(1);
  for (const [person, status] of [
    [null, 401],
    [third, 404],
  ] as const) {
    expect((await read(person, agreementId)).statusCode).toBe(status);
    expect((await change(person, agreementId, 1, { scope: 'All.' })).statusCode).toBe(status);
    expect((await confirm(person, agreementId)).statusCode).toBe(status);
    expect((await end(person, agreementId)).statusCode).toBe(status);
  }
  expect((await read(third, newId())).json().error.message).toBe((await read(third, agreementId)).json().error.message);
});

test('WORK-12 a change is shown beside the old line, and takes back both confirmations', async () => {
  const { designer, developer, agreementId } = await agreeing(database, app);
  await confirm(designer, agreementId);
  const changed = agreementView.parse(
    (await change(developer, agreementId, 1, { creditLine: 'Built by Jonas', silenceDays: 7 })).json(),
  );
  expect(changed).toMatchObject({
    revision: 2,
    designerConfirmedAt: null,
    changes: {
      creditLine: { from: 'Design by Ines Marau, build by Jonas Oyelaran', by: 'developer' },
      silenceDays: { from: '14', by: 'developer' },
    },
  });
  expect((await confirm(designer, agreementId, 1)).json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  expect((await change(designer, agreementId, 1, { scope: 'Less.' })).json().error.code).toBe('moved_on');
  const back = await change(designer, agreementId, 2, { silenceDays: 14 });
  expect(Object.keys(back.json().changes)).toEqual(['creditLine']);
  expect(back.json().history.map((entry: { what: string; by: string }) => `${entry.by} ${entry.what}`)).toEqual([
    'designer changed',
    'developer changed',
    'developer changed',
    'designer confirmed',
    'designer accepted',
    'developer asked',
  ]);
});

test('WORK-12 terms that change after one has signed are not signed by them, whoever signs next', async () => {
  for (const isDesignerFirst of [true, false]) {
    const { designer, developer, agreementId } = await agreeing(database, app);
    const [first, second] = isDesignerFirst ? [designer, developer] : [developer, designer];
    await confirm(first, agreementId);
    const changed = await change(second, agreementId, 1, { scope: 'Twice as much, in half the time.' });
    expect(changed.json()).toMatchObject({ designerConfirmedAt: null, developerConfirmedAt: null });
    const signed = agreementView.parse((await confirm(second, agreementId, 2)).json());
    expect(signed.state).toBe('agreeing');
    expect((await confirm(first, agreementId, 2)).json().state).toBe('active');
  }
});

test('WORK-12 a title or a name that changes after one has signed is not signed by them', async () => {
  for (const what of ['title', 'name'] as const) {
    const { designer, developer, designId, agreementId } = await agreeing(database, app);
    const signed = agreementView.parse((await confirm(developer, agreementId)).json());
    if (what === 'title')
      await call(designer, 'PATCH', `/api/submissions/${designId}`, { title: 'All of it”\nPace: daily' });
    else await call(designer, 'PATCH', '/api/profile', { displayName: 'Somebody Else' });
    const now = agreementView.parse((await read(developer, agreementId)).json());
    expect(now).toMatchObject({ state: 'agreeing', developerConfirmedAt: null });
    expect(now.hash).not.toBe(signed.hash);

    expect((await confirm(designer, agreementId)).json()).toMatchObject({
      state: 'agreeing',
      developerConfirmedAt: null,
    });
    expect((await confirm(developer, agreementId)).json()).toMatchObject({ state: 'active', hash: now.hash });
  }
});

test('WORK-12 who confirms by the hash that they read confirms no other words', async () => {
  const { designer, developer, designId, agreementId } = await agreeing(database, app);
  const { hash, revision } = (await read(developer, agreementId)).json();
  await call(designer, 'PATCH', `/api/submissions/${designId}`, { title: 'Another title' });
  const url = `/api/agreements/${agreementId}/confirmation`;
  const refused = await call(developer, 'POST', url, { revision, hash });
  expect(refused.json().error.code).toBe('moved_on');
  const { hash: now } = (await read(developer, agreementId)).json();
  expect((await call(developer, 'POST', url, { revision, hash: now })).statusCode).toBe(200);
});

test('WORK-12 when both have confirmed, text and hash are fixed and the workspace is open', async () => {
  const { designer, developer, designId, agreementId } = await agreeing(database, app);
  const before = (await read(designer, agreementId)).json();
  await confirm(designer, agreementId);
  expect((await standing(developer, designId)).isWorkspaceOpen).toBe(false);
  const after = agreementView.parse((await confirm(developer, agreementId)).json());
  expect(after).toMatchObject({ state: 'active', text: before.text, hash: before.hash });
  expect(after.hash).toBe(createHash('sha256').update(after.text).digest('hex'));
  expect(await standing(developer, designId)).toMatchObject({ standing: 'building', isWorkspaceOpen: true });
  expect((await change(designer, agreementId, 1, { scope: 'Less.' })).json().error.code).toBe('agreement_fixed');
  await expect(
    database.pool.query(`update workspaces set terms = terms || '{"scope": "Less."}' where id = $1`, [agreementId]),
  ).rejects.toThrow('An agreement that both confirmed does not change');
});

test('WORK-12 both confirming at once, twice each, opens one workspace with one claim in its activity', async () => {
  const { designer, developer, agreementId } = await agreeing(database, app);
  const answers = await Promise.all([designer, developer, designer, developer].map((one) => confirm(one, agreementId)));
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  const { rows } = await database.pool.query(
    `select count(*)::int as n from workspace_activity where workspace_id = $1 and type = 'claim'`,
    [agreementId],
  );
  expect(rows[0].n).toBe(1);
});

test('WORK-12 of many who change an agreement at once, one does, and it is told once', async () => {
  const { designer, developer, agreementId } = await agreeing(database, app);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => change(n % 2 ? designer : developer, agreementId, 1, { scope: `Scope ${n}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  const now = (await read(designer, agreementId)).json();
  expect(now).toMatchObject({ revision: 2, terms: { scope: `Scope ${winner}` } });
  expect(now.history.filter(({ what }: { what: string }) => what === 'changed')).toHaveLength(1);
});

test('WORK-12 of an agreement that was changed very often the latest changes are told', async () => {
  const { designer, agreementId } = await agreeing(database, app);
  await database.pool.query(
    `insert into agreement_history (workspace_id, actor_id, what, term)
     select $1, $2, 'changed', 'scope' from generate_series(1, 3000)`,
    [agreementId, designer.userId],
  );
  await confirm(designer, agreementId);
  const { history } = agreementView.parse((await read(designer, agreementId)).json());
  expect([history.length, history[0]!.what]).toEqual([HISTORY_SHOWN, 'confirmed']);
});

test('WORK-12 terms that cannot be kept are refused, each at its field', async () => {
  const { designer, agreementId } = await agreeing(database, app);
  const refused = await change(designer, agreementId, 1, { scope: ' ', silenceDays: 2, licence: 'mine', price: 3 });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().error.fields).toSorted()).toEqual([
    'terms.licence',
    'terms.price',
    'terms.scope',
    'terms.silenceDays',
  ]);
});

test('WORK-12 a claim lapses after the agreed silence, once, and the design returns to the pool', async () => {
  const { designer, developer, third, designId, agreementId } = await working(database, app);
  clock.now += 13.9 * 86_400_000;
  await lapse(parts);
  expect((await read(designer, agreementId)).json().state).toBe('active');
  clock.now += 0.2 * 86_400_000;
  await Promise.all([lapse(parts), lapse(parts), lapse(parts)]);
  const { rows } = await database.pool.query(
    `select count(*)::int as n from agreement_history where workspace_id = $1 and what = 'lapsed'`,
    [agreementId],
  );
  expect(rows[0].n).toBe(1);
  clock.now = Date.now();
  expect((await read(designer, agreementId)).json()).toMatchObject({ state: 'ended', endReason: 'lapsed' });
  expect((await standing(third, designId)).standing).toBe('open');
  expect((await standing(developer, designId)).standing).toBe('open');
  expect(await newestNews(designer)).toMatchObject({
    happening: 'lapsed',
    actor: { displayName: 'Jonas Oyelaran' },
    path: '/my-projects?tab=collaborations',
  });
  expect(await newestNews(developer)).toMatchObject({ happening: 'claim_lapsed', actor: null });
  const again = await call(developer, 'POST', `/api/submissions/${designId}/collaboration-requests`, request);
  expect(again.statusCode).toBe(201);
});

test('WORK-12 a process whose clock is ahead ends no claim and no request', async () => {
  const { designer, developer, agreementId } = await working(database, app);
  const open = await submittedDesign(database, app, designer);
  await call(developer, 'POST', `/api/submissions/${open}/collaboration-requests`, request);
  clock.now += 100 * 86_400_000;
  await lapseInTime(parts);
  clock.now = Date.now();
  expect(await listed(developer, agreementId)).toMatchObject({ state: 'active' });
  const { requests } = (await call(developer, 'GET', '/api/me/collaborations')).json();
  expect(requests).toMatchObject([{ state: 'open', design: { id: open } }]);
});

test('WORK-12 an agreement that nobody touches ends after its days, and nobody is named for it', async () => {
  const { designer, developer, third, designId, agreementId } = await agreeing(database, app);
  await confirm(developer, agreementId);
  clock.now += 14.1 * 86_400_000;
  await lapse(parts);
  clock.now = Date.now();
  for (const person of [designer, developer]) {
    expect(await newestNews(person)).toMatchObject({ happening: 'agreement_lapsed', actor: null });
    expect(await listed(person, agreementId)).toMatchObject({ endReason: 'lapsed', endedBy: null });
  }
  expect((await standing(third, designId)).standing).toBe('open');
});

test('WORK-12 SHOW-6 while somebody builds a design it is not open in the lists, and after that it is again', async () => {
  const { developer, designId, agreementId } = await agreeing(database, app);
  const cards = async (query: string) =>
    (await app.inject({ url: `/api/showcase?take=27${query}` }))
      .json()
      .items.filter(({ id }: { id: string }) => id === designId)
      .map((card: { openToCollaboration: boolean }) => card.openToCollaboration);
  expect([await cards(''), await cards('&open=yes')]).toEqual([[false], []]);
  await end(developer, agreementId);
  expect([await cards(''), await cards('&open=yes')]).toEqual([[true], [true]]);
});

test('WORK-12 a design is open again when the account of who builds it is gone', async () => {
  const { developer, designId } = await working(database, app);
  const isClaimed = async () =>
    (await database.pool.query('select is_claimed from design_submissions where id = $1', [designId])).rows[0]
      .is_claimed;
  expect(await isClaimed()).toBe(true);
  await database.kysely.deleteFrom('profiles').where('id', '=', developer.userId).execute();
  expect(await isClaimed()).toBe(false);
});

test('either one ends it; a block keeps the other from asking again', async () => {
  const first = await working(database, app);
  expect((await end(first.developer, first.agreementId)).statusCode).toBe(204);
  expect((await end(first.developer, first.agreementId)).statusCode).toBe(204);
  expect((await standing(first.third, first.designId)).standing).toBe('open');
  const second = await working(database, app);
  await end(second.designer, second.agreementId, { block: true });
  for (const one of [first.developer, first.designer])
    expect((await listed(one, first.agreementId))?.endedBy).toBe('developer');
  expect((await listed(second.developer, second.agreementId))?.endedBy).toBe('designer');
  expect((await read(second.developer, second.agreementId)).json()).toMatchObject({ endReason: 'blocked' });
  expect((await standing(second.developer, second.designId)).standing).toBe('closed');
});

test('whoever ends a collaboration with a block ends the open requests between the two', async () => {
  const { designer, developer, agreementId } = await working(database, app);
  const another = await submittedDesign(database, app, designer);
  await call(developer, 'POST', `/api/submissions/${another}/collaboration-requests`, request);
  await end(developer, agreementId, { block: true });
  const { requests } = (await call(designer, 'GET', '/api/me/collaborations')).json();
  expect(requests).toMatchObject([{ state: 'withdrawn', design: { id: another } }]);
});
