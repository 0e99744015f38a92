import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { type BuildReview, buildReview, buildReviews } from '#contract/build-review.ts';
import { workspaceView } from '#contract/workspace.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { noJobs, type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, type Pair, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { pngOf, renderScreen, svgOf } from '#test/screens.ts';
import { type Comparison, createComparisons } from './comparisons.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const waiting: Comparison[] = [];
/** How many of the same developer each waits for. */
const places: number[] = [];
const jobs = {
  async add(_tx: unknown, _kind: string, data: object, { behind = 0 } = {}) {
    waiting.push(data as Comparison);
    places.push(behind);
  },
  waiting: async () => waiting as never,
};
const comparisons = createComparisons({ database, blobs, jobs, imageProcessor: localImageProcessor });
const app = await testApp({ database, blobs, pictures, comparisons });
const call = caller(app);

const screen = renderScreen(1);
const moved = { ...screen, parts: screen.parts.map((part, n) => (n === 0 ? { ...part, y: part.y + 8 } : part)) };
const twoMoved = {
  ...screen,
  parts: screen.parts.map((part, n) =>
    n === 0 ? { ...part, y: part.y + 8 } : n === screen.parts.length - 1 ? { ...part, x: part.x + 20 } : part,
  ),
};
const design = pngOf(svgOf(screen));
const build = pngOf(svgOf(moved));

const move = ({ designId }: Pair) =>
  database.pool.query(`update workspaces set status = 'building', building_at = now() where submission_id = $1`, [
    designId,
  ]);

/** The two at work, on a design whose first frame is drawn. */
async function atWork(): Promise<Pair> {
  const pair = await working(database, app);
  const mediaId = await pictures.add(pair.designer.userId, design, 'upload');
  await database.kysely
    .updateTable('submission_frames')
    .set({ media_id: mediaId })
    .where('submission_id', '=', pair.designId)
    .where('id', '=', 'frame-0')
    .execute();
  await move(pair);
  return pair;
}

const bring = (person: TestPerson, bytes = build) => pictures.add(person.userId, bytes, 'upload');
const add = (person: TestPerson | null, designId: string, mediaId: string, frameId = 'frame-0') =>
  call(person, 'POST', `/api/workspaces/${designId}/reviews`, { frameId, mediaId });
const list = (person: TestPerson | null, designId: string) =>
  call(person, 'GET', `/api/workspaces/${designId}/reviews`);
const read = (person: TestPerson | null, id: string) => call(person, 'GET', `/api/build-reviews/${id}`);
const heat = (person: TestPerson | null, id: string) => call(person, 'GET', `/api/build-reviews/${id}/heat.png`);
const revisionOf = async (id: string) =>
  (await database.kysely.selectFrom('build_reviews').select('revision').where('id', '=', id).executeTakeFirstOrThrow())
    .revision;
/** On the review as it is now, unless another revision is given. */
const act = async (person: TestPerson | null, id: string, what: string, body: object) =>
  call(person, 'PUT', `/api/build-reviews/${id}/${what}`, { revision: await revisionOf(id), ...body });
const ignore = (person: TestPerson | null, id: string, areas: object[]) => act(person, id, 'ignored', { areas });
const judge = (person: TestPerson | null, id: string, verdicts: object[]) => act(person, id, 'verdicts', { verdicts });
const decide = (person: TestPerson | null, id: string, decision: string, note = '') =>
  act(person, id, 'decision', { decision, note });
const view = async (person: TestPerson, designId: string) =>
  buildReviews.parse((await list(person, designId)).json()).frames[0]!;

async function compareAll() {
  for (const asked of waiting.splice(0)) await comparisons.run(asked);
}

/** A screenshot that was compared and waits for the designer. */
async function toReview(bytes?: Buffer): Promise<Pair & { review: BuildReview; mediaId: string }> {
  const pair = await atWork();
  const mediaId = await bring(pair.developer, bytes);
  const added = await add(pair.developer, pair.designId, mediaId);
  await compareAll();
  const review = buildReview.parse((await read(pair.designer, added.json().id)).json());
  return { ...pair, review, mediaId };
}

