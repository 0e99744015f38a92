import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { candidateFrames, type DesignNode } from '#domain/design-file/frames.ts';
import { SAMPLE_FILES } from '#domain/design-file/samples.ts';
import { faults } from './faults.ts';
import { startDesignFileSandbox } from './sandbox.ts';

/* What the sandbox says is held against the document in which Figma itself describes its API. */

interface Described {
  paths: Record<string, { get: { responses: Record<string, { $ref: string }> } }>;
}
const file = fileURLToPath(import.meta.resolve('@figma/rest-api-spec/openapi/openapi.yaml'));
const described = parse(readFileSync(file, 'utf8')) as Described;
// Its discriminators come with mappings, which ajv refuses; without them they are plain alternatives.
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'figma', ...described });

const paths = {
  meta: '/v1/files/{file_key}/meta',
  file: '/v1/files/{file_key}',
  nodes: '/v1/files/{file_key}/nodes',
  images: '/v1/images/{file_key}',
};
type Kind = keyof typeof paths;
type Answer = Record<string, unknown> & { document: DesignNode };

/** Whether an answer is what the call may say with this status. */
function fits(kind: Kind, status: number, body: unknown): boolean {
  const reference = described.paths[paths[kind]]!.get.responses[status]?.$ref;
  if (!reference) throw new Error(`${kind} never answers ${status}`);
  return ajv.getSchema(`figma${reference}/content/application~1json/schema`)!(body) as boolean;
}

const sandbox = await startDesignFileSandbox();
afterAll(() => sandbox.close());

async function ask(kind: Kind, key: string, query = '') {
  const url = `${sandbox.baseUrl}${paths[kind].replace('{file_key}', key)}${query}`;
  const response = await fetch(url, { headers: { 'x-figma-token': 'any' }, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, body: (await response.json()) as Answer };
}

const calls: [Kind, string][] = [
  ['meta', ''],
  ['file', ''],
  ['file', '?geometry=paths'],
  ['file', '?depth=1'],
  ['file', '?depth=3'],
  ['file', '?ids=1:2'],
  ['file', '?depth=0'],
  ['file', '?version=1'],
  ['nodes', '?ids=1:2'],
  ['nodes', '?ids=0:1&depth=1'],
  ['nodes', ''],
  ['images', '?ids=1:2,9:9&scale=2&format=png'],
  ['images', '?ids=1:2&scale=9'],
  ['images', '?ids=1:2&format=webp'],
  ['images', ''],
];
const oddities = ['SandboxEmpty0000000000', 'SandboxHidden000000000', 'SandboxUnicode00000000'];

test.each([...SAMPLE_FILES.map((sample) => sample.key), ...oddities])(
  'FILE-4 whatever is asked about %s, the answer is one that Figma could give',
  async (key) => {
    for (const [kind, query] of calls) {
      const { status, body } = await ask(kind, key, query);
      expect({ kind, query, status, fits: fits(kind, status, body) }).toEqual({ kind, query, status, fits: true });
    }
  },
);

const wordless = new Set([
  'SandboxHang00000000000',
  'SandboxSlow00000000000',
  'SandboxPassword0000000',
  'SandboxHtml00000000000',
  'SandboxTruncated000000',
]);
test.each(Object.keys(faults).filter((key) => !wordless.has(key)))('FILE-4 %s fails as Figma does', async (key) => {
  for (const [kind, query] of [
    ['meta', ''],
    ['file', '?depth=3'],
    ['images', '?ids=1:2,1:3,1:4,1:5,1:6,1:7'],
  ] as const) {
    const { status, body } = await ask(kind, key, query);
    expect({ kind, status, fits: fits(kind, status, body) }).toEqual({ kind, status, fits: true });
  }
});

test('FILE-4 a damaged answer is noticed', async () => {
  const { body } = await ask('file', 'SandboxTokens000000000');
  const frame = body.document.children![0]!.children![0]! as DesignNode & Record<string, unknown>;
  const text = frame.children![0]!;
  for (const [node, field] of [
    [body, 'version'],
    [body, 'role'],
    [frame, 'clipsContent'],
    [frame, 'absoluteBoundingBox'],
    [frame, 'children'],
    [text, 'characters'],
    [text, 'lineTypes'],
  ] as [Record<string, unknown>, string][]) {
    const kept = node[field];
    delete node[field];
    expect({ field, fits: fits('file', 200, body) }).toEqual({ field, fits: false });
    node[field] = kept;
  }
  expect(fits('file', 200, body)).toBe(true);
  const meta = (await ask('meta', 'SandboxTokens000000000')).body;
  expect(fits('meta', 200, { ...(meta.file as object) })).toBe(false);
  expect(fits('images', 200, { err: null, images: { '1:2': 7 } })).toBe(false);
});

test.each(SAMPLE_FILES)('FILE-4 the sample $name has $frames frames', async ({ key, name, frames }) => {
  const { body } = await ask('file', key);
  expect(body.name).toBe(name);
  expect(candidateFrames(body.document)).toHaveLength(frames);
});

test('FILE-4 files without a screen have none, and names stay as people wrote them', async () => {
  for (const key of oddities.slice(0, 2)) expect(candidateFrames((await ask('file', key)).body.document)).toEqual([]);
  const names = candidateFrames((await ask('file', oddities[2]!)).body.document).map((frame) => frame.name);
  expect(names).toContain('صفحة البداية');
  expect(names.filter((name) => name === 'iPhone 14 - 1')).toHaveLength(2);
});

test('FILE-4 a depth cuts the document, and outlines come only when asked for', async () => {
  const shallow = (await ask('file', 'SandboxPitchDeck000000', '?depth=2')).body.document;
  expect(candidateFrames(shallow)).toHaveLength(20);
  expect(JSON.stringify(shallow)).not.toContain('"TEXT"');
  expect(JSON.stringify((await ask('file', 'SandboxPitchDeck000000')).body)).not.toContain('fillGeometry');
  expect(JSON.stringify((await ask('file', 'SandboxPitchDeck000000', '?geometry=paths')).body)).toContain(
    'fillGeometry',
  );
});
