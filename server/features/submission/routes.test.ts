import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { listShowcase } from '#contract/showcase.ts';
import { submissionCard, submissionView } from '#contract/submission.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedBrief, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
/** A guest's request is refused for being a guest's, not for coming from elsewhere. */
const fromOurPages = { origin: TEST_URL };

async function keptDraft(person: TestPerson, briefId: string | null, change: Partial<DraftContent> = {}) {
  const pictures = [await storedPicture(database, person.userId), await storedPicture(database, person.userId)];
  const draftId = newId();
  const kept = await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers: person.headers,
    payload: { briefId, step: 7, revision: 0, content: finishedDraft(pictures, change) },
  });
  expect(kept.statusCode).toBe(200);
  return { draftId, revision: 1, pictures };
}

const submit = (person: TestPerson | null, body: object, key: string = newId()) =>
  app.inject({
    method: 'POST',
    url: '/api/submissions',
    headers: { ...(person?.headers ?? fromOurPages), 'idempotency-key': key },
    payload: body,
  });
const read = (person: TestPerson | null, id: string) =>
  app.inject({ url: `/api/submissions/${id}`, headers: person?.headers ?? fromOurPages });
const progressOf = (briefId: string, userId: string) =>
  database.kysely
    .selectFrom('user_brief_progress')
    .selectAll()
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

async function submitted(person: TestPerson, briefId: string | null, change: Partial<DraftContent> = {}) {
  const { draftId, revision, pictures } = await keptDraft(person, briefId, change);
  const answer = await submit(person, { draftId, revision });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().id as string, pictures };
}

test('STATE-3 submitting makes the design, its frames and the progress of its brief in one go', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const coverage = {
    '0.0': { frameIds: ['frame-0', 'gone'], noteIds: [], arguedAway: '' },
    '1.0': { frameIds: [], noteIds: [], arguedAway: 'The plan stays on paper.' },
    '7.7': { frameIds: ['frame-0'], noteIds: [], arguedAway: '' },
  };
  const { id } = await submitted(person, briefId, { coverage });
  const view = submissionView.strict().parse((await read(person, id)).json());
  expect(view).toMatchObject({
    isMine: true,
    privateNotes: 'Ask Sana about the tablet.',
    title: 'Order ahead at Saltmarsh',
  });
  expect(view.frames.map((frame) => [frame.name, frame.featured, frame.notes.pins.length])).toEqual([
    ['Frame 1', true, 1],
    ['Frame 2', false, 0],
  ]);
  expect(view.coverage).toEqual({
    '0.0': { frameIds: ['frame-0'], noteIds: [], arguedAway: '' },
    '1.0': coverage['1.0'],
  });
  expect(view.brief?.requirements.map((one) => one.key)).toEqual(['0.0', '0.1', '1.0']);
  const progress = await progressOf(briefId, person.userId);
  expect(progress).toMatchObject({ status: 'submitted', submission_id: id });
  expect(progress?.completed_at).not.toBeNull();
  const mine = await app.inject({ url: '/api/me/submissions', headers: person.headers });
  const [card] = mine.json().items.map((item: unknown) => submissionCard.strict().parse(item));
  expect(card).toMatchObject({ id, evidencedCount: 1, requirementCount: 3, industry: 'food' });
});

test('SHOW-2 a design is found by the industry and the styles of its brief; without a brief it has none', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const stored = async (id: string) =>
    (await database.pool.query('select industry, styles from design_submissions where id = $1', [id])).rows[0];
  const brief = (await database.pool.query('select industry, styles from design_briefs where id = $1', [briefId]))
    .rows[0];
  expect(brief.styles.length).toBeGreaterThan(0);
  expect(await stored((await submitted(person, briefId)).id)).toEqual(brief);
  expect(await stored((await submitted(person, null)).id)).toEqual({ industry: null, styles: [] });
});

