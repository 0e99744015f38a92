import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateFrames, type DesignNode } from './frames.ts';

const box = (x: number, y: number, width = 390, height = 844) => ({ x, y, width, height });
const frame = (id: string, x: number, y: number, more: Partial<DesignNode> = {}): DesignNode => ({
  id,
  name: id,
  type: 'FRAME',
  absoluteBoundingBox: box(x, y),
  ...more,
});
const file = (...pages: DesignNode[][]): DesignNode => ({
  id: '0:0',
  name: 'Document',
  type: 'DOCUMENT',
  children: pages.map((children, n) => ({ id: `${n}:1`, name: `Page ${n + 1}`, type: 'CANVAS', children })),
});
const ids = (document: DesignNode, first?: string) => candidateFrames(document, first).map((one) => one.id);

test('FILE-1 frames come row by row, left to right, however they were painted', () => {
  expect(ids(file([frame('d', 500, 1_000), frame('b', 500, 40), frame('c', 0, 1_000), frame('a', 0, 0)]))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('FILE-1 what is hidden, tiny or no screen at all is left out', () => {
  const left = [
    frame('invisible', 0, 0, { visible: false }),
    frame('see-through', 0, 0, { opacity: 0 }),
    frame('button', 0, 0, { absoluteBoundingBox: box(0, 0, 126, 40) }),
    frame('icon', 0, 0, { absoluteBoundingBox: box(0, 0, 100, 100) }),
    frame('no-box', 0, 0, { absoluteBoundingBox: null }),
    frame('null-box', 0, 0, { absoluteBoundingBox: { x: null, y: null, width: null, height: null } }),
    frame('group', 0, 0, { type: 'GROUP' }),
    frame('slot', 0, 0, { type: 'SLOT' }),
  ];
  expect(ids(file(left, []))).toEqual([]);
});

test('FILE-1 sections are opened, also inside each other, but not hidden ones', () => {
  const open = frame('outer', 0, 0, {
    type: 'SECTION',
    children: [frame('in', 0, 0, { type: 'SECTION', children: [frame('deep', 0, 0)] })],
  });
  const shut = frame('shut', 0, 0, { type: 'SECTION', sectionContentsHidden: true, children: [frame('never', 0, 0)] });
  expect(ids(file([open, shut]))).toEqual(['deep']);
});

test('FILE-1 screens come before components, over all pages, and carry the name of their page', () => {
  const document = file([frame('button-set', 0, 0, { type: 'COMPONENT_SET' })], [frame('screen', 0, 0)]);
  expect(ids(document)).toEqual(['screen', 'button-set']);
  expect(candidateFrames(document)[0]).toMatchObject({ pageId: '1:1', pageName: 'Page 2' });
});

test('FILE-1 the frame a link points at comes first, also when it points at something inside', () => {
  const document = file([frame('a', 0, 0), frame('b', 500, 0, { children: [frame('b-inside', 510, 10)] })]);
  expect(ids(document, 'b')).toEqual(['b', 'a']);
  expect(ids(document, 'b-inside')).toEqual(['b', 'a']);
  expect(ids(document, 'gone')).toEqual(['a', 'b']);
});

// Answers of the real service, kept beside the project because their designs are other people's.
const fixtures = new URL('../../../shared/figma/fixtures/', import.meta.url);
test.skipIf(!existsSync(fixtures)).each([
  ['community-investor-pitch-2023.file.json', 20],
  ['figmagic-design-system-2021.file.json', 26],
  ['figspec-sample-2020.file.json', 3],
  ['anima-sdk-test-2025.file.geometry.json', 2],
  ['figmasharp-storyboard-2018.file.json', 1],
  ['grida-stroke-2026.file.geometry.json', 0],
])('FILE-1 %s has %i screens', (name, count) => {
  const { document } = JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as { document: DesignNode };
  expect(candidateFrames(document)).toHaveLength(count);
});