const everyCall = (person: TestPerson | null, designId: string, reviewId: string, mediaId: string) =>
  Promise.all([
    list(person, designId),
    add(person, designId, mediaId),
    read(person, reviewId),
    heat(person, reviewId),
    ignore(person, reviewId, []),
    judge(person, reviewId, [{ finding: 1, verdict: 'fine' }]),
    decide(person, reviewId, 'returned', 'Please keep the heading.'),
  ]).then((answers) => answers.map(({ statusCode }) => statusCode));
const seesPicture = async (person: TestPerson | null, mediaId: string) =>
  (await call(person, 'GET', `/api/media/${mediaId}`)).statusCode;

test('WORK-10 before the build has begun there is nothing to bring', async () => {
  const pair = await working(database, app);
  const refused = await add(pair.developer, pair.designId, await bring(pair.developer));
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'review_refused']);
  await move(pair);
  expect((await add(pair.developer, pair.designId, await bring(pair.developer))).statusCode).toBe(201);
});

test('WORK-10 a complete build is a record: what waits can be approved, and nothing is added or sent back', async () => {
  const { designer, developer, designId, review, mediaId } = await toReview(design);
  await database.pool.query(`update workspaces set status = 'complete', complete_at = now() where submission_id = $1`, [
    designId,
  ]);
  const refused = [await add(developer, designId, mediaId), await decide(designer, review.id, 'returned', 'Please.')];
  expect(refused.map((answer) => answer.json().error.code)).toEqual(['review_refused', 'review_refused']);
  expect((await decide(designer, review.id, 'approved')).statusCode).toBe(200);
});

