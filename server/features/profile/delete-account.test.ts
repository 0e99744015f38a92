import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { SAMPLE_FILES, sampleLink } from '#domain/design-file/samples.ts';
import { createLog } from '#server/platform/log.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, TEST_URL, type TestPerson, testApp, testSessions } from '#test/app.ts';
import { agreeing, caller, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { doneMeanwhile } from '#test/deleted-meanwhile.ts';
import { sandboxFiles } from '#test/design-files.ts';
import { fillEmpty, plant, whereFound } from '#test/fill-tables.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, picture } from '#test/picture.ts';
import { finishedDraft, storedBrief, storedDesign, storedPicture } from '#test/submission.ts';
import { visitor } from '#test/visitor.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const app = await testApp({ database, blobs, pictures, log });
const call = caller(app);

const MARK = 'zephyrquill';

const leave = (person: TestPerson | null, handle: string) =>
  app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: person?.headers ?? { origin: TEST_URL },
    payload: { handle },
  });

async function bring(person: TestPerson): Promise<string> {
  const drawn = await picture('png', { width: 400, height: 400, color: `#${newId().slice(-6)}` });
  // Some programs write words behind the picture, into the file itself.
  const { payload, headers } = asUpload(Buffer.concat([drawn, Buffer.from(`made by ${MARK}`)]));
  const url = '/api/media';
  const answer = await app.inject({ method: 'POST', url, headers: { ...person.headers, ...headers }, payload });
  await pictures.encode(answer.json().mediaId);
  return answer.json().mediaId;
}

/** Somebody who signed in through the development provider. */
async function arrive(): Promise<TestPerson> {
  const who = visitor(app);
  const page = await who.follow(await who.get('/api/auth/sign-in?returnTo=/'), /^\/(?!api\/|dev-idp)/);
  const chosen = await who.submit(page.url, { name: MARK, email: `${MARK}@people.example` });
  await who.follow(chosen, /^\/(?!api\/|dev-idp)/);
  const { rows } = await database.pool.query('select id from profiles where handle = $1', [MARK]);
  const { access } = await testSessions(database).begin(rows[0].id);
  return { userId: rows[0].id, headers: { authorization: `Bearer ${access.token}` } };
}

/** Uses whatever a person can use. */
async function liveHere(person: TestPerson, other: TestPerson, othersDesign: string) {
  const avatarMediaId = await bring(person);
  await call(person, 'PATCH', '/api/profile', { bio: MARK, links: [`https://${MARK}.example`], avatarMediaId });
  await call(person, 'PATCH', '/api/profile', { handle: `${MARK}-2` });
  await call(person, 'PATCH', '/api/profile', { handle: MARK });

  const briefId = await storedBrief(database, person.userId);
  await call(person, 'PUT', `/api/briefs/${briefId}/progress`, { status: 'in_progress' });
  await call(person, 'POST', `/api/briefs/${briefId}/milestones`, { title: MARK, percentage: 40 });
  await call(person, 'PUT', `/api/briefs/${briefId}/deliverables/0.0`, { done: true });

  const designId = await submittedDesign(database, app, person, { title: MARK });
  await submittedDesign(database, app, person, { title: MARK, isPublic: false, openToCollaboration: false });
  const content = finishedDraft([await bring(person)], { title: MARK, privateNotes: MARK });
  await call(person, 'PUT', `/api/submission-drafts/${newId()}`, { briefId, step: 3, revision: 0, content });
  await call(person, 'POST', '/api/case-studies', { submissionId: designId });
  await call(person, 'PUT', `/api/submissions/${othersDesign}/like`);
  await call(other, 'PUT', `/api/submissions/${designId}/like`);
  return designId;
}

