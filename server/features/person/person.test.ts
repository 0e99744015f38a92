import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import {
  listPersonBuilds,
  listPersonCaseStudies,
  listPersonCritiques,
  listPersonDesigns,
  personView,
} from '#contract/person.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedBrief, storedPicture } from '#test/submission.ts';
import { PAGE_SIZE } from './service.ts';

const database = await createTestDatabase();
const app = await testApp({ database });

const look = (url: string, person: TestPerson | null = null) => app.inject({ url, headers: person?.headers });

async function submit(person: TestPerson, change: Partial<DraftContent> = {}, { withBrief = true } = {}) {
  const draftId = newId();
  const mediaId = await storedPicture(database, person.userId);
  const briefId = withBrief ? await storedBrief(database, person.userId) : null;
  const { headers } = person;
  const content = finishedDraft([mediaId], change);
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers,
    payload: { briefId, step: 7, revision: 0, content },
  });
  const payload = { draftId, revision: 1 };
  const answer = await app.inject({ method: 'POST', url: '/api/submissions', headers, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id as string;
}

test('VIEW-4 a person’s page says who they are and what of their work is public, to everybody alike', async () => {
  const person = await signedInAs(database, { name: 'Ines Marau', email: 'ines@people.example' });
  const other = await signedInAs(database, { name: 'Kei Brandt' });
  const open = { openToCollaboration: true, collaborationPreferences: ['active'], techPreferences: ['Svelte'] };
  const shown = await submit(person, { title: 'Order ahead', ...open } as Partial<DraftContent>);
  await submit(person, { title: 'Kept to herself', isPublic: false, privateNotes: 'Only me' });
  await submit(person, { title: 'For its link alone' }, { withBrief: false });

  for (const viewer of [null, other, person]) {
    const answer = await look('/api/people/ines-marau', viewer);
    expect(answer.statusCode).toBe(200);
    expect(personView.strict().parse(answer.json())).toMatchObject({
      handle: 'ines-marau',
      displayName: 'Ines Marau',
      isMe: viewer === person,
      isSample: false,
      designCount: 1,
      briefsFinished: 1,
      openTo: { designCount: 1, preferences: ['active'], technologies: ['Svelte'] },
      industries: [{ industry: 'food', count: 1 }],
    });
    const designs = await look('/api/people/ines-marau/designs', viewer);
    expect(listPersonDesigns.answer.parse(designs.json()).items.map((card) => card.id)).toEqual([shown]);
    const everything = answer.body + designs.body;
    for (const secret of ['Kept to herself', 'Only me', 'For its link alone', 'ines@people.example'])
      expect(everything).not.toContain(secret);
  }
});

test('who has made nothing public has a page all the same', async () => {
  await signedInAs(database, { name: 'Dele Akinyemi' });
  expect((await look('/api/people/dele-akinyemi')).json()).toMatchObject({
    designCount: 0,
    briefsFinished: 0,
    openTo: null,
    industries: [],
  });
  expect((await look('/api/people/dele-akinyemi/designs')).json()).toEqual({ items: [], nextCursor: null });
});

test('designs come in pages, each once', async () => {
  const person = await signedInAs(database, { name: 'Busy Hands' });
  const made = new Set<string>();
  for (let n = 0; n < PAGE_SIZE + 2; n++) made.add(await submit(person));
  const first = (await look('/api/people/busy-hands/designs')).json();
  const rest = (await look(`/api/people/busy-hands/designs?cursor=${encodeURIComponent(first.nextCursor)}`)).json();
  const seen = [...first.items, ...rest.items].map((card) => card.id);
  expect(seen).toHaveLength(PAGE_SIZE + 2);
  expect(new Set(seen)).toEqual(made);
  expect(rest.nextCursor).toBeNull();
  expect((await look('/api/people/busy-hands/designs?cursor=2026')).statusCode).toBe(400);
});

test('an address that is nobody’s says so', async () => {
  const lists = ['', '/designs', '/case-studies', '/builds', '/critiques'].map(
    (list) => `/api/people/nobody-here${list}`,
  );
  for (const url of [...lists, '/api/people/%00']) {
    const answer = await look(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json().error.code).toBe('person_not_found');
  }
});

test('VIEW-4 case studies stand on the page once they are published for everybody, and no longer than that', async () => {
  const person = await signedInAs(database, { name: 'Rafa Quiroga' });
  const call = caller(app);
  const submissionId = await submit(person, { title: 'Timetables' });
  const study = (await call(person, 'POST', '/api/case-studies', { submissionId })).json();
  const list = async () => {
    const answer = (await look('/api/people/rafa-quiroga/case-studies')).json();
    return listPersonCaseStudies.answer.parse(answer).items.map(({ id }) => id);
  };
  const count = async () => (await look('/api/people/rafa-quiroga')).json().caseStudyCount;
  expect([await list(), await count()]).toEqual([[], 0]);
  const publish = (visibility: string) =>
    call(person, 'PUT', `/api/case-studies/${study.id}/published`, { revision: study.revision, visibility });
  expect((await publish('unlisted')).statusCode).toBe(200);
  expect([await list(), await count()]).toEqual([[], 0]);
  expect((await publish('public')).statusCode).toBe(200);
  expect([await list(), await count()]).toEqual([[study.id], 1]);
  await call(person, 'PATCH', `/api/submissions/${submissionId}`, { isPublic: false, openToCollaboration: false });
  expect((await look('/api/people/rafa-quiroga/case-studies')).json().items[0].picture).toBeNull();
});

test('VIEW-4 a build stands on both pages once it is complete, while its design is public', async () => {
  const { designer, developer, designId } = await working(database, app);
  const call = caller(app);
  const handleOf = async (person: TestPerson) => (await call(person, 'GET', '/api/profile')).json().handle as string;
  const handles = [await handleOf(designer), await handleOf(developer)];
  const lists = () =>
    Promise.all(
      handles.map(async (handle) => {
        const { items } = listPersonBuilds.answer.parse((await look(`/api/people/${handle}/builds`)).json());
        const { buildCount } = (await look(`/api/people/${handle}`)).json();
        expect(buildCount).toBe(items.length);
        return items.map((build) => [build.designId, build.designer.handle, build.developer.handle, build.demoUrl]);
      }),
    );
  expect(await lists()).toEqual([[], []]);
  await database.pool.query(`update workspaces set status = 'building', building_at = now() where submission_id = $1`, [
    designId,
  ]);
  expect(await lists()).toEqual([[], []]);
  await database.pool.query(
    `update workspaces set status = 'complete', complete_at = now(), demo_url = 'https://saltmarsh.example/' where submission_id = $1`,
    [designId],
  );
  const listed = [designId, ...handles, 'https://saltmarsh.example/'];
  expect(await lists()).toEqual([[listed], [listed]]);
  await database.pool.query(
    'update design_submissions set is_public = false, open_to_collaboration = false where id = $1',
    [designId],
  );
  expect(await lists()).toEqual([[], []]);
});

test('DET-6 critiques that a person gave stand on their page while the designs are public', async () => {
  const [author, reviewer] = [
    await signedInAs(database, { name: 'Nadia Rell' }),
    await signedInAs(database, { name: 'Tomas Rey' }),
  ];
  const id = await submit(author, { title: 'Timetables' });
  const list = async () => {
    const { items } = listPersonCritiques.answer.parse((await look('/api/people/tomas-rey/critiques')).json());
    expect((await look('/api/people/tomas-rey')).json().critiqueCount).toBe(items.length);
    return items;
  };
  expect(await list()).toEqual([]);
  const call = caller(app);
  const marks = [
    { line: 'deliverable.0', verdict: 'partly', suggestion: 'Show the morning.' },
    { line: 'deliverable.1', verdict: 'met' },
  ];
  const given = (await call(reviewer, 'PUT', `/api/submissions/${id}/critique`, { revision: 0, marks })).json()
    .given[0];
  await call(author, 'PUT', `/api/critiques/${given.id}/marks/deliverable.0/answer`, { answer: 'applied' });
  expect(await list()).toMatchObject([
    {
      designId: id,
      designer: { handle: 'nadia-rell' },
      counts: { met: 1, partly: 1, not: 0, unclear: 0 },
      suggestions: 1,
      applied: 1,
    },
  ]);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  expect(await list()).toEqual([]);
  await database.pool.query('update design_submissions set is_public = true where id = $1', [id]);
  await database.pool.query('update critiques set hidden_at = now() where id = $1', [given.id]);
  expect(await list()).toEqual([]);
});

test('a link to a person shows their newest public design, and nothing of a private one', async () => {
  const person = await signedInAs(database, { name: 'Link Shown' });
  const preview = async () => (await look('/api/people/link-shown')).json().linkPreview as string | null;
  const [first, second] = [await submit(person), await submit(person)];
  expect(await preview()).toBeNull();
  const coverOf = async (id: string) =>
    (await database.pool.query('select cover_media_id as id from design_submissions where id = $1', [id])).rows[0].id;
  const covers = [await coverOf(first), await coverOf(second)];
  await database.pool.query(`update media set preview_key = 'previews/x' where id = any ($1)`, [covers]);
  expect(await preview()).toBe(`/media/${covers[1]}/link.jpg`);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [second]);
  expect(await preview()).toBe(`/media/${covers[0]}/link.jpg`);
});
