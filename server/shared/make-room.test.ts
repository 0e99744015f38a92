import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { boundedOtherwise, type Limit, type LimitedTable, limits, tooFastText } from '#domain/limits/limits.ts';
import { personalTables } from '#server/platform/belongings/belongings.ts';
import { readGraph } from '#server/platform/belongings/graph.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { authenticator } from '#test/authenticator.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder } from '#test/generation-app.ts';
import { asUpload } from '#test/picture.ts';
import { finishedDraft, storedBrief, storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database, writer: createComposerWriter({ sectionMs: 0 }) });
const call = caller(app);
const { designer, developer, third, designId, requestId } = await working(database, app);

const made = (await call(designer, 'POST', '/api/briefs', defaultOrder)).json();
await call(designer, 'PUT', `/api/briefs/${made.briefId}/progress`, { status: 'in_progress' });
const study = (await call(designer, 'POST', '/api/case-studies', { submissionId: designId })).json();
const said = async (by: TestPerson) =>
  (await call(by, 'POST', `/api/submissions/${designId}/comments`, { body: 'Clear and calm.' })).json().id as string;
const comment = await said(developer);
const mark = { revision: 0, marks: [{ line: 'deliverable.0', verdict: 'partly', suggestion: 'Show the route.' }] };
const judged = await call(developer, 'PUT', `/api/submissions/${designId}/critique`, mark);
const critiqueId = judged.json().given[0].id as string;
let critiqueRevision = judged.json().given[0].revision - 1;
await call(designer, 'PUT', `/api/workspaces/${designId}/status`, { from: 'planning', to: 'building' });

async function submitted() {
  const draftId = newId();
  const content = finishedDraft([await storedPicture(database, designer.userId)]);
  const draft = { briefId: null, step: 7, revision: 0, content };
  await call(designer, 'PUT', `/api/submission-drafts/${draftId}`, draft);
  return call(designer, 'POST', '/api/submissions', { draftId, revision: 1 });
}

let step = 0;
let percentage = 0;
const film = Buffer.from('\0\0\0\x18ftypisom and the rest of it', 'latin1');
const collectionId = newId();
await call(designer, 'PUT', `/api/collections/${collectionId}`, { title: 'Kept', isPublic: false, revision: 0 });
/** One act for each limit, which can be repeated, and who does it. */
const acts: Record<LimitedTable, { by: TestPerson; act: () => ReturnType<typeof call> }> = {
  brief_milestones: {
    by: designer,
    act: () =>
      call(designer, 'POST', `/api/briefs/${made.briefId}/milestones`, { title: 'Sketch', percentage: ++percentage }),
  },
  brief_reports: {
    by: third,
    act: async () =>
      call(third, 'POST', `/api/briefs/${await storedBrief(database, null)}/report`, { reason: 'Advertising' }),
  },
  build_reviews: {
    by: developer,
    async act() {
      const mediaId = await storedPicture(database, developer.userId);
      return call(developer, 'POST', `/api/workspaces/${designId}/reviews`, { frameId: 'frame-0', mediaId });
    },
  },
  case_studies: {
    by: designer,
    act: async () => call(designer, 'POST', '/api/case-studies', { submissionId: (await submitted()).json().id }),
  },
  case_study_clips: {
    by: designer,
    act() {
      const { payload, headers } = asUpload(film, 'film.mp4', 'video/mp4');
      const url = `/api/case-studies/${study.id}/clips`;
      return app.inject({ method: 'POST', url, headers: { ...headers, ...designer.headers }, payload });
    },
  },
  case_study_versions: {
    by: designer,
    act: () =>
      call(designer, 'POST', `/api/case-studies/${study.id}/versions`, { label: 'Mine', document: study.document }),
  },
  client_log: {
    by: designer,
    act: () => call(designer, 'POST', `/api/briefs/${made.briefId}/client/questions`, { text: 'Please hurry up.' }),
  },
  collection_items: {
    by: designer,
    act: async () =>
      call(designer, 'PUT', `/api/collections/${collectionId}/brief/${await storedBrief(database, null)}`, {}),
  },
  collections: {
    by: designer,
    act: () => call(designer, 'PUT', `/api/collections/${newId()}`, { title: newId(), isPublic: false, revision: 0 }),
  },
  comment_reports: {
    by: third,
    act: () => call(third, 'POST', `/api/comments/${comment}/report`, { reason: 'Advertising' }),
  },
  comments: {
    by: third,
    act: () => call(third, 'POST', `/api/submissions/${designId}/comments`, { body: 'The plan reads well.' }),
  },
  critique_answers: {
    by: designer,
    act: () => call(designer, 'PUT', `/api/critiques/${critiqueId}/marks/deliverable.0/answer`, { answer: 'applied' }),
  },
  critique_marks: {
    by: developer,
    act: () =>
      call(developer, 'PUT', `/api/submissions/${designId}/critique`, { ...mark, revision: ++critiqueRevision }),
  },
  critique_reports: {
    by: third,
    act: () => call(third, 'POST', `/api/critiques/${critiqueId}/report`, { reason: 'Advertising' }),
  },
  critiques: {
    by: third,
    async act() {
      await app.inject({ method: 'DELETE', url: `/api/submissions/${designId}/critique`, headers: third.headers });
      return call(third, 'PUT', `/api/submissions/${designId}/critique`, mark);
    },
  },
  design_reports: {
    by: third,
    act: () => call(third, 'POST', `/api/submissions/${designId}/report`, { reason: 'Advertising' }),
  },
  design_submissions: { by: designer, act: submitted },
  passkeys: {
    by: third,
    async act() {
      const url = '/api/me/ways/passkey';
      const asked = await app.inject({ method: 'POST', url: `${url}/options`, headers: third.headers });
      const payload = { name: 'My phone', response: authenticator().make(asked.json().options) };
      const cookies = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]));
      return app.inject({ method: 'POST', url, headers: third.headers, cookies, payload });
    },
  },
  person_reports: {
    by: designer,
    act: () => call(designer, 'POST', `/api/collaboration-requests/${requestId}/report`, { reason: 'Advertising' }),
  },
  submission_drafts: {
    by: third,
    act: () =>
      call(third, 'PUT', `/api/submission-drafts/${newId()}`, {
        briefId: null,
        step: 1,
        revision: 0,
        content: finishedDraft([]),
      }),
  },
  submission_likes: { by: third, act: () => call(third, 'PUT', `/api/submissions/${designId}/like`) },
  workspace_activity: {
    by: developer,
    act: () => call(developer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The plan is on a tablet.' }),
  },
  workspace_comments: {
    by: developer,
    act: () => call(developer, 'POST', `/api/workspaces/${designId}/comments`, { text: 'The plan is on a tablet.' }),
  },
  workspace_deliveries: {
    by: developer,
    async act() {
      const { url, secret } = (
        await call(developer, 'PUT', `/api/workspaces/${designId}/repository-hook`, { renew: false })
      ).json();
      const payload = JSON.stringify({ zen: ++step });
      const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
      return app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/json', 'x-github-event': 'ping', 'x-hub-signature-256': signature },
        payload,
      });
    },
  },
  workspaces: {
    by: developer,
    act: () =>
      call(developer, 'PUT', `/api/workspaces/${designId}/links`, { demoUrl: `https://demo.example/${++step}` }),
  },
};