test('SUB-8 a double click, a retried request and two windows make one design', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const { draftId, revision } = await keptDraft(person, briefId);
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => submit(person, { draftId, revision }, n % 2 ? key : newId())),
  );
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const rows = await database.kysely
    .selectFrom('design_submissions')
    .select('id')
    .where('user_id', '=', person.userId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a submitted draft that is submitted again with new keys leaves no rows', async () => {
  const person = await signedInAs(database);
  const { draftId, revision } = await keptDraft(person, null);
  const ids = [];
  for (let n = 0; n < 4; n++) ids.push((await submit(person, { draftId, revision })).json().id);
  expect(new Set(ids).size).toBe(1);
  const keys = database.kysely.selectFrom('idempotency_keys').select('key').where('user_id', '=', person.userId);
  expect(await keys.execute()).toHaveLength(1);
});

test('SUB-1 a damaged picture is refused in the words of the last step', async () => {
  const person = await signedInAs(database);
  const { draftId, revision, pictures } = await keptDraft(person, null);
  await database.kysely
    .updateTable('media')
    .set({ state: 'failed', error_code: 'unreadable' })
    .where('id', '=', pictures[1]!)
    .execute();
  const { error } = (await submit(person, { draftId, revision })).json();
  expect(error.code).toBe('draft_incomplete');
  expect(error.fields.frames).toMatch(/^The picture of “.+” is damaged: leave the frame out, or upload it again$/);
});

test('SUB-6 a guest cannot submit, and nobody submits somebody else’s draft', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const { draftId, revision } = await keptDraft(owner, null);
  expect((await submit(null, { draftId, revision })).statusCode).toBe(401);
  expect((await submit(other, { draftId, revision })).json().error.code).toBe('draft_not_found');
});

test('SUB-1 a draft that lacks something is refused with the fields, and nothing of it is stored', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const { draftId, revision } = await keptDraft(person, briefId, { title: ' ', assetsLink: 'javascript:alert(1)' });
  const answer = await submit(person, { draftId, revision });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().error.fields)).toEqual(['title', 'assetsLink']);
  expect(await progressOf(briefId, person.userId)).toBeUndefined();
});

test('SUB-2 a chosen frame without a name is refused, and said beside the frames', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const [frame] = finishedDraft([await storedPicture(database, person.userId)]).frames;
  const { draftId, revision } = await keptDraft(person, briefId, { frames: [{ ...frame!, name: ' ' }] });
  const answer = await submit(person, { draftId, revision });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields).toEqual({ frames: 'Give every chosen frame a name' });
});

test('a brief that has a design keeps it', async () => {
  const person = await signedInAs(database);
  const briefId = await storedBrief(database, person.userId);
  const { id } = await submitted(person, briefId);
  const second = await keptDraft(person, briefId);
  expect((await submit(person, { draftId: second.draftId, revision: 1 })).json().error.code).toBe('move_refused');
  expect((await progressOf(briefId, person.userId))?.submission_id).toBe(id);
});

test('DET-5 a private design is not there for anybody else, in no list and in the same words as a missing one', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await storedBrief(database, owner.userId);
  const { id } = await submitted(owner, briefId, { isPublic: false, openToCollaboration: true });
  for (const viewer of [null, other]) {
    const [foreign, missing] = [await read(viewer, id), await read(viewer, newId())];
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json().error, requestId: '' }).toEqual({ ...missing.json().error, requestId: '' });
  }
  expect((await read(owner, id)).json()).toMatchObject({ isPublic: false, openToCollaboration: false });
  const list = await app.inject({ url: '/api/showcase' });
  expect(list.body).not.toContain(id);
});

test('DET-5 private notes are the owner’s alone, also on a public design', async () => {
  const owner = await signedInAs(database);
  const { id } = await submitted(owner, null);
  const answer = await read(null, id);
  expect(answer.json().privateNotes).toBeNull();
  expect(answer.body).not.toContain('Ask Sana');
});

