import { strFromU8, unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { getStanding } from '#contract/collaboration.ts';
import { checkInspectionSource, frameLayers, inspectionView } from '#contract/inspection.ts';
import { FRAMES_MAX } from '#domain/submission/limits.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { pause } from '#server/platform/pause.ts';
import { noJobs, signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller, request, submittedDesign } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { deletedMeanwhile } from '#test/deleted-meanwhile.ts';
import { sandboxFiles } from '#test/design-files.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { picture } from '#test/picture.ts';
import { finishedDraft, storedBrief } from '#test/submission.ts';
import { LAYERS_JOB, startLayerJobs } from './layer-jobs.ts';
import { pinnedFrames } from './queries.ts';

const database = await createTestDatabase();
const STYLE_SHEET = 'SandboxTokens000000000';
const CHANGES = 'SandboxSavedAgain00000';

async function bench(options: Parameters<typeof sandboxFiles>[1] = {}) {
  const blobs = memoryBlobs();
  const { sandbox, designFiles } = await sandboxFiles(database, { blobs, ...options });
  // Every sandbox has a history of its own.
  for (const table of ['design_file_checks', 'design_file_layers', 'design_file_renders', 'design_file_trees'] as const)
    await database.kysely.deleteFrom(table).execute();
  const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
  const asked: string[] = [];
  const askForLayers = async (_: unknown, submissionId: string) => void asked.push(submissionId);
  const app = await testApp({ database, designFiles, blobs, pictures, askForLayers });
  onTestFinished(() => app.close());
  return { app, sandbox, designFiles, pictures, call: caller(app), asked };
}

/** A design with the first frames of a sample file and one uploaded picture, as the wizard hands it in. */
async function handIn(
  { call, pictures }: Awaited<ReturnType<typeof bench>>,
  designer: TestPerson,
  key: string,
  count = 2,
) {
  const preview = await call(designer, 'POST', '/api/figma/preview', {
    url: `https://www.figma.com/design/${key}/Sample`,
    maxFrames: count,
  });
  const { frames, fileInfo, totalFrames } = preview.json().data;
  const upload = await pictures.add(designer.userId, await picture('jpeg', { width: 400, height: 300 }), 'upload');
  const mediaIds = [...frames.map(({ mediaId }: { mediaId: string }) => mediaId), upload].slice(0, FRAMES_MAX);
  const draft = finishedDraft(mediaIds, {
    openToCollaboration: true,
    figmaLink: `https://www.figma.com/design/${key}`,
    fileInfo: { ...fileInfo, totalFrames },
    annotations: {},
  });
  const content = {
    ...draft,
    frames: draft.frames.map((frame, n) => ({
      ...frame,
      ...(frames[n] && { id: frames[n].id, name: frames[n].name }),
    })),
  };
  const draftId = newId();
  const briefId = await storedBrief(database, designer.userId);
  await call(designer, 'PUT', `/api/submission-drafts/${draftId}`, { briefId, step: 7, revision: 0, content });
  const answer = await call(designer, 'POST', '/api/submissions', { draftId, revision: 1 });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { designId: answer.json().id as string, frameIds: content.frames.map(({ id }) => id) };
}

async function agree(
  { call }: Pick<Awaited<ReturnType<typeof bench>>, 'call'>,
  designer: TestPerson,
  developer: TestPerson,
  designId: string,
) {
  const asked = await call(developer, 'POST', `/api/submissions/${designId}/collaboration-requests`, request);
  const accepted = await call(designer, 'PUT', `/api/collaboration-requests/${asked.json().id}`, { answer: 'accept' });
  const { agreementId } = accepted.json();
  return {
    agreementId,
    async confirm() {
      for (const person of [designer, developer])
        await call(person, 'POST', `/api/agreements/${agreementId}/confirmation`, { revision: 1 });
    },
  };
}

const paths = (designId: string, frameId: string) =>
  [
    ['GET', `/api/workspaces/${designId}/inspection`],
    ['GET', `/api/workspaces/${designId}/inspection/frames/${encodeURIComponent(frameId)}`],
    ['POST', `/api/workspaces/${designId}/inspection/layers`],
    ['POST', `/api/workspaces/${designId}/inspection/source-check`],
    ['GET', `/api/workspaces/${designId}/inspection/tokens/css`],
    ['GET', `/api/workspaces/${designId}/inspection/pictures.zip`],
  ] as const;

test('SIGN-13 a design keeps the layers of its sample file when another person who opened it leaves', async () => {
  const at = await bench();
  const { call } = at;
  const [designer, other] = [await signedInAs(database), await signedInAs(database)];
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  await handIn(at, other, STYLE_SHEET);
  await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`);
  const inspected = async () => (await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json();
  const before = await inspected();
  expect(before.frames[0]).toMatchObject({ isFromFile: true });
  const { handle } = (await call(other, 'GET', '/api/profile')).json();
  const gone = await at.app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: other.headers,
    payload: { handle },
  });
  expect(gone.statusCode).toBe(204);
  expect(await inspected()).toEqual(before);
});

test('WORK-13 designer and developer inspect, and nobody else: guests, strangers, whoever only asked, whoever has left', async () => {
  const at = await bench();
  const { call } = at;
  const [designer, developer, third] = [
    await signedInAs(database),
    await signedInAs(database),
    await signedInAs(database),
  ];
  const { designId, frameIds } = await handIn(at, designer, STYLE_SHEET);
  const statuses = async (person: TestPerson | null) => {
    const answers = [];
    for (const [method, path] of paths(designId, frameIds[0]!))
      answers.push((await call(person, method, path)).statusCode);
    return answers;
  };
  // The owner before there is a workspace; the tokens are there once the layers were read.
  await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`);
  expect(await statuses(designer)).toEqual(Array(6).fill(200));
  expect(await statuses(null)).toEqual(Array(6).fill(401));
  expect(await statuses(third)).toEqual(Array(6).fill(404));

  const agreement = await agree(at, designer, developer, designId);
  expect(await statuses(developer), 'agreed, not confirmed').toEqual(Array(6).fill(404));
  await agreement.confirm();
  expect(await statuses(developer)).toEqual(Array(6).fill(200));
  expect(await statuses(third)).toEqual(Array(6).fill(404));
  await call(developer, 'POST', `/api/agreements/${agreement.agreementId}/end`, {});
  expect(await statuses(developer), 'after the end').toEqual(Array(6).fill(404));
  expect(await statuses(designer)).toEqual(Array(6).fill(200));
});