/** As if the person had just done it as often as it goes. */
async function spend(table: LimitedTable, { userId }: TestPerson) {
  await database.pool.query(
    `insert into attempts (kind, sender, spare, at) values ($1, decode(replace($2, '-', ''), 'hex'), 0, now() + interval '1 minute')
     on conflict (kind, sender) do update set spare = 0, at = excluded.at`,
    [table, userId],
  );
}

test.each(Object.keys(limits) as LimitedTable[])(
  'nobody fills %s without an end, and is told how much goes',
  async (table) => {
    const { by, act } = acts[table];
    const first = await act();
    expect(first.statusCode, first.body).toBeLessThan(300);
    const { burst, isByProcess }: Limit = limits[table];
    if (!isByProcess) await spend(table, by);
    let refused = await act();
    // While many are sent one after the other, a few places come back.
    if (isByProcess) for (let n = 0; n < 2 * burst && refused.statusCode < 300; n++) refused = await act();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({ code: 'too_many_requests', message: tooFastText(limits[table]) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);

/** Copies of a row of the person, a hundred at a time, because triggers make a design slow. */
async function copies(table: LimitedTable, count: number, change: object) {
  for (let made = 0; made < count; made += 100)
    await database.pool.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || $1::jsonb || jsonb_build_object('id', gen_random_uuid()))).*
       from (select * from ${table} where user_id = $2 order by id desc limit 1) t, generate_series(1, 100)`,
      [JSON.stringify(change), acts[table].by.userId],
    );
}

test.each([
  ['client_log', { kind: 'pushback', topic: null }],
  ['comments', {}],
  ['design_submissions', { draft_id: null, is_public: false }],
  ['submission_drafts', {}],
] as const)('there is an end to %s even for the patient', async (table, change) => {
  await database.pool.query('delete from attempts');
  await acts[table].act();
  const limit: Limit = limits[table];
  await copies(table, limit.atMost!, change);
  const refused = await acts[table].act();
  expect(refused.json().error).toMatchObject({ code: 'limit_reached', message: limit.full });
});

test('there is an end to case studies, also to those whose designs are deleted', async () => {
  await database.pool.query('delete from attempts');
  await database.pool.query(
    `insert into case_studies (id, user_id, document) select 'cs-' || n, $1, '{}' from generate_series(1, $2::int) n`,
    [designer.userId, limits.case_studies.atMost],
  );
  const submissionId = await storedDesign(database, designer.userId);
  const refused = await call(designer, 'POST', '/api/case-studies', { submissionId });
  expect(refused.json().error).toMatchObject({ code: 'limit_reached', message: limits.case_studies.full });
});

test('of a page’s copies the newest hundred of each kind stay', async () => {
  await database.pool.query('delete from attempts');
  await database.pool.query(
    `insert into case_study_versions (id, case_study_id, kind, label, document, created_at)
     select gen_random_uuid(), $1, 'set_aside', 'Old', '{}', now() - interval '1 day' from generate_series(1, 150)`,
    [study.id],
  );
  await acts.case_study_versions.act();
  const { rows } = await database.pool.query(
    `select count(*)::int as n, count(*) filter (where label = 'Mine')::int as mine from case_study_versions
     where case_study_id = $1 and kind = 'set_aside'`,
    [study.id],
  );
  expect(rows[0].n).toBe(100);
  expect(rows[0].mine).toBeGreaterThan(0);
});

test('every table with data of people has a limit, or a reason why it stays small', async () => {
  const personal = personalTables(await readGraph(database.pool)).toSorted();
  expect([...Object.keys(limits), ...Object.keys(boundedOtherwise)].toSorted()).toEqual(personal);
  for (const { burst, anHour } of Object.values(limits)) expect(burst).toBeLessThanOrEqual(anHour);
});
