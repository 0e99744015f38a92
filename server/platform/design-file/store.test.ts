import { expect, test } from 'vitest';
import { candidateFrames } from '#domain/design-file/frames.ts';
import { createTestDatabase } from '#test/database.ts';
import { filesOf, sandboxFiles } from '#test/design-files.ts';
import type { DesignFileFailure } from './failure.ts';

const database = await createTestDatabase();
const TEN_SECONDS = 10_000;

async function open(key: string, options: Parameters<typeof sandboxFiles>[1] = {}) {
  const { sandbox, designFiles } = await sandboxFiles(database, options);
  const tree = await designFiles.tree(key);
  const ids = candidateFrames(tree.document)
    .slice(0, 20)
    .map((frame) => frame.id);
  const renders = await designFiles.renders(key, tree.version, ids, 1);
  return { sandbox, designFiles, tree, ids, renders, kinds: sandbox.calls.map((call) => call.kind) };
}

const failureOf = async (work: Promise<unknown>): Promise<DesignFileFailure> =>
  work.then(
    () => expect.unreachable(),
    (error) => error,
  );

const CANNOT = 'Unable to access this Figma file';
const FAILED = 'Failed to validate Figma file';
const INVALID = 'Invalid Figma URL format. Please use a valid Figma file URL.';

test.each([
  ['SandboxNotFound0000000', CANNOT, /publicly accessible/],
  ['SandboxForbidden000000', CANNOT, /Anyone with the link → Can view/],
  ['SandboxNoExport0000000', CANNOT, /switched off copying/],
  ['SandboxPassword0000000', CANNOT, /no password/],
  ['SandboxOrgOnly00000000', CANNOT, /organisation/],
  ['SandboxFigJam000000000', INVALID, /FigJam boards/],
  ['SandboxDeck00000000000', INVALID, /Slides decks/],
  ['SandboxHang00000000000', 'Network error', /could not be reached/],
  ['SandboxDown00000000000', FAILED, /upload pictures/],
  ['SandboxHtml00000000000', FAILED, /cannot be read/],
  ['SandboxTruncated000000', FAILED, /cannot be read/],
])('FILE-3 %s says why within ten seconds', async (key, message, hint) => {
  const { designFiles } = await sandboxFiles(database);
  const begun = Date.now();
  const failure = await failureOf(designFiles.tree(key));
  expect(failure).toMatchObject({ message, hint: expect.stringMatching(hint) });
  expect(Date.now() - begun).toBeLessThan(TEN_SECONDS);
});

test.each(['sandbox-expired', 'sandbox-noscope', ''])(
  'FILE-3 a token like "%s" is the operator’s matter',
  async (token) => {
    const { designFiles } = await sandboxFiles(database, { token });
    expect(await failureOf(designFiles.meta('SandboxVersions0000000'))).toMatchObject({
      kind: 'misconfigured',
      message: FAILED,
      hint: expect.stringMatching(/operator/),
    });
  },
);

test('FILE-5 what cannot be had is not asked for again within the minute', async () => {
  let now = new Date('2026-10-01T10:00:00Z');
  const { sandbox, designFiles } = await sandboxFiles(database, { clock: () => now });
  const key = 'NobodyKnowsThisKeyHere';
  await failureOf(designFiles.meta(key));
  await failureOf(designFiles.tree(key));
  expect(sandbox.calls).toHaveLength(1);
  now = new Date('2026-10-01T10:01:01Z');
  await failureOf(designFiles.meta(key));
  expect(sandbox.calls).toHaveLength(2);
});

test('FILE-5 a short limit is waited out, a long one says at once until when, and nobody asks before', async () => {
  const { sandbox, designFiles } = await sandboxFiles(database);
  expect((await designFiles.meta('SandboxRateHigh0000000')).name).toBe('Saltmarsh order ahead');
  expect(sandbox.calls).toHaveLength(3);
  const begun = Date.now();
  for (let n = 0; n < 2; n++) {
    const { kind, retryAt } = await failureOf(designFiles.meta('SandboxRateLow00000000'));
    expect(kind).toBe('limited');
    expect(Math.abs(retryAt!.getTime() - begun - 396_749_000)).toBeLessThan(TEN_SECONDS);
  }
  expect(sandbox.calls).toHaveLength(4);
});

test.each([
  ['SandboxBusyFile0000000', 'file'],
  ['SandboxBusyDraw0000000', 'images'],
])('FILE-5 a refusal of %s is remembered for as long as it says, also by another process', async (key, kind) => {
  const { sandbox, designFiles } = await sandboxFiles(database);
  const openWith = async (files: typeof designFiles) => {
    const { version } = await files.tree(key);
    return files.renders(key, version, ['1:1'], 1);
  };
  for (const files of [designFiles, designFiles, filesOf(sandbox, database)])
    expect(await failureOf(openWith(files))).toMatchObject({ kind: 'limited', retryAt: expect.any(Date) });
  expect(sandbox.calls.filter((call) => call.kind === kind)).toHaveLength(1);
});