test('SIGN-13 after an account is deleted, what was typed into it is found nowhere', async () => {
  const other = await signedInAs(database, { name: 'Kei Brandt' });
  const othersDesign = await submittedDesign(database, app, other);
  const before = blobs.held.size;
  const person = await arrive();
  const designId = await liveHere(person, other, othersDesign);
  const message = { message: MARK, role: 'full_stack', technologies: ['Svelte'] };
  await call(person, 'POST', `/api/submissions/${othersDesign}/collaboration-requests`, message);
  await call(other, 'POST', `/api/submissions/${designId}/collaboration-requests`, { ...message, message: 'Hello' });

  await fillEmpty(database, person.userId, other.userId);
  const planted = await plant(database, person.userId, MARK);
  expect(planted).toEqual(
    expect.arrayContaining([
      'profiles.bio',
      'profiles.email',
      'design_briefs.content',
      'brief_milestones.title',
      'design_submissions.private_notes',
      'submission_frames.notes',
      'submission_drafts.content',
      'collaboration_requests.message',
      'brief_generations.partial',
      'case_studies.document',
      'case_study_versions.document',
      'workspace_comments.text',
      'workspaces.terms',
      'notifications.happening',
      'person_reports.reason',
    ]),
  );
  await database.pool.query(`update profiles set handle = $2 where id = $1`, [person.userId, MARK]);
  // An answer that is kept for somebody else, in case they ask again.
  await database.pool.query(
    `insert into idempotency_keys (user_id, key, route, request_hash, status, answer)
     values ($1, 'asked-once', 'GET /api/people/:handle', '\\x00', 200, json_build_object('handle', $2::text)::text)`,
    [other.userId, MARK],
  );
  expect(await whereFound(database, MARK)).toEqual(
    expect.arrayContaining(['development_identity', 'identities', 'handles', 'showcase_entries', 'profiles']),
  );
  expect([...blobs.held.values()].some((bytes) => bytes.includes(MARK))).toBe(true);

  expect((await leave(person, MARK)).statusCode).toBe(204);
  while ((await pictures.sweep()) > 0);

  expect(await whereFound(database, MARK)).toEqual([]);
  expect(await whereFound(database, person.userId)).toEqual([]);
  expect([...blobs.held.values()].filter((bytes) => bytes.includes(MARK))).toEqual([]);
  expect(blobs.held.size).toBe(before);
  for (const url of [
    `/api/people/${MARK}`,
    `/api/people/${MARK}-2`,
    `/api/submissions/${designId}`,
    `/u/${MARK}/feed.xml`,
  ])
    expect((await app.inject({ url })).statusCode, url).toBe(404);
  for (const url of [
    '/api/showcase',
    '/feed.xml',
    '/sitemap.xml',
    `/sitemaps/people-${new Date().toISOString().slice(0, 10)}.xml`,
  ])
    expect((await app.inject({ url })).body, url).not.toContain(MARK);
  expect((await app.inject({ url: '/api/session', headers: person.headers })).json().viewer).toBeNull();
  expect(lines.join('')).toContain('An account was deleted');
  expect(lines.join('')).not.toContain(MARK);

  // Nobody else lost anything, and a like that went is counted no longer.
  const kept = await call(other, 'GET', `/api/submissions/${othersDesign}`);
  expect(kept.json()).toMatchObject({ id: othersDesign, likeCount: 0 });
  expect((await call(other, 'GET', '/api/me/submissions')).json().items).toHaveLength(1);
});

