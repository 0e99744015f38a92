import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { caseStudyCard, caseStudyDraft, caseStudyEditorData } from '#contract/case-study.ts';
import { caseStudyEvidence } from '#contract/case-study-evidence.ts';
import { publishedCaseStudy } from '#contract/published-case-study.ts';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { limits } from '#domain/limits/limits.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { counter } from '#test/case-study.ts';
import { working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { finishedDraft, storedBrief, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
/** A guest's request is refused for being a guest's, not for coming from elsewhere. */
const fromOurPages = { origin: TEST_URL };

function call(person: TestPerson | null, method: string, url: string, payload?: object) {
  return app.inject({ method: method as 'GET', url, headers: person?.headers ?? fromOurPages, payload });
}

async function withDesign(change: object = {}) {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, null);
  const mediaId = await storedPicture(database, person.userId);
  const draftId = newId();
  const content = finishedDraft([mediaId], change);
  await call(person, 'PUT', `/api/submission-drafts/${draftId}`, { briefId, step: 7, revision: 0, content });
  const submitted = await call(person, 'POST', '/api/submissions', { draftId, revision: 1 });
  return { person, briefId, mediaId, submissionId: submitted.json().id as string };
}

async function withPage() {
  const design = await withDesign();
  const made = await call(design.person, 'POST', '/api/case-studies', { submissionId: design.submissionId });
  return { ...design, id: made.json().id as string, page: made.json() };
}

const title = (to: string): Operation => ({ kind: 'set-page', field: 'title', from: '', to });
const save = (person: TestPerson, id: string, revision: number, operations: Operation[], batch = newId()) =>
  call(person, 'POST', `/api/case-studies/${id}/changes`, { batch, revision, operations });

test('EDIT-2 EDIT-11 a page begins with the specified sections, under a link that stays; beginning again finds it', async () => {
  const { person, submissionId } = await withDesign();
  const before = await call(person, 'GET', `/api/submissions/${submissionId}/case-study`);
  expect(caseStudyEditorData.parse(before.json())).toMatchObject({
    caseStudy: null,
    design: { frames: [{ name: 'Frame 1' }] },
  });
  const both = await Promise.all([1, 2, 3, 4].map(() => call(person, 'POST', '/api/case-studies', { submissionId })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const [page] = both.map((answer) => caseStudyDraft.parse(answer.json()));
  expect(new Set(both.map((answer) => answer.json().id)).size).toBe(1);
  expect(page!.id).toMatch(/^cs-[0-9a-z]+$/);
  expect(page!.document.sections.map((section) => section.title)).toEqual(['The Challenge', 'The Solution']);
  const after = await call(person, 'GET', `/api/submissions/${submissionId}/case-study`);
  expect(after.json().caseStudy.id).toBe(page!.id);
});

test('EDIT-9 edits are saved by revision; a batch counts once however often it is sent', async () => {
  const { person, id } = await withPage();
  const batch = newId();
  const first = await save(person, id, 1, [title('Saltmarsh')], batch);
  expect(first.json()).toMatchObject({ revision: 2 });
  expect((await save(person, id, 1, [title('Saltmarsh')], batch)).json()).toEqual(first.json());
  const reused = await save(person, id, 2, [title('Other')], batch);
  expect([reused.statusCode, reused.json().error.code]).toEqual([422, 'idempotency_mismatch']);
  const behind = await save(person, id, 1, [title('Other')]);
  expect(behind.json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  const missed = await call(person, 'GET', `/api/case-studies/${id}/changes?since=1`);
  expect(missed.json()).toMatchObject({
    isComplete: true,
    changes: [{ revision: 2, operations: [{ to: 'Saltmarsh' }] }],
  });
  const never = await call(person, 'GET', `/api/case-studies/${id}/changes?since=${2 ** 31}`);
  expect([never.statusCode, never.json().error.code]).toEqual([400, 'invalid_request']);
  expect((await call(person, 'GET', `/api/case-studies/${id}`)).json()).toMatchObject({ revision: 2 });
});

test('EDIT-9 what is kept of the edits is short when it is read, however small it is when it is stored', async () => {
  const { person, id } = await withPage();
  for (let revision = 1; revision <= 4; revision += 1)
    expect((await save(person, id, revision, [title('a'.repeat(1_900_000)), title('Saltmarsh')])).statusCode).toBe(200);
  const missed = await call(person, 'GET', `/api/case-studies/${id}/changes?since=1`);
  expect(missed.json().isComplete).toBe(false);
  expect(missed.body.length).toBeLessThan(5_000_000);
});

test('EDIT-9 a batch that is sent many times at once counts once, and each is answered the same', async () => {
  const { person, id } = await withPage();
  const batch = newId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(person, id, 1, [title('Saltmarsh')], batch)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]!.json()).toMatchObject({ revision: 2 });
});

test('EDIT-9 a window that looks for changes does not wait for one that saves', async () => {
  const { person, id } = await withPage();
  const saving = await database.pool.connect();
  try {
    await saving.query('begin');
    await saving.query('select from case_studies where id = $1 for update', [id]);
    for (const what of ['changes?since=1', 'versions'])
      expect((await call(person, 'GET', `/api/case-studies/${id}/${what}`)).statusCode).toBe(200);
  } finally {
    await saving.query('rollback');
    saving.release();
  }
});

test('EDIT-9 of many windows that save at once on one revision, exactly one does', async () => {
  const { person, id } = await withPage();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(person, id, 1, [title(`Window ${n}`)])));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  const now = (await call(person, 'GET', `/api/case-studies/${id}`)).json();
  expect(now).toMatchObject({ revision: 2, document: { title: `Window ${winner}` } });
});