test('DET-1 visitors read what an own brief asked for, and what its client said on the way where the designer shows it', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await storedBrief(database, owner.userId);
  await database.pool.query(
    `update design_briefs set content = content || '{"situation": "The queue stands at seven.", "projectGoals": ["Sell the evening before"]}'
     where id = $1`,
    [briefId],
  );
  await database.pool.query(
    `insert into brief_sheets (brief_id, sheet)
     values ($1, '{"name": "Mette", "role": "owner", "facts": {"budget": "Nobody may know this"}}')`,
    [briefId],
  );
  await database.pool.query(
    `insert into brief_clients (brief_id, user_id, questions_left, change_at, change_answer)
     values ($1, $2, 3, now(), 'negotiated')`,
    [briefId, owner.userId],
  );
  const said = [
    ['client', 'fact', 'Nobody may know this either'],
    ['client', 'change', 'We want a second shop in it'],
    ['designer', 'answer', 'Not quite like that: one map for both'],
    ['client', 'reply', 'I can live with that'],
  ];
  for (const [speaker, kind, text] of said)
    await database.pool.query(
      'insert into client_log (id, brief_id, user_id, speaker, kind, text, said_at) values ($1, $2, $3, $4, $5, $6, now())',
      [newId(), briefId, owner.userId, speaker, kind, text],
    );

  const { id } = await submitted(owner, briefId);
  for (const viewer of [null, other, owner]) {
    const answer = await read(viewer, id);
    expect(submissionView.parse(answer.json())).toMatchObject({
      brief: { situation: 'The queue stands at seven.', goals: ['Sell the evening before'] },
      change: null,
    });
    expect(answer.body).not.toMatch(/Nobody may know|second shop|one map/);
  }

  const patch = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });
  await patch({ showsChange: true });
  // A change of something else leaves it as it is.
  await patch({ approach: 'Began with the map.' });
  const shown = await read(null, id);
  expect(shown.json().change).toEqual({
    name: 'Mette',
    role: 'owner',
    asked: 'We want a second shop in it',
    answer: 'Not quite like that: one map for both',
    reply: 'I can live with that',
  });
  expect(shown.body).not.toContain('Nobody may know');
  await patch({ isPublic: false });
  expect((await read(other, id)).statusCode).toBe(404);
});

test('SUB-9 the owner changes words, frames and visibility; nobody else does', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const { id, pictures } = await submitted(owner, await storedBrief(database, owner.userId));
  const change = (person: TestPerson | null, payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: person?.headers ?? fromOurPages, payload });
  expect((await change(null, { title: 'Mine' })).statusCode).toBe(401);
  expect((await change(other, { title: 'Mine' })).statusCode).toBe(404);
  const frames = finishedDraft(pictures).frames.map((frame, n) => ({ ...frame, selected: n === 1, featured: n === 1 }));
  const changed = await change(owner, { title: 'Evening orders', frames, isPublic: false });
  expect(changed.json()).toMatchObject({ title: 'Evening orders', isPublic: false });
  expect(changed.json().frames.map((frame: { id: string }) => frame.id)).toEqual(['frame-1']);
  expect((await change(owner, { title: '' })).statusCode).toBe(422);
  expect((await read(null, id)).statusCode).toBe(404);
});

test('SUB-9 a design takes no picture of somebody else into its frames, and stays as it was', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const { id } = await submitted(owner, null);
  const before = (await read(owner, id)).json();
  const foreign = finishedDraft([await storedPicture(database, other.userId)]).frames;
  const answer = await app.inject({
    method: 'PATCH',
    url: `/api/submissions/${id}`,
    headers: owner.headers,
    payload: { frames: foreign },
  });
  expect(answer.json().error.code).toBe('draft_incomplete');
  expect((await read(owner, id)).json()).toEqual(before);
});

test('SUB-9 of two windows that change a design, the second is told instead of overwriting the first', async () => {
  const owner = await signedInAs(database);
  const { id } = await submitted(owner, null);
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });
  const { revision } = (await read(owner, id)).json();
  const first = await change({ approach: 'From the first window', revision });
  expect(first.statusCode).toBe(200);
  const second = await change({ approach: 'From the second window', revision });
  expect(second.statusCode).toBe(409);
  expect(second.json().error).toMatchObject({ code: 'moved_on', revision: revision + 1 });
  expect((await read(owner, id)).json().approach).toBe('From the first window');
  const again = await change({ approach: 'From the second window', revision: first.json().revision });
  expect(again.json().approach).toBe('From the second window');
});

