import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { newCaseStudy } from '#domain/case-study/document.ts';
import { readGraph } from '#server/platform/belongings/graph.ts';
import { TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { caller, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { fillEmpty } from '#test/fill-tables.ts';
import { figure } from '#test/strength/figure.ts';
import { simplestInput } from '#test/strength/from-schema.ts';
import { storedBrief, storedPicture } from '#test/submission.ts';
import { withoutLimits } from '#test/without-limits.ts';

/*
 * Every call that names something of somebody's, made by people who have no right to it. Unless the list below says otherwise, the
 * answer is that it is not there, so a new call that lets people in fails until somebody has decided that it may.
 */

const ANSWERED: Record<string, number> = {
  // Nothing of a private brief, in the shape of an empty list.
  'GET /api/briefs/:id/designs': 200,
  'GET /api/briefs/:id/side-by-side': 200,
  // Whether a view is counted is told to nobody.
  'POST /api/submissions/:id/views': 204,
  // Nor whether a reader is.
  'POST /api/published-case-studies/:id/readers': 204,
  // Without a language model it is refused to everybody.
  'POST /api/submissions/:id/smoothed': 409,
  // The kind of one's own notifications.
  'PUT /api/me/notification-choices/:kind': 200,
};

/** Values of an address that no table has. */
const NAMES: Record<string, string> = {
  ':section': 'usps',
  ':key': '0.0',
  ':line': 'goal.0',
  ':week': '2026-11-23',
};
const KINDS: Record<string, string> = { 'collections :kind': 'design', 'me :kind': 'request' };
/** Bodies that the schema alone does not tell. */
const BODIES: Record<string, object> = {
  'PUT /api/submissions/:id/critique': { revision: 0, marks: [{ line: 'goal.0', verdict: 'met' }] },
  'POST /api/case-studies/:id/versions': { label: 'A copy', document: newCaseStudy(newId) },
};

const database = await createTestDatabase();
await withoutLimits(database);
const app = await testApp({ database });
const call = caller(app);
const calls = Object.values(api as Record<string, Call>).filter(({ path }) => path !== '/api/events');
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const MARK = 'quillfeather';

/** Somebody with something of every kind, and a workspace that both have entered. */
async function build() {
  const pair = await working(database, app);
  const { designer, developer, designId } = pair;
  const briefId = await storedBrief(database, designer.userId);
  const collectionId = newId();
  await call(designer, 'PUT', `/api/briefs/${briefId}/progress`, { status: 'in_progress' });
  await call(designer, 'PUT', `/api/collections/${collectionId}`, { title: MARK, isPublic: false, revision: 0 });
  await call(designer, 'POST', `/api/briefs/${briefId}/milestones`, { title: MARK, percentage: 50 });
  await call(designer, 'POST', '/api/case-studies', { submissionId: designId });
  const privateId = await submittedDesign(database, app, designer, { isPublic: false, title: MARK });
  await call(designer, 'POST', `/api/submissions/${privateId}/comments`, { body: MARK });
  const mediaId = await storedPicture(database, designer.userId);
  await fillEmpty(database, designer.userId, developer.userId);
  // Nobody writes the generation that was filled in, so the product would end it in the middle of a slow test.
  await database.pool.query(
    `update brief_generations set state = 'refunded', ended_at = now() where state = 'reserved'`,
  );
  return { ...pair, briefId, collectionId, privateId, mediaId };
}
const world = await build();

const idIn = async (table: string) => (await database.pool.query(`select id from ${table} limit 1`)).rows[0]?.id;
/** By the part of an address that goes before the id. */
const ids: Record<string, string> = {
  agreements: world.agreementId,
  briefs: world.briefId,
  'build-reviews': await idIn('build_reviews'),
  'case-studies': await idIn('case_studies'),
  collections: world.collectionId,
  'collaboration-requests': world.requestId,
  comments: await idIn('comments'),
  generations: await idIn('brief_generations'),
  media: world.mediaId,
  milestones: await idIn('brief_milestones'),
  'sign-ins': await idIn('session_families'),
  'submission-drafts': await idIn('submission_drafts'),
  submissions: world.privateId,
  versions: await idIn('case_study_versions'),
  frames: await idIn('submission_frames'),
  workspaces: world.designId,
};

/** The address with a value for each of its names: an id is of the kind that stands before it. */
function addressOf({ path }: Call) {
  const parts = path.split('/');
  const value = (name: string, at: number) =>
    NAMES[name] ?? KINDS[`${parts[2]} ${name}`] ?? ids[parts[at - 1]!] ?? newId();
  return parts.map((part, at) => (part.startsWith(':') ? value(part, at) : part)).join('/');
}

function make(one: Call, person: TestPerson | null) {
  const payload = BODIES[nameOf(one)] ?? (simplestInput(one.body) as object | undefined);
  const query = simplestInput(one.query) as Record<string, string> | undefined;
  const headers = person?.headers ?? { origin: TEST_URL };
  return app.inject({
    method: one.method,
    url: addressOf(one),
    headers,
    ...(query && { query }),
    ...(payload && { payload }),
  });
}

/** Everything that the tables hold, but for what counts attempts and who is signed in. */
async function everything() {
  const tables = [...(await readGraph(database.pool)).columns.keys()].filter((name) => !BOOKKEEPING.has(name));
  const sums = tables.map(
    (name) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
  );
  return (await database.pool.query(sums.join(' union all '))).rows;
}
const BOOKKEEPING = new Set([
  'attempts',
  'sessions',
  'session_families',
  'idempotency_keys',
  'used_once',
  'notification_choices',
]);

async function refusedTo(person: TestPerson | null, which: Call[]) {
  const surprising = [];
  for (const one of which) {
    const answer = await make(one, person);
    const expected = person === null && one.who === 'person' ? 401 : (ANSWERED[nameOf(one)] ?? 404);
    if (answer.statusCode !== expected || answer.body.includes(MARK))
      surprising.push(`${nameOf(one)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  return surprising;
}

const concrete = calls.filter(({ path }) => path.includes('/:'));

test('DET-5 nothing of somebody is read or changed by a stranger or a guest, in any call that names it', async () => {
  const before = await everything();
  expect(await refusedTo(world.third, concrete)).toEqual([]);
  expect(await refusedTo(null, concrete)).toEqual([]);
  expect(await everything()).toEqual(before);
  figure('calls that name something, by a stranger and a guest', concrete.length * 2);
});

test('a guest makes no call for people, whatever it names', async () => {
  const forPeople = calls.filter(({ who }) => who === 'person');
  expect(await refusedTo(null, forPeople)).toEqual([]);
  figure('calls for people, by a guest', forPeople.length);
});

test('WORK-1 a former developer reads and changes nothing in the workspace, in any call', async () => {
  const { developer, designer, agreementId } = world;
  const inside = concrete.filter(
    ({ path }) => path.startsWith('/api/workspaces/') || path.startsWith('/api/build-reviews/'),
  );
  expect(
    (
      await call(
        designer,
        'POST',
        `/api/agreements/${agreementId}/end`,
        simplestInput(api['POST /api/agreements/:id/end'].body) as object,
      )
    ).statusCode,
  ).toBeLessThan(300);
  const before = await everything();
  expect(await refusedTo(developer, inside)).toEqual([]);
  expect(await everything()).toEqual(before);
  figure('calls of a workspace, by a former developer', inside.length);
});