test('EDIT-9 edits that do not fit, or would leave the page out of shape, are refused and change nothing', async () => {
  const { person, id } = await withPage();
  const gone: Operation = { kind: 'set-section', id: 'section-gone', field: 'title', from: '', to: 'x' };
  const wrong: Operation[] = [
    gone,
    {
      kind: 'set-section',
      id: 'section-challenge',
      field: 'backgroundColor',
      from: 'bg-white',
      to: 'bg-mauve' as never,
    },
    {
      kind: 'set-section',
      id: 'section-challenge',
      field: 'content',
      from: [],
      to: [{ kind: 'paragraph', runs: [{ text: 'x', href: 'javascript:alert(1)' }] }],
    },
  ];
  for (const one of wrong)
    expect((await save(person, id, 1, [title('Half'), one])).json().error.code).toBe('operations_refused');
  expect((await save(person, id, 1, [{ kind: 'explode' } as never])).statusCode).toBe(400);
  expect((await call(person, 'GET', `/api/case-studies/${id}`)).json()).toMatchObject({
    revision: 1,
    document: { title: 'Project Title' },
  });
});

test('EDIT-11 a page has an end: what would take long to render is refused, and a longer one may be shortened', async () => {
  const { person, id, page } = await withPage();
  const at = { parent: { section: 'section-solution', column: 'content' }, index: 0 } as const;
  const long = (name: string) =>
    newComponent('text-block', counter(name), { content: richText('word '.repeat(3_900)) });
  const add = (name: string, times: number): Operation[] =>
    Array.from({ length: times }, (_, n) => ({ kind: 'add-component', component: long(`${name}${n}`), at }));
  expect((await save(person, id, 1, add('a', 20))).statusCode).toBe(200);
  const tooLong = await save(person, id, 2, add('b', 20));
  expect(tooLong.json().error).toMatchObject({
    code: 'operations_refused',
    message: expect.stringContaining('too much text'),
  });
  const aside = { label: 'Mine', document: { ...page.document, sections: [{ ...page.document.sections[0] }] } };
  aside.document.sections[0].children = {
    ...noColumns(),
    content: add('c', 30).map((one) => (one as never as { component: object }).component),
  };
  const kept = await call(person, 'POST', `/api/case-studies/${id}/versions`, aside);
  expect([kept.statusCode, kept.json().error.code]).toEqual([413, 'payload_too_large']);

  const components = add('d', 40).map((one) => (one as Operation & { kind: 'add-component' }).component);
  await database.pool.query(
    `update case_studies set document = jsonb_set(document, '{sections,1,children,content}', $2) where id = $1`,
    [id, JSON.stringify(components)],
  );
  const remove: Operation = { kind: 'remove-component', component: components[0]!, at };
  expect((await save(person, id, 2, [remove])).statusCode).toBe(200);
});