test('SUB-9 of many windows that save at once on one revision, exactly one does, whole', async () => {
  const owner = await signedInAs(database);
  const { id } = await submitted(owner, null);
  const { revision } = (await read(owner, id)).json();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      app.inject({
        method: 'PATCH',
        url: `/api/submissions/${id}`,
        headers: owner.headers,
        payload: { approach: `Window ${n}`, challenges: `Window ${n}`, revision },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const winner = `Window ${answers.findIndex(({ statusCode }) => statusCode === 200)}`;
  const now = (await read(owner, id)).json();
  expect(now).toMatchObject({ approach: winner, challenges: winner, revision: revision + 1 });
});

test('SUB-9 a frame that is taken out of a design goes with its picture, and the link to its file can be taken off', async () => {
  const owner = await signedInAs(database);
  const figmaLink = 'https://www.figma.com/design/zMcbm8ujSMldgS1VB70IMP';
  const { id, pictures } = await submitted(owner, null, { figmaLink });
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });
  const [, second] = finishedDraft(pictures).frames;
  await change({ frames: [{ ...second, featured: true }] });
  const left = await database.kysely.selectFrom('media').select('id').where('id', 'in', pictures).execute();
  expect(left).toEqual([{ id: pictures[1] }]);
  expect((await read(owner, id)).json().figmaLink).toBe(figmaLink);
  expect((await change({ figmaLink: 'https://elsewhere.example' })).statusCode).toBe(400);
  expect((await change({ figmaLink: '' })).json()).toMatchObject({ figmaLink: null, fileInfo: null });
});

test('SUB-9 what is pinned to a frame that is taken out keeps its words and the name of the frame', async () => {
  const [owner, critic] = [await signedInAs(database), await signedInAs(database)];
  const { id, pictures } = await submitted(owner, await storedBrief(database, owner.userId));
  const [first, second] = finishedDraft(pictures).frames;
  const ask = (person: TestPerson, method: 'PUT' | 'POST' | 'PATCH', path: string, payload: object) => {
    const headers = { ...person.headers, ...(method === 'POST' && { 'idempotency-key': newId() }) };
    return app.inject({ method, url: `/api/submissions/${id}${path}`, headers, payload });
  };
  const pin = { frameId: first!.id, x: 10, y: 20 };
  await ask(critic, 'POST', '/comments', { body: 'Too small', pin });
  const mark = { line: 'deliverable.0', verdict: 'partly', suggestion: 'Larger', pin };
  const given = await ask(critic, 'PUT', '/critique', { revision: 0, marks: [mark] });
  expect(given.json().given[0].marks).toMatchObject([{ pin, goneFrame: null }]);

  await ask(owner, 'PATCH', '', { frames: [{ ...second, featured: true }] });
  const seen = async (path: string) => (await app.inject({ url: `/api/submissions/${id}${path}` })).json();
  const gone = { pin: null, goneFrame: first!.name };
  expect((await seen('/comments')).items).toMatchObject([{ body: 'Too small', ...gone }]);
  expect((await seen('/critique')).given[0].marks).toMatchObject([{ suggestion: 'Larger', ...gone }]);

  const change = { ...mark, suggestion: 'Much larger', pin: null };
  const again = await ask(critic, 'PUT', '/critique', { revision: 1, marks: [change] });
  expect(again.json().given[0].marks).toMatchObject([{ suggestion: 'Much larger', ...gone }]);
});

test('SUB-9 a design one of whose pictures failed can still be made private and reworded', async () => {
  const owner = await signedInAs(database);
  const { id, pictures } = await submitted(owner, null);
  await database.kysely
    .updateTable('media')
    .set({ state: 'failed', error_code: 'unreadable' })
    .where('id', '=', pictures[1]!)
    .execute();
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });
  expect((await change({ isPublic: false, approach: 'Shorter' })).json()).toMatchObject({
    isPublic: false,
    approach: 'Shorter',
  });
  expect((await change({ frames: finishedDraft(pictures).frames })).statusCode).toBe(422);
});

test('SUB-9 deleting a design removes its pictures and puts its brief back on the bench', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const briefId = await storedBrief(database, owner.userId);
  const { id, pictures } = await submitted(owner, briefId);
  const remove = (person: TestPerson | null) =>
    app.inject({ method: 'DELETE', url: `/api/submissions/${id}`, headers: person?.headers ?? fromOurPages });
  expect((await remove(null)).statusCode).toBe(401);
  expect((await remove(other)).statusCode).toBe(404);
  expect((await remove(owner)).statusCode).toBe(204);
  expect((await read(owner, id)).statusCode).toBe(404);
  const left = await database.kysely.selectFrom('media').select('id').where('id', 'in', pictures).execute();
  expect(left).toEqual([]);
  expect(await progressOf(briefId, owner.userId)).toMatchObject({ status: 'in_progress', submission_id: null });
});

