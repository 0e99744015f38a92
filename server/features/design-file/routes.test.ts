import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileImages, previewFile, validateFile } from '#contract/design-file.ts';
import { INVALID_LINK_TEXT } from '#domain/design-file/link.ts';
import { SAMPLE_FILES, sampleLink } from '#domain/design-file/samples.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { filesOf, sandboxFiles } from '#test/design-files.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';

const database = await createTestDatabase();
const [pitch] = SAMPLE_FILES;
const linkTo = (key: string) => `https://www.figma.com/design/${key}/Sample`;

async function withSandbox(options: Parameters<typeof sandboxFiles>[1] = {}) {
  const { sandbox, designFiles } = await sandboxFiles(database, options);
  // Every sandbox has a history of its own.
  await database.kysely.deleteFrom('design_file_checks').execute();
  const app = await testApp({ database, designFiles });
  const person = await signedInAs(database);
  const ask = async (call: 'validate' | 'preview' | 'images', payload: object, who: TestPerson | null = person) => {
    const headers = who?.headers ?? { origin: TEST_URL };
    return app.inject({ method: 'POST', url: `/api/figma/${call}`, headers, payload });
  };
  return { sandbox, app, person, ask };
}

test.each([
  ['validate', { url: linkTo('SandboxPitchDeck000000') }],
  ['preview', { url: linkTo('SandboxPitchDeck000000') }],
  ['images', { fileKey: 'SandboxPitchDeck000000', frameIds: ['1:2'] }],
] as const)('FILE-1 %s is for signed-in people', async (call, payload) => {
  const { ask, sandbox } = await withSandbox();
  expect((await ask(call, payload, null)).statusCode).toBe(401);
  expect(sandbox.calls).toEqual([]);
});

test('FILE-1 FILE-5 validating, looking and fetching twenty frames asks the service three times, and never again', async () => {
  const { ask, app, person, sandbox } = await withSandbox();
  const url = sampleLink(pitch!);
  const validated = validateFile.answer.parse((await ask('validate', { url })).json());
  expect(validated).toMatchObject({
    success: true,
    data: { name: 'Saltmarsh order ahead', fileKey: pitch!.key, isSample: true },
    error: null,
  });
  const { data } = previewFile.answer.parse((await ask('preview', { url, maxFrames: 20 })).json());
  expect(data).toMatchObject({
    totalFrames: 20,
    fileInfo: { name: 'Saltmarsh order ahead', pages: 1, isSample: true },
  });
  expect(data!.frames).toHaveLength(20);
  const frameIds = data!.frames.map((frame) => frame.id);
  const { data: fetched } = fileImages.answer.parse((await ask('images', { fileKey: pitch!.key, frameIds })).json());
  expect(Object.keys(fetched!.images)).toEqual(frameIds);
  expect(sandbox.calls.map((call) => call.kind)).toEqual(['meta', 'file', 'images']);

  // Pictures of our own, there at once and at twice the frame's size.
  const { imageUrl, mediaId } = data!.frames[0]!;
  expect(fetched!.images[frameIds[0]!]).toBe(imageUrl);
  expect(imageUrl).toMatch(/^\/media\//);
  const drawn = await app.inject({ url: imageUrl!, headers: person.headers });
  expect(drawn.headers['content-type']).toBe('image/png');
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 780, height: 1688 });
  expect((await app.inject({ url: `/api/media/${mediaId}`, headers: person.headers })).json()).toMatchObject({
    width: 780,
    height: 1688,
  });
  const other = await signedInAs(database);
  expect((await app.inject({ url: imageUrl!, headers: other.headers })).statusCode).toBe(404);

  await ask('validate', { url });
  await ask('preview', { url });
  expect(sandbox.calls).toHaveLength(3);
});

test('FILE-5 ten people who open the same file at once ask the service as often as one', async () => {
  const { ask, sandbox } = await withSandbox();
  sandbox.change(pitch!.key);
  const people = await Promise.all(Array.from({ length: 10 }, () => signedInAs(database)));
  const answers = await Promise.all(people.map((person) => ask('preview', { url: sampleLink(pitch!) }, person)));
  expect(sandbox.calls.map((call) => call.kind)).toEqual(['meta', 'file', 'images']);
  const pictures = answers.flatMap((answer) =>
    (answer.json().data.frames as { mediaId: string }[]).map((frame) => frame.mediaId),
  );
  expect(new Set(pictures).size).toBe(200);
});