test('WORK-10 a storage that is away is no attempt at a comparison, which is asked for again', async () => {
  const pair = await atWork();
  const added = await add(pair.developer, pair.designId, await bring(pair.developer));
  const id: string = added.json().id;
  const away = { ...blobs, get: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const failing = createComparisons({ database, blobs: away, jobs, imageProcessor: localImageProcessor });
  const asked = waiting.splice(0);
  for (let n = 0; n < 5; n++) await expect(failing.run(asked.at(-1)!)).rejects.toThrow('ECONNREFUSED');

  await comparisons.askForUndone();
  expect(waiting, 'it may be under way').toEqual([]);
  await database.pool.query("update build_reviews set created_at = now() - interval '3 minutes' where id = $1", [id]);
  await comparisons.askForUndone();
  await comparisons.askForUndone();
  expect(waiting.filter(({ reviewId }) => reviewId === id)).toHaveLength(1);
  await compareAll();
  expect((await read(pair.designer, id)).json().state).toBe('to_review');
});

test('WORK-10 a screenshot is compared with its frame, and the designer sees what was found', async () => {
  const { designer, developer, designId, review } = await toReview();
  expect(review).toMatchObject({ round: 1, state: 'to_review', frameName: 'Frame 1', verdicts: [], note: '' });
  expect(review.result).toMatchObject({ findings: [{ kind: 'shift', dx: 0, dy: 8 }], isCompressed: false });
  expect(review.result!.fidelity).toBeLessThan(100);
  const picture = await heat(designer, review.id);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const seen = await view(developer, designId);
  expect(seen.current).toEqual(review);
  expect(seen.earlier).toEqual([]);
});

test('WORK-10 the workspace says how far measuring the build has come', async () => {
  const pair = await atWork();
  const said = async () =>
    workspaceView.parse((await call(pair.designer, 'GET', `/api/workspaces/${pair.designId}`)).json()).review;
  expect(await said()).toMatchObject({ framesBuilt: 0, foremost: null });
  const added = await add(pair.developer, pair.designId, await bring(pair.developer));
  expect(added.json()).toMatchObject({ state: 'comparing', heatUrl: null });
  expect(await said()).toMatchObject({ framesBuilt: 1, foremost: { state: 'comparing', fidelity: null, findings: 0 } });
  await compareAll();
  await judge(pair.designer, added.json().id, [{ finding: 1, verdict: 'fine' }]);
  const { design, build, result } = buildReview.parse((await read(pair.designer, added.json().id)).json());
  const { fidelity } = result!;
  const foremost = { frameName: 'Frame 1', state: 'to_review', design, build, fidelity, findings: 1, decided: 1 };
  expect(await said()).toMatchObject({ framesBuilt: 1, foremost });
});

test('WORK-10 the workspace names the screenshot with open findings before a newer one without', async () => {
  const { designer, developer, designId, review } = await toReview();
  const drawn = await pictures.add(designer.userId, design, 'upload');
  await database.kysely
    .updateTable('submission_frames')
    .set({ media_id: drawn })
    .where('submission_id', '=', designId)
    .where('id', '=', 'frame-1')
    .execute();
  await add(developer, designId, await bring(developer, design), 'frame-1');
  await compareAll();
  const named = async () =>
    workspaceView.parse((await call(designer, 'GET', `/api/workspaces/${designId}`)).json()).review.foremost?.frameName;
  expect(await named()).toBe('Frame 1');
  await judge(designer, review.id, [{ finding: 1, verdict: 'fine' }]);
  expect(await named()).toBe('Frame 2');
});

test('EDIT-13 what was approved of a build that is under way is evidence for the case study', async () => {
  const { designer, developer, designId, review } = await toReview(design);
  const builds = async (person: TestPerson) =>
    (await call(person, 'GET', `/api/submissions/${designId}/evidence`)).json().builds;
  expect(await builds(designer)).toEqual([{ status: 'building', frames: 2, approved: [] }]);
  await decide(designer, review.id, 'approved');
  const approved = [{ name: 'Frame 1', fidelity: 100, round: 1 }];
  expect(await builds(designer)).toEqual([{ status: 'building', frames: 2, approved }]);
  expect(await builds(developer)).toBeUndefined();
});

test('WORK-10 the identical screenshot has 100 and can be approved at once', async () => {
  const { designer, review } = await toReview(design);
  expect(review.result).toMatchObject({ fidelity: 100, findings: [], differing: 0 });
  expect((await decide(designer, review.id, 'approved')).json()).toMatchObject({ state: 'approved' });
});

test('WORK-10 WORK-14 guest and third person get nothing; after the end both still see the screenshot, and no call works', async () => {
  const { designer, developer, third, designId, agreementId, review, mediaId } = await toReview();
  expect(await everyCall(null, designId, review.id, mediaId)).toEqual(Array(7).fill(401));
  expect(await everyCall(third, designId, review.id, mediaId)).toEqual(Array(7).fill(404));
  expect([await seesPicture(null, mediaId), await seesPicture(third, mediaId)]).toEqual([404, 404]);
  expect([await seesPicture(designer, mediaId), await seesPicture(developer, mediaId)]).toEqual([200, 200]);

  await call(designer, 'POST', `/api/agreements/${agreementId}/end`, {});
  expect(await everyCall(developer, designId, review.id, mediaId)).toEqual(Array(7).fill(404));
  expect(await everyCall(designer, designId, review.id, mediaId)).toEqual(Array(7).fill(404));
  expect([await seesPicture(designer, mediaId), await seesPicture(third, mediaId)]).toEqual([200, 404]);
});

test('WORK-10 before both have confirmed there is nothing to review', async () => {
  const { designer, developer, designId } = await agreeing(database, app);
  const mediaId = await bring(developer);
  expect((await list(designer, designId)).statusCode).toBe(404);
  expect((await add(developer, designId, mediaId)).statusCode).toBe(404);
});

test('WORK-10 only the developer adds, an own picture, to a frame that is there', async () => {
  const { designer, developer, designId } = await atWork();
  const [own, designers] = [await bring(developer), await bring(designer)];
  expect((await add(designer, designId, designers)).json().error.code).toBe('review_refused');
  expect((await add(developer, designId, designers)).json().error.code).toBe('media_not_found');
  expect((await add(developer, designId, own, 'frame-9')).json().error.fields).toHaveProperty('frameId');
  expect((await add(developer, designId, own)).statusCode).toBe(201);
});

test('WORK-10 a screenshot that is sent twice with one key is one round', async () => {
  const { developer, designId } = await atWork();
  const mediaId = await bring(developer);
  const headers = { ...developer.headers, 'idempotency-key': newId() };
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: `/api/workspaces/${designId}/reviews`, headers, payload });
  const answers = await Promise.all([1, 2, 3].map(() => send({ frameId: 'frame-0', mediaId })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await send({ frameId: 'frame-1', mediaId })).statusCode).toBe(422);
  expect((await view(developer, designId)).current!.round).toBe(1);
});