test('SIGN-13 what others keep for a while says nothing of what went: no stored answer, no event', async () => {
  const { designer, developer, designId, agreementId, requestId } = await working(database, app);
  const text = 'The plan is on a tablet.';
  expect((await call(developer, 'POST', `/api/workspaces/${designId}/comments`, { text })).statusCode).toBe(201);
  await call(developer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The first screen stands.' });
  await database.pool.query(
    `insert into person_events (user_id, seq, kind, data)
     values ($1, 900, 'agreement', json_build_object('id', $2::text)), ($1, 901, 'talk', json_build_object('submissionId', $3::text))`,
    [developer.userId, agreementId, designId],
  );
  const { handle } = (await call(designer, 'GET', '/api/profile')).json();
  expect((await leave(designer, handle)).statusCode).toBe(204);
  const { rows: answers } = await database.pool.query('select route, answer from idempotency_keys where user_id = $1', [
    developer.userId,
  ]);
  for (const left of [designId, requestId, agreementId, text, 'The first screen stands.'])
    expect(JSON.stringify(answers), left).not.toContain(left);
  const { rows: events } = await database.pool.query(
    'select kind from person_events where user_id = $1 and (position($2 in data::text) > 0 or position($3 in data::text) > 0)',
    [developer.userId, designId, agreementId],
  );
  // It closes the page that the other one has open.
  expect(events).toEqual([{ kind: 'workspace_closed' }]);
});

test('a handle that is the name of a field takes nothing from others', async () => {
  const [person, other] = [await signedInAs(database), await signedInAs(database)];
  expect((await call(person, 'PATCH', '/api/profile', { handle: 'id' })).statusCode).toBe(200);
  const designId = await submittedDesign(database, app, other);
  const said = { body: 'The plan reads well.' };
  const url = `/api/submissions/${designId}/comments`;
  const headers = { ...other.headers, 'idempotency-key': 'said-once' };
  const say = () => app.inject({ method: 'POST', url, headers, payload: said });
  const first = (await say()).json();
  await database.pool.query(
    `insert into person_events (user_id, seq, kind, data) values ($1, 1, 'notification', '{"id": "1", "isNew": true}')`,
    [other.userId],
  );
  expect((await leave(person, 'id')).statusCode).toBe(204);
  expect((await say()).json().id).toBe(first.id);
  const { rows } = await database.pool.query('select from person_events where user_id = $1', [other.userId]);
  expect(rows).toHaveLength(1);
});

test('SIGN-13 who comes back after that is somebody new', async () => {
  const person = await arrive();
  expect((await leave(person, MARK)).statusCode).toBe(204);
  const again = await arrive();
  expect(again.userId).not.toBe(person.userId);
  expect((await call(again, 'GET', '/api/me/briefs')).json().items).toEqual([]);
  expect((await leave(again, MARK)).statusCode).toBe(204);
});

test('SIGN-13 what a deleted person still stores at another process is that of nobody', async () => {
  const person = await signedInAs(database);
  // Read once, so that this process takes them for signed in for a moment.
  expect((await call(person, 'GET', '/api/me/calendar')).statusCode).toBe(200);
  await database.pool.query('delete from profiles where id = $1', [person.userId]);
  for (const [method, url, payload] of [
    ['POST', '/api/me/calendar', undefined],
    ['PUT', `/api/submission-drafts/${newId()}`, { briefId: null, step: 1, revision: 0, content: finishedDraft([]) }],
  ] as const)
    expect((await call(person, method, url, payload)).json().error.code).toBe('signed_out');
});

test('SIGN-13 the handle confirms it: another one deletes nothing, and neither does a guest', async () => {
  const person = await signedInAs(database, { name: 'Sana Aziz' });
  const answer = await leave(person, 'sana');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({ handle: 'Type sana-aziz to confirm' });
  expect((await leave(null, 'sana-aziz')).statusCode).toBe(401);
  const foreign = { origin: 'https://elsewhere.example' };
  const url = '/api/profile';
  const payload = { handle: 'sana-aziz' };
  expect((await app.inject({ method: 'DELETE', url, headers: foreign, payload })).statusCode).toBe(403);
  expect((await app.inject({ url: '/api/people/sana-aziz' })).statusCode).toBe(200);
  expect((await leave(person, ' @Sana-Aziz ')).statusCode).toBe(204);
  expect((await leave(person, 'sana-aziz')).statusCode).toBe(401);
});

test('SIGN-13 events of other people’s workspaces are not searched for a person: there may be very many', async () => {
  const { designer, designId, developer } = await working(database, app);
  const person = await signedInAs(database, { name: 'Sana Aziz' });
  const theirs = await storedDesign(database, person.userId);
  const text = `As on ${TEST_URL}/showcase/${theirs}`;
  await call(developer, 'POST', `/api/workspaces/${designId}/comments`, { text });
  const { handle } = (await call(person, 'GET', '/api/profile')).json();
  expect((await leave(person, handle)).statusCode).toBe(204);
  const { items } = (await call(designer, 'GET', '/api/events?after=0')).json();
  expect(items.map(({ data }: { data: { text?: string } }) => data.text)).toContain(text);
});

test('SIGN-13 a workspace goes with either of its two, and the other one stays', async () => {
  for (const begin of [working, agreeing]) {
    const { designer, developer } = await begin(database, app);
    const { handle } = (await call(developer, 'GET', '/api/profile')).json();
    expect((await call(designer, 'GET', '/api/profile/belongings')).json()).toMatchObject({
      designs: 1,
      collaborations: 1,
    });
    expect((await leave(developer, handle)).statusCode).toBe(204);
    expect((await call(designer, 'GET', '/api/profile/belongings')).json()).toMatchObject({
      designs: 1,
      collaborations: 0,
    });
  }
});

test.for([
  { what: 'a request', row: 'collaboration_requests where $1 in (designer_id, developer_id)' },
  { what: 'a workspace', row: 'workspaces where $1 in (designer_id, developer_id)' },
  { what: 'a build review', row: 'build_reviews where $1 in (designer_id, developer_id)' },
  { what: 'a design', row: 'design_submissions where user_id = $1' },
  { what: 'a comment', row: 'comments where user_id = $1' },
  { what: 'a critique', row: 'critiques where reviewer_id = $1' },
])('SIGN-13 who holds $what and then notifies the person hinders no deletion', async ({ row }) => {
  const { designer, developer, third, designId } = await working(database, app);
  const build = { frameId: 'frame-0', mediaId: await storedPicture(database, developer.userId) };
  await call(developer, 'PUT', `/api/workspaces/${designId}/status`, { from: 'planning', to: 'building' });
  await call(developer, 'POST', `/api/workspaces/${designId}/reviews`, build);
  const others = await submittedDesign(database, app, third);
  await call(designer, 'POST', `/api/submissions/${others}/comments`, { body: 'Well done.' });
  const marks = [{ line: 'goal.0', verdict: 'met' }];
  expect((await call(designer, 'PUT', `/api/submissions/${others}/critique`, { revision: 0, marks })).statusCode).toBe(
    200,
  );
  const { handle } = (await call(designer, 'GET', '/api/profile')).json();
  const left = await doneMeanwhile(
    database,
    async (other) => {
      const held = await other.query(`select from ${row} for no key update`, [designer.userId]);
      expect(held.rowCount).toBe(1);
    },
    () => leave(designer, handle),
    async (other) => {
      await other.query(`set local lock_timeout = '500ms'`);
      await other.query('select from profiles where id = $1 for key share', [designer.userId]);
    },
  );
  expect(left.statusCode, left.body).toBe(204);
  expect((await app.inject({ url: `/api/submissions/${designId}` })).statusCode).toBe(404);
});

test('SIGN-13 what was read of a design file goes with the last person who opened it', async () => {
  const url = sampleLink(SAMPLE_FILES.at(-1)!);
  const { designFiles } = await sandboxFiles(database, { blobs, isSandbox: false });
  const files = await testApp({ database, blobs, pictures, designFiles });
  const open = (person: TestPerson) =>
    files.inject({ method: 'POST', url: '/api/figma/preview', headers: person.headers, payload: { url } });
  const [one, two] = [await signedInAs(database, { name: 'One' }), await signedInAs(database, { name: 'Two' })];
  const opened = await open(one);
  expect(opened.json(), opened.body).toMatchObject({ success: true });
  expect((await open(two)).json().success).toBe(true);
  const held = async () => {
    const { rows } = await database.pool.query(
      `select (select count(*)::int from design_file_trees) as trees, (select count(*)::int from design_file_renders) as renders,
        (select count(*)::int from design_file_checks) as checks`,
    );
    const drawn = [...blobs.held.keys()].filter((key) => key.startsWith('design-files/')).length;
    return { ...rows[0], drawn };
  };
  const before = await held();
  expect(before.trees).toBeGreaterThan(0);
  expect(before.drawn).toBeGreaterThan(0);
  expect((await leave(one, 'one')).statusCode).toBe(204);
  while ((await pictures.sweep()) > 0);
  expect(await held()).toEqual(before);
  expect((await leave(two, 'two')).statusCode).toBe(204);
  while ((await pictures.sweep()) > 0);
  expect(await held()).toEqual({ trees: 0, renders: 0, checks: 0, drawn: 0 });
  await files.close();
});