test('FILE-4 without access to Figma, a link to a file of one’s own is told so, and nothing is said against the file', async () => {
  const { ask, sandbox } = await withSandbox();
  for (const call of ['validate', 'preview'] as const)
    expect((await ask(call, { url: linkTo('zMcbm8ujSMldgS1VB70IMP') })).json()).toMatchObject({
      success: false,
      error: 'This Brief Foundry reads only sample files until its operator connects Figma.',
      retryAt: null,
    });
  expect(sandbox.calls).toEqual([]);
});

test.each([
  ['', null],
  ['hello', null],
  [
    `https://www.figma.com/board/${'a'.repeat(22)}/Notes`,
    'FigJam boards are not supported: paste a Figma Design link.',
  ],
])('FILE-2 FILE-3 the link "%s" is refused with the sentence for links', async (url, hint) => {
  const { ask, sandbox } = await withSandbox();
  for (const call of ['validate', 'preview'] as const)
    expect((await ask(call, { url })).json()).toMatchObject({
      success: false,
      data: null,
      error: INVALID_LINK_TEXT,
      hint,
    });
  expect(sandbox.calls).toEqual([]);
});

test('FILE-3 a file that cannot be had is answered in the same shape, with what to do', async () => {
  const { ask } = await withSandbox();
  const url = linkTo('SandboxForbidden000000');
  for (const [call, payload, shape] of [
    ['validate', { url }, validateFile],
    ['preview', { url }, previewFile],
    ['images', { fileKey: 'SandboxForbidden000000', frameIds: ['1:2'] }, fileImages],
  ] as const) {
    const answer = await ask(call, payload);
    expect(answer.statusCode).toBe(200);
    expect(shape.answer.parse(answer.json())).toMatchObject({
      success: false,
      data: null,
      error: 'Unable to access this Figma file',
      hint: expect.stringMatching(
        /^Make sure the file is publicly accessible and you have the correct permissions\..*Anyone with the link → Can view/,
      ),
    });
  }
});

test('FILE-1 frames beyond the asked number are counted, and the one the link names comes first', async () => {
  const { ask } = await withSandbox();
  const all = (await ask('preview', { url: sampleLink(pitch!) })).json().data.frames as { id: string }[];
  const named = all[7]!.id;
  const url = `${sampleLink(pitch!)}?node-id=${named.replace(':', '-')}`;
  const { data } = (await ask('preview', { url, maxFrames: 3 })).json();
  expect(data.totalFrames).toBe(20);
  expect(data.frames.map((frame: { id: string }) => frame.id)).toEqual([named, all[0]!.id, all[1]!.id]);
});

test('FILE-1 FILE-5 a frame comes first for a link to anything inside it, for one call more', async () => {
  const { ask, sandbox } = await withSandbox();
  const all = (await ask('preview', { url: sampleLink(pitch!) })).json().data.frames as { id: string }[];
  const { key } = pitch!;
  const [frame] = await deepNodeIn(sandbox.baseUrl, key, all[5]!.id);
  const before = sandbox.calls.length;
  const url = `${sampleLink(pitch!)}?node-id=${frame!.replace(':', '-')}`;
  for (let n = 0; n < 2; n++) {
    const { data } = (await ask('preview', { url, maxFrames: 2 })).json();
    expect(data.frames.map(({ id }: { id: string }) => id)).toEqual([all[5]!.id, all[0]!.id]);
  }
  expect(sandbox.calls.slice(before).filter(({ kind }) => kind === 'file')).toHaveLength(1);
});

test('FILE-1 images of nodes that are no frames are not asked for', async () => {
  const { ask, sandbox } = await withSandbox();
  await ask('preview', { url: sampleLink(pitch!) });
  const before = sandbox.calls.length;
  const answer = await ask('images', { fileKey: pitch!.key, frameIds: ['9:9', '0:1'] });
  expect(answer.json().data.images).toEqual({ '9:9': null, '0:1': null });
  expect((await ask('images', { fileKey: pitch!.key, frameIds: ['1:2,1:3'] })).statusCode).toBe(400);
  expect((await ask('images', { fileKey: pitch!.key, frameIds: ['1:2'], scale: 1.7 })).statusCode).toBe(400);
  expect(sandbox.calls).toHaveLength(before);
});