test('WORK-10 only the designer ignores, judges and decides', async () => {
  const { developer, review } = await toReview();
  for (const answer of [
    await ignore(developer, review.id, []),
    await judge(developer, review.id, [{ finding: 1, verdict: 'fine' }]),
    await decide(developer, review.id, 'approved'),
  ])
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'review_refused']);
});

test('WORK-10 approving waits for every finding; asking for changes needs a note', async () => {
  const { designer, review } = await toReview();
  expect((await decide(designer, review.id, 'approved')).json().error.code).toBe('review_undecided');
  expect((await judge(designer, review.id, [{ finding: 9, verdict: 'fine' }])).statusCode).toBe(400);
  const judged = await judge(designer, review.id, [{ finding: 1, verdict: 'returned', note: 'Keep 18 px.' }]);
  expect(judged.json().verdicts).toEqual([{ finding: 1, verdict: 'returned', note: 'Keep 18 px.' }]);
  expect((await decide(designer, review.id, 'approved')).json().error.message).toContain('You asked for a change');
  expect((await decide(designer, review.id, 'returned', '  ')).json().error.fields).toHaveProperty('note');
  expect((await judge(designer, review.id, [{ finding: 1, verdict: null }])).json().verdicts).toEqual([]);
  await judge(designer, review.id, [{ finding: 1, verdict: 'fine' }]);
  expect((await decide(designer, review.id, 'approved')).json()).toMatchObject({ state: 'approved' });
});

test('WORK-10 verdicts that were not sent before come with the decision, or with none of it', async () => {
  const { designer, review } = await toReview();
  const decided = (verdict: object) =>
    act(designer, review.id, 'decision', { decision: 'returned', note: 'See the finding.', verdicts: [verdict] });
  expect((await decided({ finding: 9, verdict: 'returned' })).statusCode).toBe(400);
  expect((await read(designer, review.id)).json()).toMatchObject({ state: 'to_review', verdicts: [] });
  const note = { finding: 1, verdict: 'returned', note: 'Keep 18 px.' };
  expect((await decided(note)).json()).toMatchObject({ state: 'returned', verdicts: [note] });
});

test('WORK-10 however often and whatever is pressed at once, a screenshot is decided once', async () => {
  const { designer, developer, designId, review } = await toReview();
  await judge(designer, review.id, [{ finding: 1, verdict: 'fine' }]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => decide(designer, review.id, n % 2 ? 'approved' : 'returned', 'Once more.')),
  );
  const [first, ...others] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect([first, new Set(others)]).toEqual([200, new Set([409])]);
  expect((await ignore(designer, review.id, [])).json().error.code).toBe('moved_on');
  const activity = (await call(developer, 'GET', `/api/workspaces/${designId}`)).json().activity as { type: string }[];
  expect(activity.filter(({ type }) => type === 'feedback')).toHaveLength(1);
  const change = database.kysely.updateTable('build_reviews').set({ note: 'Another' }).where('id', '=', review.id);
  await expect(change.execute()).rejects.toThrow('does not change');
});