test('FILE-5 after three files failed in a row nobody waits for the service, until it had time to recover', async () => {
  let now = new Date('2026-10-02T10:00:00Z');
  const { sandbox, designFiles } = await sandboxFiles(database, { clock: () => now });
  await database.kysely.deleteFrom('design_file_checks').execute();
  for (const key of ['SandboxDown00000000000', 'SandboxHtml00000000000', 'SandboxTruncated000000'])
    await failureOf(designFiles.meta(key));
  const asked = sandbox.calls.length;
  expect(await failureOf(designFiles.meta('SandboxVersions0000000'))).toMatchObject({
    kind: 'resting',
    retryAt: new Date('2026-10-02T10:00:30Z'),
  });
  expect(sandbox.calls).toHaveLength(asked);
  now = new Date('2026-10-02T10:00:31Z');
  expect((await designFiles.meta('SandboxVersions0000000')).name).toBe('Saltmarsh order ahead');
});

test('FILE-5 one file that keeps failing leaves the others alone', async () => {
  const { designFiles } = await sandboxFiles(database);
  for (let n = 0; n < 4; n++) await failureOf(designFiles.meta('SandboxDown00000000000'));
  expect((await designFiles.meta('SandboxVersions0000000')).name).toBe('Saltmarsh order ahead');
});

test('FILE-5 a stumble is not noticed', async () => {
  const { renders } = await open('SandboxFlaky0000000000');
  expect([...renders.values()].every((hash) => hash !== null)).toBe(true);
});

test('FILE-5 a file that is too large is read less deeply', async () => {
  const { kinds, ids } = await open('SandboxTooLarge0000000');
  expect(kinds).toEqual(['meta', 'file', 'file', 'images']);
  expect(ids).toHaveLength(20);
});

test('FILE-1 FILE-5 drawers in drawers cost one call more, and their frames are all there', async () => {
  const { kinds, ids } = await open('SandboxSections0000000');
  expect(kinds).toEqual(['meta', 'file', 'nodes', 'images']);
  expect(ids).toHaveLength(9);
});

test('FILE-5 frames that take too long together are drawn in halves', async () => {
  const { renders, kinds } = await open('SandboxRenderTimeout00');
  expect([...renders.values()].every((hash) => hash !== null)).toBe(true);
  // 20, 10, 5, 5, 10, 5, 5
  expect(kinds.filter((kind) => kind === 'images')).toHaveLength(7);
});

test('FILE-6 a frame that cannot be drawn is without a picture, and the others have theirs', async () => {
  const { renders, ids, designFiles, tree, sandbox } = await open('SandboxNullImages00000');
  expect(ids.map((id) => renders.get(id) === null)).toEqual(ids.map((_, n) => n % 3 === 2));
  await designFiles.renders(tree.fileKey, tree.version, ids, 1);
  expect(sandbox.calls.filter((call) => call.kind === 'images')).toHaveLength(1);
});

test('FILE-5 FILE-6 pictures that are gone before they are fetched are asked for again after a minute, not before', async () => {
  let now = new Date('2026-10-02T12:00:00Z');
  const { renders, ids, designFiles, tree, sandbox } = await open('SandboxLostImages00000', { clock: () => now });
  expect([...renders.values()].every((hash) => hash === null)).toBe(true);
  const again = await designFiles.renders(tree.fileKey, tree.version, ids, 1);
  expect([...again.values()]).toEqual(ids.map(() => null));
  expect(sandbox.calls.filter((call) => call.kind === 'images')).toHaveLength(1);
  now = new Date('2026-10-02T12:01:01Z');
  await designFiles.renders(tree.fileKey, tree.version, ids, 1);
  expect(sandbox.calls.filter((call) => call.kind === 'images')).toHaveLength(2);
});

test('FILE-5 a new version is noticed after a minute, and what was kept of the old one serves every process', async () => {
  let now = new Date('2026-10-03T10:00:00Z');
  const clock = () => now;
  const { sandbox, designFiles } = await sandboxFiles(database, { clock });
  const key = 'SandboxVersions0000000';
  await database.kysely.deleteFrom('design_file_checks').execute();
  const first = await designFiles.tree(key);
  sandbox.change(key);
  expect((await filesOf(sandbox, database, { clock }).tree(key)).version).toBe(first.version);
  expect(sandbox.calls).toHaveLength(2);
  now = new Date('2026-10-03T10:01:01Z');
  expect((await designFiles.tree(key)).version).not.toBe(first.version);
  expect(sandbox.calls.map((call) => call.kind)).toEqual(['meta', 'file', 'meta', 'file']);
});

test('FILE-5 a file that is saved between two calls is read once, though its version was told before', async () => {
  const { sandbox, designFiles } = await sandboxFiles(database);
  const key = 'SandboxVersions0000000';
  for (const table of ['design_file_checks', 'design_file_trees'] as const)
    await database.kysely.deleteFrom(table).execute();
  const { version } = await designFiles.meta(key);
  sandbox.change(key);
  const read = await designFiles.tree(key);
  expect(read.version).not.toBe(version);
  for (const files of [designFiles, filesOf(sandbox, database)])
    expect(await files.tree(key)).toMatchObject({ version: read.version });
  expect(sandbox.calls.map((call) => call.kind)).toEqual(['meta', 'file']);
});