test('WORK-13 a developer sees before asking whether a design has layers, whatever its designer claims', async () => {
  const at = await bench();
  const [designer, developer, other] = [
    await signedInAs(database),
    await signedInAs(database),
    await signedInAs(database),
  ];
  const hasLayers = async (designId: string) =>
    getStanding.answer.parse((await at.call(developer, 'GET', `/api/submissions/${designId}/collaboration`)).json())
      .hasLayers;
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  expect(await hasLayers(designId)).toBe(true);
  const pictures = await submittedDesign(database, at.app, other);
  expect(await hasLayers(pictures)).toBe(false);
  await database.pool.query(
    'update design_submissions set figma_file_info = (select figma_file_info from design_submissions where id = $1) where id = $2',
    [designId, pictures],
  );
  expect(await hasLayers(pictures), 'a claim').toBe(false);
});

test('WORK-13 the sample project is for any signed-in person, and for no guest', async () => {
  const { call } = await bench();
  const anybody = await signedInAs(database);
  for (const [method, path] of paths('demo', 'board')) {
    expect((await call(anybody, method, path)).statusCode, path).toBe(200);
    expect((await call(null, method, path)).statusCode, path).toBe(401);
  }
  const view = inspectionView.parse((await call(anybody, 'GET', '/api/workspaces/demo/inspection')).json());
  const [board] = view.frames;
  expect(board).toMatchObject({ name: 'Bake board', isFromFile: true });
  const { layers } = frameLayers.parse(
    (await call(anybody, 'GET', '/api/workspaces/demo/inspection/frames/board')).json(),
  );
  const nowhere = await call(anybody, 'GET', '/api/workspaces/demo/inspection/frames/constructor');
  expect([nowhere.statusCode, nowhere.json()]).toEqual([200, { layers: [], leftOut: 0 }]);
  expect(layers).toHaveLength(board!.layerCount!);
  expect(view.tokens!.color[0]).toMatchObject({ style: 'Burnt End', value: { hex: '#33251d' } });
});