test('WORK-10 of two windows that judge on one revision, the second is told; of many at once, one is kept', async () => {
  const { designer, review } = await toReview();
  const { revision } = review;
  const fine = { verdicts: [{ finding: 1, verdict: 'fine' }] };
  const judged = await act(designer, review.id, 'verdicts', { ...fine, revision });
  expect(judged.json()).toMatchObject({
    revision: revision + 1,
    verdicts: [{ finding: 1, verdict: 'fine', note: '' }],
  });
  const behind = [
    await act(designer, review.id, 'verdicts', { ...fine, revision }),
    await act(designer, review.id, 'ignored', { areas: [], revision }),
    await act(designer, review.id, 'decision', { decision: 'approved', revision }),
  ];
  for (const answer of behind) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({ code: 'moved_on', revision: revision + 1 });
  }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      act(designer, review.id, 'verdicts', {
        verdicts: [{ finding: 1, verdict: 'returned', note: `Window ${n}` }],
        revision: revision + 1,
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const note = `Window ${answers.findIndex(({ statusCode }) => statusCode === 200)}`;
  expect((await read(designer, review.id)).json()).toMatchObject({ revision: revision + 2, verdicts: [{ note }] });
});

test('WORK-10 a newer screenshot takes the place of one that waits, and follows one that was decided', async () => {
  const { designer, developer, designId, review } = await toReview();
  await add(developer, designId, await bring(developer, design));
  expect((await decide(designer, review.id, 'returned', 'Too late.')).json().error.code).toBe('moved_on');
  let frame = await view(designer, designId);
  expect([frame.current!.round, frame.current!.state]).toEqual([2, 'comparing']);
  expect(frame.earlier).toMatchObject([{ round: 1, state: 'replaced' }]);
  await compareAll();
  await decide(designer, (await view(designer, designId)).current!.id, 'returned', 'The heading, please.');
  await add(developer, designId, await bring(developer));
  frame = await view(designer, designId);
  expect(frame.current!.round).toBe(3);
  expect(frame.earlier).toMatchObject([
    { round: 2, state: 'returned', note: 'The heading, please.', fidelity: 100 },
    { round: 1, state: 'replaced' },
  ]);
});

test('WORK-10 what the designer ignores is compared without it, also in later rounds; a comparison that is overtaken is not kept', async () => {
  const { designer, developer, designId, review } = await toReview();
  const area = { x: 0, y: 0.05, width: 1, height: 0.12 };
  expect((await ignore(designer, review.id, [{ x: 0.9, y: 0, width: 0.5, height: 0.1 }])).statusCode).toBe(400);
  expect((await ignore(designer, review.id, [area])).json()).toMatchObject({ state: 'comparing', result: null });
  expect((await judge(designer, review.id, [{ finding: 1, verdict: 'fine' }])).json().error.code).toBe('moved_on');
  await comparisons.run({ reviewId: review.id, comparison: 1 });
  expect((await read(designer, review.id)).json().state).toBe('comparing');
  await compareAll();
  expect((await read(designer, review.id)).json()).toMatchObject({ state: 'to_review', result: { fidelity: 100 } });
  const next = await add(developer, designId, await bring(developer, pngOf(svgOf({ ...moved, ground: '#ffffff' }))));
  expect(next.json().ignored).toEqual([area]);
});

test('WORK-10 verdicts stay when an area is ignored and the findings get other numbers', async () => {
  const { designer, review } = await toReview(pngOf(svgOf(twoMoved)));
  const [first, ...others] = review.result!.findings;
  const verdicts = others.map(({ number }, n) => ({
    finding: number,
    verdict: n === 0 ? ('returned' as const) : ('fine' as const),
    note: n === 0 ? 'Keep 18 px.' : '',
  }));
  expect(verdicts.length).toBeGreaterThan(0);
  await judge(designer, review.id, verdicts);
  await ignore(designer, review.id, first!.places);
  await compareAll();
  const after = buildReview.parse((await read(designer, review.id)).json());
  expect(after.result!.findings).toHaveLength(others.length);
  const placeOf = (one: BuildReview, finding: number) =>
    one.result!.findings.find(({ number }) => number === finding)!.places[0];
  for (const { finding, verdict, note } of verdicts)
    expect(after.verdicts.map((one) => ({ ...one, finding: placeOf(after, one.finding) }))).toContainEqual({
      verdict,
      note,
      finding: placeOf(review, finding),
    });
});

test('WORK-10 both are told: events with the review, a bell for the other one, items of the activity', async () => {
  const { designer, developer, designId, review } = await toReview();
  await judge(designer, review.id, [{ finding: 1, verdict: 'fine' }]);
  await decide(designer, review.id, 'returned', 'Please keep the heading.');
  const events = async (person: TestPerson) =>
    ((await call(person, 'GET', '/api/events?after=0')).json().items as { kind: string; data: object }[])
      .filter(({ kind }) => kind === 'review')
      .map(({ data }) => data);
  const about = { reviewId: review.id, frameId: 'frame-0' };
  expect(await events(designer)).toEqual([about, about, about, about]);
  expect(await events(developer)).toEqual([about, about, about, about]);
  const bell = async (person: TestPerson) =>
    (await call(person, 'GET', '/api/me/notifications')).json().items[0] as { happening: string; path: string };
  expect(await bell(designer)).toMatchObject({ happening: 'build_added', path: `/workspace/${designId}/review` });
  expect(await bell(developer)).toMatchObject({
    happening: 'build_returned',
    path: `/workspace/${designId}/review?frame=frame-0`,
  });
  const { activity } = (await call(developer, 'GET', `/api/workspaces/${designId}`)).json();
  expect(activity).toMatchObject([
    {
      type: 'feedback',
      content: 'asked for changes on Frame 1, build 1',
      metadata: { message: 'Please keep the heading.' },
    },
    { type: 'progress_update', content: 'uploaded build 1 of Frame 1 for review' },
    {},
  ]);
});

test('a picture that cannot be opened says so, and the next one goes on', async () => {
  const { designer, developer, designId, review } = await toReview(design);
  await decide(designer, review.id, 'approved');
  const mediaId = await bring(developer);
  const { hash } = await database.kysely
    .selectFrom('media')
    .select('hash')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  blobs.held.delete(`originals/${hash}`);
  await add(developer, designId, mediaId);
  await compareAll();
  expect((await view(designer, designId)).current).toMatchObject({ state: 'failed', result: null });
  await add(developer, designId, await bring(developer, pngOf(svgOf({ ...screen, ground: '#eeeeee' }))));
  await compareAll();
  expect((await view(designer, designId)).current).toMatchObject({ round: 3, state: 'to_review' });
});

test('a review keeps its pictures: neither a frame that is exchanged nor the clearing of unused pictures takes them', async () => {
  const { designer, developer, designId, review, mediaId } = await toReview();
  await database.kysely
    .deleteFrom('submission_frames')
    .where('submission_id', '=', designId)
    .where('id', '=', 'frame-0')
    .execute();
  await transaction(database.kysely, (tx) => removeUnusedPictures(tx, designer.userId, [review.design.mediaId]));
  await transaction(database.kysely, (tx) => removeUnusedPictures(tx, developer.userId, [mediaId]));
  expect([await seesPicture(developer, review.design.mediaId), await seesPicture(designer, mediaId)]).toEqual([
    200, 200,
  ]);
  const { frames } = buildReviews.parse((await list(designer, designId)).json());
  expect(frames.at(-1)).toMatchObject({ id: 'frame-0', current: { id: review.id } });
});

test('whoever leaves takes the review and their picture with them', async () => {
  const { designer, developer, mediaId } = await toReview();
  await database.kysely.deleteFrom('profiles').where('id', '=', developer.userId).execute();
  expect(await seesPicture(designer, mediaId)).toBe(404);
  const left = await database.kysely
    .selectFrom('build_reviews')
    .select('id')
    .where('build_media_id', '=', mediaId)
    .execute();
  expect(left).toEqual([]);
});

test('a screenshot of one developer is compared before the many that another one has added', async () => {
  const [busy, other] = [await atWork(), await atWork()];
  places.length = 0;
  for (const [pair, frameId] of [
    [busy, 'frame-0'],
    [busy, 'frame-1'],
    [other, 'frame-0'],
  ] as const)
    await add(pair.developer, pair.designId, await bring(pair.developer), frameId);
  expect(places).toEqual([0, 1, 0]);
  await compareAll();
});

test.each([
  [1_200, 60, '1,200 screenshots'],
  [100, 1, '100 frames'],
])(
  'WORK-10 a collaboration with %i screenshots, %i of a frame, takes none of another frame',
  async (count, ofFrame, why) => {
    const pair = await atWork();
    const mediaId = await bring(pair.developer);
    await database.pool.query(
      `insert into build_reviews (id, workspace_id, designer_id, developer_id, frame_id, frame_name, round, design_media_id, build_media_id, state, decided_at)
     select gen_random_uuid(), $1, $2, $3, 'gone-' || n / $5::int, 'Gone', n % $5::int + 1, $4, $4, 'replaced', null from generate_series(0, $6::int - 1) n`,
      [pair.agreementId, pair.designer.userId, pair.developer.userId, mediaId, ofFrame, count],
    );
    const refused = await add(pair.developer, pair.designId, mediaId);
    expect(refused.json().error).toMatchObject({ code: 'review_refused' });
    expect(refused.json().error.message).toContain(why);
  },
);