test('EDIT-11 the changes that a page keeps take little room, and the newest one always stays', async () => {
  const { person, id } = await withPage();
  const noise = () => richText(Array.from({ length: 900 }, () => randomUUID().slice(0, 20)).join(' '));
  const set = (): Operation => ({
    kind: 'set-section',
    id: 'section-solution',
    field: 'content',
    from: [],
    to: noise(),
  });
  const stored = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as n, sum(pg_column_size(operations))::int as bytes, max(revision)::int as last
       from case_study_changes where case_study_id = $1`,
      [id],
    );
    return rows[0];
  };
  for (let revision = 1; revision <= 8; revision++)
    expect((await save(person, id, revision, Array.from({ length: 15 }, set))).statusCode).toBe(200);
  const { n, bytes, last } = await stored();
  expect(n).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(last).toBe(9);
});

test('EDIT-9 a page takes no picture of somebody else', async () => {
  const { person, id } = await withPage();
  const foreign = await storedPicture(database, (await signedInAs(database)).userId);
  const image = newComponent('image-block', counter(), { imageUrl: `/media/${foreign}` });
  const at = { parent: { section: 'section-solution', column: 'content' }, index: 0 } as const;
  const answer = await save(person, id, 1, [{ kind: 'add-component', component: image, at }]);
  expect(answer.json().error.code).toBe('media_not_found');
});

test('EDIT-10 EDIT-11 what is published stays as it is while the draft goes on, until it is published again under the same link', async () => {
  const { person, id, mediaId, briefId } = await withPage();
  const source = { kind: 'brief', label: 'Brief', href: `/brief/${briefId}` } as const;
  const section = newSection('image-text', counter(), {
    title: 'Is it out yet?',
    imageUrl: `/media/${mediaId}`,
    content: richText('Sorted by oven time.'),
    source,
  });
  await save(person, id, 1, [title('Saltmarsh'), { kind: 'add-section', section, index: 2 }]);
  const read = () => call(null, 'GET', `/api/published-case-studies/${id}`);
  expect((await read()).json().error.code).toBe('case_study_not_found');
  const early = await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 1, visibility: 'public' });
  expect(early.json().error.code).toBe('moved_on');
  const done = await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 2, visibility: 'public' });
  expect(caseStudyDraft.parse(done.json()).published).toMatchObject({ version: 1, isCurrent: true });
  const page = await read();
  expect(publishedCaseStudy.parse(page.json())).toMatchObject({ isMine: false, document: { title: 'Saltmarsh' } });
  expect(Object.keys(page.json().pictures)).toEqual([mediaId]);
  expect(page.body).not.toContain(`/brief/${briefId}`);

  await save(person, id, 2, [title('Changed later')]);
  expect((await read()).body).toBe(page.body);
  await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 3, visibility: 'public' });
  expect((await read()).json()).toMatchObject({ id, document: { title: 'Changed later' }, visibility: 'public' });
  expect((await call(person, 'DELETE', `/api/case-studies/${id}/published`)).statusCode).toBe(204);
  expect((await read()).statusCode).toBe(404);
  const versions = (await call(person, 'GET', `/api/case-studies/${id}/versions`)).json().items;
  expect(versions.filter(({ kind }: { kind: string }) => kind === 'published')).toHaveLength(2);
});

test('VIEW-1 pictures of a published page are there for all, and for the author alone before and after', async () => {
  const { person, id, mediaId, submissionId } = await withPage();
  await call(person, 'PATCH', `/api/submissions/${submissionId}`, { isPublic: false });
  const seen = async () => (await call(null, 'GET', `/api/media/${mediaId}`)).statusCode;
  const set: Operation = {
    kind: 'set-section',
    id: 'section-solution',
    field: 'imageUrl',
    from: '',
    to: `/media/${mediaId}`,
  };
  await save(person, id, 1, [set]);
  expect(await seen()).toBe(404);
  await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 2, visibility: 'public' });
  expect(await seen()).toBe(200);
  expect((await call(null, 'GET', `/api/published-case-studies/${id}`)).json().design).toBeNull();
  await call(person, 'DELETE', `/api/case-studies/${id}/published`);
  expect(await seen()).toBe(404);
});

test('VIEW-1 a picture of a component that readers do not get stays the author’s', async () => {
  const { person, id, mediaId, submissionId } = await withPage();
  await call(person, 'PATCH', `/api/submissions/${submissionId}`, { isPublic: false });
  const content = richText('To write: what did the first test show?');
  const component = newComponent('image-block', counter(), { imageUrl: `/media/${mediaId}`, content });
  const at = { parent: { section: 'section-solution', column: 'content' }, index: 0 } as const;
  await save(person, id, 1, [{ kind: 'add-component', component, at }]);
  await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 2, visibility: 'public' });
  const page = await call(null, 'GET', `/api/published-case-studies/${id}`);
  expect(page.body).not.toContain(mediaId);
  expect((await call(null, 'GET', `/api/media/${mediaId}`)).statusCode).toBe(404);
});

test('VIEW-3 a published page leads to the complete build of its public design, and to its demo', async () => {
  const { designer, developer, designId } = await working(database, app);
  const made = await call(designer, 'POST', '/api/case-studies', { submissionId: designId });
  const { id } = made.json();
  await call(designer, 'PUT', `/api/case-studies/${id}/published`, { revision: 1, visibility: 'public' });
  const build = async () => {
    const answer = await call(null, 'GET', `/api/published-case-studies/${id}`);
    return publishedCaseStudy.parse(answer.json()).build;
  };
  const change = (sql: string) =>
    database.pool.query(`update workspaces set ${sql} where submission_id = $1`, [designId]);
  await change(`demo_url = 'https://demo.example/saltmarsh', status = 'building', building_at = now()`);
  expect(await build()).toBeNull();
  await change(`status = 'complete', complete_at = now()`);
  const { handle, displayName } = (await call(developer, 'GET', '/api/profile')).json();
  expect(await build()).toEqual({ developer: { handle, displayName }, demoUrl: 'https://demo.example/saltmarsh' });
  await database.pool.query(
    'update design_submissions set is_public = false, open_to_collaboration = false where id = $1',
    [designId],
  );
  expect(await build()).toBeNull();
});

test('a page outlives its design with its pictures, and takes them along when it is deleted', async () => {
  const { person, id, mediaId, submissionId } = await withPage();
  const set: Operation = {
    kind: 'set-section',
    id: 'section-solution',
    field: 'imageUrl',
    from: '',
    to: `/media/${mediaId}`,
  };
  await save(person, id, 1, [set]);
  await call(person, 'DELETE', `/api/submissions/${submissionId}`);
  expect((await call(person, 'GET', `/api/media/${mediaId}`)).statusCode).toBe(200);
  expect((await call(person, 'GET', `/api/case-studies/${id}`)).json().submissionId).toBeNull();
  expect((await call(person, 'DELETE', `/api/case-studies/${id}`)).statusCode).toBe(204);
  expect((await call(person, 'GET', `/api/media/${mediaId}`)).statusCode).toBe(404);
});

test('EDIT-9 older versions can be read; replacing the whole page keeps what was there', async () => {
  const { person, id, page } = await withPage();
  await save(person, id, 1, [title('First words')]);
  await save(person, id, 2, [
    { kind: 'replace', from: page.document, to: { ...page.document, title: 'Another page' } },
  ]);
  const copy = await call(person, 'POST', `/api/case-studies/${id}/versions`, {
    label: 'The other tab',
    document: { ...page.document, title: 'Kept aside' },
  });
  expect(copy.statusCode).toBe(201);
  const { items } = (await call(person, 'GET', `/api/case-studies/${id}/versions`)).json();
  const kept = await Promise.all(
    items.map(
      async (item: { id: string }) =>
        (await call(person, 'GET', `/api/case-studies/${id}/versions/${item.id}`)).json().document.title,
    ),
  );
  expect(kept).toEqual(['Kept aside', 'First words', 'Project Title']);
});

test('EDIT-9 whole pages are replaced at a pace, because each leaves a copy; edits go on meanwhile', async () => {
  const { person, id, page } = await withPage();
  const replace = (revision: number) =>
    save(person, id, revision, [{ kind: 'replace', from: page.document, to: page.document }]);
  for (let revision = 1; revision <= limits.case_study_versions.burst; revision += 1)
    expect((await replace(revision)).statusCode).toBe(200);
  const { revision } = (await call(person, 'GET', `/api/case-studies/${id}`)).json();
  expect((await replace(revision)).json().error.code).toBe('too_many_requests');
  expect((await save(person, id, revision, [title('Saltmarsh')])).statusCode).toBe(200);
});

test('EDIT-9 a copy set aside in a conflict takes no place of the next automatic version', async () => {
  const { person, id, page } = await withPage();
  const versions = `/api/case-studies/${id}/versions`;
  await call(person, 'POST', versions, { label: 'The other window', document: page.document });
  await save(person, id, 1, [title('Saltmarsh')]);
  const kinds = (await call(person, 'GET', versions)).json().items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['automatic', 'set_aside']);
});

test('PROJ-6 own pages are listed with how they stand', async () => {
  const { person, id } = await withPage();
  const { items } = (await call(person, 'GET', '/api/me/case-studies')).json();
  expect(items.map((item: unknown) => caseStudyCard.parse(item))).toMatchObject([{ id, published: null }]);
  const other = await signedInAs(database);
  expect((await call(other, 'GET', '/api/me/case-studies')).json().items).toEqual([]);
});

test('EDIT-9 a page of very many parts is refused, before each of them is checked', async () => {
  const { person, id, page } = await withPage();
  const runs = Array.from({ length: 400 }, () => ({ text: 'a' }));
  const content = (blocks: number) => Array.from({ length: blocks }, () => ({ kind: 'paragraph' as const, runs }));
  const replaced = (blocks: number) => {
    const section = newSection('single-column', counter('many'), { content: content(blocks) });
    return { kind: 'replace', from: page.document, to: { ...page.document, sections: [section] } } as Operation;
  };
  const tooMany = await save(person, id, 1, [replaced(30)]);
  expect(tooMany.json().error.code).toBe('operations_refused');
  const asked = Array.from({ length: 4 }, () => replaced(40));
  expect((await save(person, id, 1, asked)).json().error.code).toBe('payload_too_large');
  expect((await save(person, id, 1, [replaced(20)])).statusCode).toBe(200);
});

test('EDIT-9 one person sends few large pieces at once, while short edits go on', async () => {
  const { person, id } = await withPage();
  const large: Operation = { kind: 'set-page', field: 'title', from: 'x'.repeat(300_000), to: 'x' };
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await save(person, id, 0, [large])).json().error?.code);
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('moved_on'));
  expect(codes[10]).toBe('too_many_requests');
  expect((await save(person, id, 1, [title('Saltmarsh')])).statusCode).toBe(200);
});

test('PROJ-6 lists get titles without reading whole pages', async () => {
  const { person, id } = await withPage();
  await save(person, id, 1, [title('Saltmarsh')]);
  await call(person, 'PUT', `/api/case-studies/${id}/published`, { revision: 2, visibility: 'public' });
  await save(person, id, 2, [title('Later')]);
  const { rows } = await database.pool.query(
    'select title, published_title, left(published_description, 7) as description from case_studies where id = $1',
    [id],
  );
  expect(rows).toEqual([{ title: 'Later', published_title: 'Saltmarsh', description: 'A brief' }]);
});

test('EDIT-7 a page has a thousand pictures and no more, those of older versions included', async () => {
  const { person, id, mediaId } = await withPage();
  await database.pool.query(
    `with made as (
       insert into media (id, owner_id, hash, source, state, width, height, bytes, variants)
       select gen_random_uuid(), $1, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'upload', 'ready', 10, 10, 10, '[]'
       from generate_series(1, 1000) n returning id)
     insert into case_study_pictures (case_study_id, media_id) select $2, id from made`,
    [person.userId, id],
  );
  const [section] = (await call(person, 'GET', `/api/case-studies/${id}`)).json().document.sections;
  const change = { kind: 'set-section', id: section.id, field: 'imageUrl', from: '', to: `/media/${mediaId}` } as const;
  const refused = await save(person, id, 1, [change]);
  expect(refused.json().error).toMatchObject({ code: 'operations_refused' });
  expect(refused.json().error.message).toContain('1,000 pictures');
  const page = (await call(person, 'GET', `/api/case-studies/${id}`)).json();
  const document = { ...page.document, sections: [{ ...section, imageUrl: `/media/${mediaId}` }] };
  const aside = await call(person, 'POST', `/api/case-studies/${id}/versions`, { label: 'Mine', document });
  expect(aside.json().error.code).toBe('operations_refused');
  await database.pool.query(
    'delete from case_study_pictures where media_id = (select min(media_id::text)::uuid from case_study_pictures where case_study_id = $1)',
    [id],
  );
  expect((await save(person, id, 1, [change])).statusCode).toBe(200);
});

test('EDIT-13 the evidence is what is recorded, of the owner alone', async () => {
  const { person, submissionId } = await withPage();
  const answer = await call(person, 'GET', `/api/submissions/${submissionId}/evidence`);
  expect(caseStudyEvidence.parse(answer.json())).toMatchObject({
    design: { approach: 'Watched the queue at seven in the morning.' },
    brief: { title: 'Order ahead at a bakery that sells out by ten' },
    frames: [
      {
        pins: [{ text: 'Price and shelf stand together', x: 20, y: 34.5 }],
        notes: ['Everything is reachable with one thumb'],
      },
    ],
  });
  expect(answer.body).not.toContain('Ask Sana');
});

test('EDIT-13 critique is evidence: how it was marked, and what the author answered, not what is hidden', async () => {
  const { person, submissionId } = await withDesign();
  const evidence = async () =>
    caseStudyEvidence.parse((await call(person, 'GET', `/api/submissions/${submissionId}/evidence`)).json()).critique;
  expect(await evidence()).toEqual({ total: 0, counts: { met: 0, partly: 0, not: 0, unclear: 0 }, answers: [] });
  const reviewer = await signedInAs(database);
  const marks = [
    { line: 'deliverable.0', verdict: 'partly', suggestion: 'Words of a reviewer' },
    { line: 'deliverable.1', verdict: 'met' },
  ];
  const given = await call(reviewer, 'PUT', `/api/submissions/${submissionId}/critique`, { revision: 0, marks });
  const [{ id }] = given.json().given;
  await call(person, 'PUT', `/api/critiques/${id}/marks/deliverable.0/answer`, { answer: 'applied', reason: 'Done.' });
  const seen = await evidence();
  expect(seen).toEqual({
    total: 1,
    counts: { met: 1, partly: 1, not: 0, unclear: 0 },
    answers: [{ critiqueId: id, line: 'deliverable.0', asked: 'Customer app', answer: 'applied', reason: 'Done.' }],
  });
  await database.pool.query('update critiques set hidden_at = now() where id = $1', [id]);
  expect((await evidence()).total).toBe(0);
});

test('every call is its author’s alone: guests are asked to log in, others find nothing', async () => {
  const { id, submissionId, page } = await withPage();
  const other = await signedInAs(database);
  const change = { batch: newId(), revision: 1, operations: [title('Mine now')] };
  const calls: [string, string, object?][] = [
    ['GET', `/api/submissions/${submissionId}/case-study`],
    ['GET', `/api/submissions/${submissionId}/evidence`],
    ['POST', '/api/case-studies', { submissionId }],
    ['GET', `/api/case-studies/${id}`],
    ['POST', `/api/case-studies/${id}/changes`, change],
    ['GET', `/api/case-studies/${id}/changes?since=0`],
    ['GET', `/api/case-studies/${id}/versions`],
    ['GET', `/api/case-studies/${id}/versions/${newId()}`],
    ['POST', `/api/case-studies/${id}/versions`, { label: 'x', document: page.document }],
    ['PUT', `/api/case-studies/${id}/published`, { revision: 1, visibility: 'public' }],
    ['DELETE', `/api/case-studies/${id}/published`],
    ['DELETE', `/api/case-studies/${id}`],
  ];
  for (const [method, url, body] of calls) {
    expect((await call(null, method, url, body)).statusCode, `guest ${method} ${url}`).toBe(401);
    const foreign = await call(other, method, url, body);
    expect(foreign.statusCode, `other ${method} ${url}`).toBe(404);
    const missing = await call(other, method, url.replace(id, 'cs-0').replace(submissionId, newId()), body);
    if (url.includes(id)) expect(missing.json().error.message).toBe(foreign.json().error.message);
  }
  expect((await call(null, 'GET', '/api/me/case-studies')).statusCode).toBe(401);
  expect((await call(null, 'GET', `/api/published-case-studies/${id}`)).statusCode).toBe(404);
  expect((await call(null, 'GET', '/api/published-case-studies/..%2F..')).statusCode).toBe(404);
});

const drafted = 'I spent two mornings at Saltmarsh and drew what I saw there, and 34 % got no bread.';

async function smoothingWith(model: string, modelBriefsADay?: number) {
  const running = await sandbox();
  const smoothing = await testApp({ database, writer: sandboxWriter(running, model), modelBriefsADay });
  const { person, submissionId } = await withDesign();
  const ask = (who: TestPerson | null, texts: readonly string[] = [drafted]) =>
    smoothing.inject({
      method: 'POST',
      url: `/api/submissions/${submissionId}/smoothed`,
      headers: who?.headers ?? fromOurPages,
      payload: { paragraphs: texts.map((text, at) => ({ id: `p${at}`, text })) },
    });
  return { ask, person, calls: running.calls };
}

test('EDIT-13 a language model smooths the wording of what it is sent, and is sent nothing that leads to a person', async () => {
  const { ask, person, calls } = await smoothingWith('sandbox');
  const answer = await ask(person, [drafted, `${drafted} Ask ines@bakery.example.`, 'Too short.']);
  expect(answer.json()).toEqual({
    paragraphs: [{ id: 'p0', text: drafted.replace(' and drew', ', and drew') }],
    refused: 0,
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]!.prompt).toContain(drafted);
  expect(calls[0]!.prompt).not.toContain('ines@');
  expect(calls[0]!.prompt).not.toContain(person.userId);
});

test('EDIT-13 a wording with a new name or number never reaches the author', async () => {
  const { ask, person } = await smoothingWith('sandbox-mediocre');
  expect((await ask(person)).json()).toEqual({ paragraphs: [], refused: 1 });
});

test('EDIT-13 the last wording of the day is given once, also to requests that arrive together', async () => {
  const { ask, person } = await smoothingWith('sandbox');
  await database.pool.query(
    'insert into case_study_smoothings (id, user_id) select gen_random_uuid(), $1 from generate_series(1, 18)',
    [person.userId],
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(person)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429)!;
  expect(refused.json().error.message).toContain('20 times today');
});

test('EDIT-13 smoothing is for the author, with a model, within its budget; a broken model says so', async () => {
  const { ask, person } = await smoothingWith('sandbox', 0);
  expect((await ask(null)).statusCode).toBe(401);
  expect((await ask(await signedInAs(database))).statusCode).toBe(404);
  expect((await ask(person)).json().error).toMatchObject({ code: 'too_many_requests' });
  const { submissionId, person: other } = await withDesign();
  const payload = { paragraphs: [{ id: 'p0', text: drafted }] };
  const without = await call(other, 'POST', `/api/submissions/${submissionId}/smoothed`, payload);
  expect(without.json().error).toMatchObject({ code: 'move_refused' });
  const broken = await smoothingWith('sandbox-500');
  expect((await broken.ask(broken.person)).json().error).toMatchObject({ code: 'writer_failed' });
});