test('WORK-13 layers of imported frames are read once, in the version handed in; an uploaded picture has none', async () => {
  const at = await bench();
  const { call, sandbox, asked } = at;
  const designer = await signedInAs(database);
  const { designId, frameIds } = await handIn(at, designer, STYLE_SHEET);
  expect(asked).toEqual([designId]);
  const before = inspectionView.parse((await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json());
  expect(before.frames.map(({ isFromFile, layerCount }) => [isFromFile, layerCount])).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ]);
  expect(before).toMatchObject({
    iAm: 'designer',
    hasWorkspace: false,
    tokens: null,
    source: { isSample: true, check: null },
  });

  for (let n = 0; n < 2; n++)
    expect((await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`)).json()).toMatchObject({
      success: true,
    });
  expect(sandbox.calls.filter(({ kind }) => kind === 'nodes')).toHaveLength(1);
  expect(sandbox.calls.at(-1)!.query).toContain(`version=${before.source!.version}`);

  const after = inspectionView.parse((await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json());
  // Of 8 swatches with two lines, 4 samples with their names, headline, line, drawings: the sheet and all in it.
  expect(after.frames[0]!.layerCount).toBeGreaterThan(35);
  expect(after.frames[0]!.exactUrl).toMatch(/^\/media\/.*\/drawn\.png$/);
  expect(after.frames[2]).toMatchObject({ layerCount: null, exactUrl: null });
  const answer = await call(
    designer,
    'GET',
    `/api/workspaces/${designId}/inspection/frames/${encodeURIComponent(frameIds[0]!)}`,
  );
  const { layers, leftOut } = frameLayers.parse(answer.json());
  expect(leftOut).toBe(0);
  expect(layers[0]).toMatchObject({
    name: 'Day styles',
    x: 0,
    y: 0,
    width: 1200,
    height: 900,
    styles: { fill: 'Day/Paper' },
  });
  expect(layers.find(({ text }) => text === 'Saltmarsh, day')).toMatchObject({
    x: 64,
    y: 56,
    styles: { text: 'Headline' },
    types: [{ family: 'Young Serif', size: 56, lineHeight: 64 }],
  });
});

test('WORK-7 the tokens of a sample file are what was counted by hand, in all three files', async () => {
  const at = await bench();
  const { call } = at;
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`);
  const { tokens } = inspectionView.parse(
    (await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json(),
  );
  const uses = (name: string) => tokens!.color.find((token) => token.name === name)?.uses;
  // Headline, 8 words under the swatches, 4 samples of letters, the swatch itself.
  expect([uses('day-ink'), uses('night-ink')]).toEqual([14, 14]);
  // The outline of 8 swatches and the swatch of lines.
  expect(uses('day-line')).toBe(9);
  // 52 texts of 8 kinds.
  expect(tokens!.typography.map((token) => token.uses)).toEqual([16, 16, 8, 4, 2, 2, 2, 2]);
  // 16 swatches and 12 grounds of drawings.
  expect(tokens!.radius.filter(({ value }) => value === 20 || value === 24).map((token) => token.uses)).toEqual([
    16, 12,
  ]);

  const file = async (format: string) =>
    call(designer, 'GET', `/api/workspaces/${designId}/inspection/tokens/${format}`);
  const [css, tailwind, dtcg] = [await file('css'), await file('tailwind'), await file('dtcg')];
  expect(css.headers['content-disposition']).toBe('attachment; filename="tokens.css"');
  expect(css.body).toContain('--color-day-marsh: #2f5d50;');
  expect(tailwind.body).toContain('--font-young-serif: "Young Serif";');
  expect(dtcg.json().color['day-crust'].$value.hex).toBe('#b4622a');
  expect((await file('sass')).statusCode).toBe(404);
});

test('WORK-13 a file that changed is told with the frames it concerns, and what was handed in stays', async () => {
  const at = await bench();
  const { call, sandbox } = at;
  const designer = await signedInAs(database);
  const { designId, frameIds } = await handIn(at, designer, CHANGES, 20);
  const check = async () =>
    checkInspectionSource.answer.parse(
      (await call(designer, 'POST', `/api/workspaces/${designId}/inspection/source-check`)).json(),
    );
  const layersOf = async (frameId: string) =>
    (await call(designer, 'GET', `/api/workspaces/${designId}/inspection/frames/${encodeURIComponent(frameId)}`)).json()
      .layers;
  const first = await check();
  expect(first).toMatchObject({ success: true, check: { isChanged: true } });
  expect(first.check!.changes).toEqual([
    { id: frameIds[1], name: expect.any(String), what: 'changed' },
    { id: frameIds[19], name: expect.any(String), what: 'gone' },
  ]);
  expect((await layersOf(frameIds[1]!))[0].fills[0].color.hex).toBe('#fbf6ec');
  // Asked again it costs one cheap call.
  const calls = sandbox.calls.length;
  await check();
  expect(sandbox.calls.slice(calls).map(({ kind }) => kind)).toEqual(['meta']);
  const { source } = inspectionView.parse(
    (await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json(),
  );
  expect(source!.check!.changes).toHaveLength(2);
  expect(source!.check!.lastModified > source!.lastModified).toBe(true);
  // A design that is deleted while its file is asked about is not there.
  const url = `/api/workspaces/${designId}/inspection/source-check`;
  const late = await deletedMeanwhile(database, 'design_submissions', designId, () => call(designer, 'POST', url));
  expect([late.statusCode, late.json().error?.code]).toEqual([404, 'workspace_not_found']);
});

test('WORK-13 a file that did not change says so; one that cannot be had says why, and nothing is lost', async () => {
  const at = await bench();
  const { call, designFiles, sandbox } = at;
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  const path = `/api/workspaces/${designId}/inspection/source-check`;
  expect((await call(designer, 'POST', path)).json()).toMatchObject({ check: { isChanged: false, changes: [] } });
  await sandbox.close();
  expect((await call(designer, 'POST', path)).json()).toMatchObject({
    success: false,
    check: null,
    error: 'Network error',
  });
  expect((await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`)).json().success).toBe(false);
  expect((await call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).statusCode).toBe(200);
  expect(designFiles.isSandbox).toBe(true);
}, 20_000);

test.each(['a picture of their own', 'the picture that everybody sees'])(
  'WORK-13 a file that somebody only claims to have, with %s, is not read for them',
  async (which) => {
    const at = await bench();
    const { call, sandbox } = at;
    const [designer, other] = [await signedInAs(database), await signedInAs(database)];
    const { designId } = await handIn(at, designer, STYLE_SHEET);
    await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`);
    const info = await database.kysely
      .selectFrom('design_submissions')
      .select('figma_file_info')
      .where('id', '=', designId)
      .executeTakeFirstOrThrow();
    const [shown] = (await call(null, 'GET', `/api/submissions/${designId}`)).json().frames;
    const drawn = (await call(null, 'GET', `/media/${shown.picture.mediaId}/drawn.png`)).rawPayload;
    const bytes = which.includes('own') ? await picture('png', { width: 300, height: 300 }) : drawn;
    // The same names and numbers as in the design.
    const mine = await at.pictures.add(other.userId, bytes, 'upload');
    const draft = finishedDraft([mine], { fileInfo: info.figma_file_info as never, annotations: {} });
    const [frame] = draft.frames;
    const draftId = newId();
    await call(other, 'PUT', `/api/submission-drafts/${draftId}`, {
      briefId: await storedBrief(database, other.userId),
      step: 7,
      revision: 0,
      content: { ...draft, frames: [{ ...frame, id: shown.id }] },
    });
    const claimed = (await call(other, 'POST', '/api/submissions', { draftId, revision: 1 })).json().id;
    const before = sandbox.calls.length;
    await call(other, 'POST', `/api/workspaces/${claimed}/inspection/layers`);
    await call(other, 'POST', `/api/workspaces/${claimed}/inspection/source-check`);
    expect(sandbox.calls).toHaveLength(before);
    const view = inspectionView.parse((await call(other, 'GET', `/api/workspaces/${claimed}/inspection`)).json());
    expect(view).toMatchObject({ tokens: null, frames: [{ isFromFile: false }] });
  },
);

test('WORK-13 handing in a design has its layers read in the background', async () => {
  const at = await bench();
  const designer = await signedInAs(database);
  const { designId, frameIds } = await handIn(at, designer, STYLE_SHEET);
  const works = new Map<string, (data: object) => Promise<void>>();
  startLayerJobs({ ...at, database, jobs: { handle: (kind, _, work) => void works.set(kind, work as never) } });
  await works.get(LAYERS_JOB)!({ submissionId: designId });
  expect((await pinnedFrames(database.pool, designId)).map(({ id }) => id)).toEqual(frameIds.slice(0, 2));
  const view = inspectionView.parse((await at.call(designer, 'GET', `/api/workspaces/${designId}/inspection`)).json());
  expect(view.tokens!.color.length).toBeGreaterThan(10);
});

test('WORK-13 the pictures of the frames come in one zip, in their order and under their names', async () => {
  const at = await bench();
  const { call, pictures } = at;
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  const rows = await database.kysely
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', designer.userId)
    .where('source', '=', 'upload')
    .execute();
  for (const { id } of rows) await pictures.encode(id);
  const answer = await call(designer, 'GET', `/api/workspaces/${designId}/inspection/pictures.zip`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(files)).toEqual(['01-day-styles.png', '02-night-styles.png', '03-frame-3.webp']);
  expect(strFromU8(files['01-day-styles.png']!.slice(1, 4))).toBe('PNG');
  // What somebody brought is not sent as it came: it may say where it was taken.
  expect(strFromU8(files['03-frame-3.webp']!.slice(8, 12))).toBe('WEBP');
});

test('WORK-13 nobody takes the zip of pictures all the time', async () => {
  const at = await bench();
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  const answers = [];
  for (let n = 0; n < 7; n++)
    answers.push((await at.call(designer, 'GET', `/api/workspaces/${designId}/inspection/pictures.zip`)).statusCode);
  expect(answers).toEqual([...Array(6).fill(200), 429]);
});

test('WORK-7 tokens are read for one person at a pace, because those of a large design keep the process busy', async () => {
  const at = await bench();
  const { call } = at;
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  const open = () => call(designer, 'GET', `/api/workspaces/${designId}/inspection`);
  for (let n = 0; n < 22; n++) expect((await open()).statusCode).toBe(200);
  await call(designer, 'POST', `/api/workspaces/${designId}/inspection/layers`);
  const answers = [];
  for (let n = 0; n < 24; n++) answers.push(await open());
  expect(answers.slice(0, 20).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(answers.at(-1)!.json().error).toMatchObject({ code: 'too_many_requests' });
});

test('WORK-13 one zip of a person is sent at a time, because each holds a picture until it is read', async () => {
  const at = await bench();
  const designer = await signedInAs(database);
  const { designId } = await handIn(at, designer, STYLE_SHEET);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const hanging = { ...memoryBlobs(), look: async () => ({ size: 8, start }), get: () => new Promise<never>(() => {}) };
  const app = await testApp({ database, blobs: hanging });
  const leave = new AbortController();
  onTestFinished(() => app.close());
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/workspaces/${designId}/inspection/pictures.zip`;
  const first = await fetch(url, { headers: designer.headers });
  const ended = first.arrayBuffer().catch((error: Error) => error);
  expect(await Promise.race([ended, pause(300).then(() => 'open')])).toBe('open');
  const second = await fetch(url, { headers: designer.headers, signal: leave.signal });
  expect(await Promise.race([ended, pause(5_000).then(() => 'open')])).toBeInstanceOf(Error);
  expect(second.status).toBe(200);
  leave.abort();
});