test('FILE-5 ten people who open a new file at once in two processes ask the service as often as one', async () => {
  // What both keep pictures in; of the rest they share the database alone.
  const blobs = memoryBlobs();
  const { sandbox, designFiles } = await sandboxFiles(database, { blobs });
  const apps = [
    await testApp({ database, designFiles }),
    await testApp({ database, designFiles: filesOf(sandbox, database, { blobs }) }),
  ];
  const people = await Promise.all(Array.from({ length: 10 }, () => signedInAs(database)));
  const payload = { url: linkTo('SandboxTwoPages0000000') };
  const everybody = (call: 'validate' | 'preview') =>
    Promise.all(
      people.map(async ({ headers }, n) =>
        (await apps[n % 2]!.inject({ method: 'POST', url: `/api/figma/${call}`, headers, payload })).json(),
      ),
    );
  expect((await everybody('validate')).every(({ success }) => success)).toBe(true);
  const seen = await everybody('preview');
  for (const { data } of seen) {
    expect(data.frames.length).toBeGreaterThan(1);
    expect(data.frames.every((frame: { imageUrl: string | null }) => frame.imageUrl)).toBe(true);
  }
  expect(sandbox.calls.map((call) => call.kind)).toEqual(['meta', 'file', 'images']);
});

test('FILE-5 five files a day and person, exactly, also when they are opened at once; samples cost nothing', async () => {
  const real = await withSandbox({ isSandbox: false });
  const keys = ['SandboxPitchDeck000000', 'SandboxNullImages00000', 'SandboxTooLarge0000000', 'SandboxRenderTimeout00'];
  keys.push('SandboxLostImages00000', 'SandboxFlaky0000000000', 'SandboxVersions0000000', 'SandboxRateHigh0000000');
  const open = async (fileKey: string) => (await real.ask('images', { fileKey, frameIds: ['9:9'] })).json();
  const answers = await Promise.all([...keys, ...keys].map(open));
  const opened = [...keys, ...keys].filter((_, n) => answers[n].success);
  expect(new Set(opened).size).toBe(5);
  const refused = answers.filter(({ error }) => error === 'You have opened 5 Figma files today.');
  expect(refused.length + opened.length).toBe(16);
  const { budget, retryAt } = (
    await real.ask('preview', { url: linkTo(keys.find((key) => !opened.includes(key))!) })
  ).json();
  expect({ budget, retryAt }).toMatchObject({ budget: { left: 0, of: 5 }, retryAt: budget.renewsAt });
  // What was opened today still opens.
  expect((await open(opened[0]!)).success).toBe(true);

  const samples = await withSandbox();
  expect((await samples.ask('preview', { url: sampleLink(pitch!) })).json().budget).toMatchObject({ left: 5 });
});

test('FILE-5 nobody uses up the calls of everybody with links that lead nowhere', async () => {
  const { ask, sandbox } = await withSandbox({ isSandbox: false });
  const nowhere = (n: number) => linkTo(`NoFileAtAll${String(n).padStart(11, '0')}`);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask('validate', { url: nowhere(n) })));
  expect(answers.filter((answer) => answer.json().error === 'You have asked for many files at once.')).toHaveLength(20);
  expect(sandbox.calls).toHaveLength(30);
});

test('FILE-5 a file that could not be opened, or has no frames, costs nothing of the day', async () => {
  const { ask } = await withSandbox({ isSandbox: false });
  for (const key of ['SandboxBusyFile0000000', 'SandboxBusyDraw0000000', 'SandboxBusyFile0000000']) {
    const { success, budget } = (await ask('preview', { url: linkTo(key) })).json();
    expect({ success, left: budget.left }).toEqual({ success: false, left: 5 });
  }
  expect((await ask('preview', { url: linkTo('SandboxPitchDeck000000') })).json().budget.left).toBe(4);
});

/** The ids of the last nodes below a frame, from the service itself: the deepest first. */
async function deepNodeIn(baseUrl: string, key: string, frameId: string): Promise<string[]> {
  interface Node {
    id: string;
    children?: Node[];
  }
  const answer = await fetch(`${baseUrl}/v1/files/${key}/nodes?ids=${frameId}`, {
    headers: { 'x-figma-token': 'any' },
  });
  const { nodes } = (await answer.json()) as { nodes: Record<string, { document: Node }> };
  const below = (node: Node, depth: number): { id: string; depth: number }[] => [
    { id: node.id, depth },
    ...(node.children ?? []).flatMap((child) => below(child, depth + 1)),
  ];
  return below(nodes[frameId]!.document, 0)
    .sort((a, b) => b.depth - a.depth)
    .map(({ id }) => id);
}