test('SUB-9 a picture that another draft still shows stays when a design is deleted', async () => {
  const owner = await signedInAs(database);
  const { id, pictures } = await submitted(owner, null);
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${newId()}`,
    headers: owner.headers,
    payload: { briefId: null, step: 2, revision: 0, content: finishedDraft([pictures[1]!]) },
  });
  await app.inject({ method: 'DELETE', url: `/api/submissions/${id}`, headers: owner.headers });
  const left = await database.kysely.selectFrom('media').select('id').where('id', 'in', pictures).execute();
  expect(left).toEqual([{ id: pictures[1] }]);
});

test('SHOW-1 a design that lost its cover is listed without a picture', async () => {
  const person = await signedInAs(database);
  const { id, pictures } = await submitted(person, await storedBrief(database, person.userId));
  await database.kysely.updateTable('design_submissions').set({ cover_media_id: null }).where('id', '=', id).execute();
  expect(pictures).toHaveLength(2);
  const { items } = listShowcase.answer.parse((await app.inject({ url: '/api/showcase' })).json());
  expect(items.find((item) => item.id === id)).toMatchObject({ picture: null });
});

test('SHOW-1 the list goes on nine at a time, without repeats or gaps while new designs arrive', async () => {
  const person = await signedInAs(database, { name: 'Rafa Quiroga' });
  const ids: string[] = [];
  for (let n = 0; n < 11; n++) ids.push((await submitted(person, await storedBrief(database, person.userId))).id);
  const page = async (cursor?: string) =>
    (await app.inject({ url: `/api/showcase${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}` })).json();
  const first = await page();
  expect(first.items).toHaveLength(9);
  await submitted(person, await storedBrief(database, person.userId));
  const second = await page(first.nextCursor);
  const shown = [...first.items, ...second.items].map((item: { id: string }) => item.id);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.slice(0, 11)).toEqual([...ids].reverse());
  expect((await app.inject({ url: '/api/showcase?cursor=nonsense' })).statusCode).toBe(400);
});

test('SUB-10 a design that leads to another site than Figma is refused; an old one is read and edited all the same', async () => {
  const owner = await signedInAs(database);
  const elsewhere = 'https://www.figma.com.evil.example/design/zMcbm8ujSMldgS1VB70IMP';
  const { draftId, revision } = await keptDraft(owner, null, { figmaLink: elsewhere });
  const refused = await submit(owner, { draftId, revision });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error.fields).toEqual({ figmaLink: expect.stringContaining('figma.com') });
  const { id } = await submitted(owner, null);
  await database.kysely.updateTable('design_submissions').set({ figma_link: elsewhere }).where('id', '=', id).execute();
  expect((await read(owner, id)).statusCode).toBe(200);
  const payload = { title: 'Bake board, second print' };
  const edited = await app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: owner.headers, payload });
  expect(edited.json()).toMatchObject(payload);
});

test('FILE-4 a design is a sample when all its frames are from a sample file, and its file is no link in either case', async () => {
  const person = await signedInAs(database);
  const fileInfo = { fileKey: 'Sandbox0', name: 'Saltmarsh', lastModified: '', pages: 1, totalFrames: 2, version: '1' };
  const change = {
    figmaLink: 'https://www.figma.com/design/Sandbox0/Saltmarsh',
    fileInfo: { ...fileInfo, isSample: true },
  };
  const { id, pictures } = await submitted(person, null, change);
  const card = async () => {
    const mine = await app.inject({ url: '/api/me/submissions', headers: person.headers });
    return mine.json().items.find((item: { id: string }) => item.id === id);
  };
  expect(await card()).toMatchObject({ isSample: false, figmaLink: null });
  await database.kysely.updateTable('media').set({ source: 'design_file' }).where('id', '=', pictures[0]!).execute();
  expect(await card()).toMatchObject({ isSample: false });
  await database.kysely.updateTable('media').set({ source: 'design_file' }).where('id', '=', pictures[1]!).execute();
  expect(await card()).toMatchObject({ isSample: true, figmaLink: null });
  expect((await read(person, id)).json().isSample).toBe(true);
});
