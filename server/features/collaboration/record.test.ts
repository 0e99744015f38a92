import { expect, test } from 'vitest';
import { collaborationRecord } from '#contract/collaboration.ts';
import { REVIEWS_RECORDED } from '#domain/build-review/review.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);
const read = (by: TestPerson | null, id: string, before?: string) =>
  call(by, 'GET', `/api/agreements/${id}/record${before ? `?before=${before}` : ''}`);

test('WORK-14 after the end both read what was said, built and reviewed, with its pictures; nobody else does', async () => {
  const { designer, developer, third, designId, agreementId } = await working(database, app);
  await call(developer, 'PUT', `/api/workspaces/${designId}/status`, { from: 'planning', to: 'building' });
  await call(developer, 'PUT', `/api/workspaces/${designId}/links`, { demoUrl: 'https://saltmarsh.example' });
  await call(designer, 'POST', `/api/workspaces/${designId}/comments`, { text: 'Hold everything until the last one.' });
  await call(developer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The board is up.' });
  const frame = (await call(designer, 'GET', `/api/workspaces/${designId}`)).json().frames[0];
  const mediaId = await storedPicture(database, developer.userId);
  await call(developer, 'POST', `/api/workspaces/${designId}/reviews`, { frameId: frame.id, mediaId });
  const finding = { number: 1, kind: 'shift', places: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.1 }], dx: 0, dy: 8 };
  const missing = { number: 2, kind: 'missing', places: [{ x: 0.4, y: 0.8, width: 0.2, height: 0.1 }], dx: 0, dy: 0 };
  await database.pool.query(
    `update build_reviews set state = 'to_review', result = $2, verdicts = $3 where workspace_id = $1`,
    [
      agreementId,
      JSON.stringify({ fidelity: 91, findings: [finding, missing] }),
      JSON.stringify([{ finding: 1, verdict: 'returned', note: 'Keep 18 px.' }]),
    ],
  );
  await database.pool.query(
    `update build_reviews set state = 'returned', note = 'See the first one.', decided_at = now() where workspace_id = $1`,
    [agreementId],
  );
  // The design is private by now, so that only the record shows its picture to the developer.
  await call(designer, 'PATCH', `/api/submissions/${designId}`, { isPublic: false, openToCollaboration: false });
  await call(designer, 'POST', `/api/agreements/${agreementId}/end`, {});

  for (const person of [designer, developer]) {
    const record = collaborationRecord.parse((await read(person, agreementId)).json());
    expect(record.entries).toContainEqual(
      expect.objectContaining({ kind: 'message', by: 'designer', text: 'Hold everything until the last one.' }),
    );
    expect(record.entries).toContainEqual(
      expect.objectContaining({ kind: 'progress_update', by: 'developer', note: 'The board is up.' }),
    );
    expect(record.links.demoUrl).toBe('https://saltmarsh.example/');
    expect(record.reviews).toMatchObject([{ frameName: frame.name, round: 1, state: 'returned' }]);
    expect(record.reviews[0]!.findings).toEqual([
      { number: 1, title: 'Sits 8 px lower', place: 'Top left', verdict: 'returned', note: 'Keep 18 px.' },
      { number: 2, title: 'Missing in the build', place: 'Bottom centre', verdict: null, note: '' },
    ]);
    for (const { mediaId: id } of [record.reviews[0]!.design, record.reviews[0]!.build])
      expect((await call(person, 'GET', `/api/media/${id}`)).statusCode).toBe(200);
  }
  expect((await read(third, agreementId)).statusCode).toBe(404);
  expect((await read(null, agreementId)).statusCode).toBe(401);
  expect((await call(third, 'GET', `/api/media/${mediaId}`)).statusCode).toBe(404);
});

test('WORK-14 the address of a workspace leads its two people to the record after the end; nobody else, and before that to nothing', async () => {
  const { designer, developer, third, designId, agreementId } = await agreeing(database, app);
  const find = (by: TestPerson | null) => call(by, 'GET', `/api/submissions/${designId}/collaboration-record`);
  expect((await find(designer)).statusCode).toBe(404);
  for (const person of [designer, developer])
    await call(person, 'POST', `/api/agreements/${agreementId}/confirmation`, { revision: 1 });
  await call(developer, 'POST', `/api/agreements/${agreementId}/end`, {});
  for (const person of [designer, developer]) expect((await find(person)).json()).toEqual({ agreementId });
  expect((await find(third)).statusCode).toBe(404);
  expect((await find(null)).statusCode).toBe(401);
});

test('WORK-14 a long record comes in parts, the newest first, with nothing twice', async () => {
  const { designer, agreementId } = await working(database, app);
  await database.pool.query(
    `insert into workspace_comments (id, workspace_id, author_id, text, created_at)
     select gen_random_uuid(), $1, $2, 'Message ' || n, now() + n * interval '1 s' from generate_series(1, 230) n`,
    [agreementId, designer.userId],
  );
  await call(designer, 'POST', `/api/agreements/${agreementId}/end`, {});
  const texts: string[] = [];
  let before: string | undefined;
  do {
    const part = collaborationRecord.parse((await read(designer, agreementId, before)).json());
    texts.unshift(...part.entries.flatMap(({ kind, text }) => (kind === 'message' ? [text] : [])));
    before = part.earlierCursor ?? undefined;
  } while (before);
  expect(texts).toEqual(Array.from({ length: 230 }, (_, n) => `Message ${n + 1}`));
});

test('WORK-14 of very many screenshots the record shows the latest, and none again with earlier entries', async () => {
  const { designer, developer, designId, agreementId } = await working(database, app);
  const frame = (await call(designer, 'GET', `/api/workspaces/${designId}`)).json().frames[0];
  const mediaId = await storedPicture(database, developer.userId);
  await database.pool.query(
    `insert into build_reviews (id, workspace_id, designer_id, developer_id, frame_id, frame_name, round, design_media_id,
       build_media_id, state, created_at)
     select gen_random_uuid(), $1, $2, $3, $4, 'Board', n, $5, $5, 'replaced', now() + n * interval '1 s'
     from generate_series(1, $6::int) n`,
    [agreementId, designer.userId, developer.userId, frame.id, mediaId, REVIEWS_RECORDED + 20],
  );
  const { entries, reviews } = collaborationRecord.parse((await read(designer, agreementId)).json());
  expect(reviews.map(({ round }) => round)).toEqual(
    Array.from({ length: REVIEWS_RECORDED }, (_, n) => REVIEWS_RECORDED + 20 - n),
  );
  expect((await read(designer, agreementId, entries[0]!.id)).json().reviews).toEqual([]);
});
