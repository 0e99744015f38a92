import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { candidateFrames } from '../../design-file/frames.ts';
import type { FileNode, FileStyles } from '../file-node.ts';
import { readLayers } from '../read-layers.ts';
import { slug } from './count.ts';
import { extractTokens } from './extract.ts';
import type { Token } from './token-set.ts';

const tokens = extractTokens([readLayers(screen, styles)]);
const listed = (all: readonly Token<unknown>[]) => all.map(({ name, uses }) => `${name} ${uses}`);

test('WORK-7 colours are counted by hand: a named one keeps its name and takes its unnamed uses', () => {
  expect(listed(tokens.color)).toEqual([
    'oven-brick 2',
    'orange-90 1',
    'orange-97 1',
    'orange-83 1',
    'brown-16 1',
    'red-44-a50 1',
  ]);
  expect(tokens.color[0]).toMatchObject({ style: 'Oven Brick', value: { hex: '#b6432a', alpha: 1 } });
  expect(listed(tokens.gradient)).toEqual(['linear-white-black 1']);
});

test('WORK-7 spacing is every padding and gap of auto layout that is in force, smallest first', () => {
  expect(tokens.spacingFrom).toBe('auto-layout');
  // Frame: gap 12, top 16, left and right 20. Card: top and left 16, right 20, bottom 22; its gap is shared out.
  expect(listed(tokens.spacing)).toEqual(['12 1', '16 3', '20 3', '22 1']);
});

test('WORK-7 letters, corners and shadows', () => {
  expect(listed(tokens.typography)).toEqual(['name 1', 'baloo-2-600-13 1', 'baloo-2-800-13 1']);
  expect(listed(tokens.radius)).toEqual(['4 1', '18 1']);
  expect(listed(tokens.shadow)).toEqual(['lift 1']);
});

test('WORK-7 two styles of one colour stay two, two colours of one name get two names', () => {
  const layer = readLayers(screen)[1]!;
  const red = (fill: string | undefined, hex = '#b6432a') => ({
    ...layer,
    strokes: [],
    styles: fill ? { fill } : {},
    fills: [{ kind: 'solid' as const, color: { hex, alpha: 1 } }],
  });
  const set = extractTokens([[red('Brick'), red('Alarm'), red('Alarm'), red(undefined), red('brick!', '#000000')]]);
  expect(listed(set.color)).toEqual(['alarm 3', 'brick 1', 'brick-2 1']);
  expect(slug('Marke / Ofenröte 50%')).toBe('marke-ofenröte-50');
});

/** A layer without auto layout, the n-th in a column: 12 px lie between two of them. */
const plain = (layer: object, n: number) => ({
  ...layer,
  id: String(n),
  layout: null,
  depth: 1,
  x: 0,
  y: n * 149,
  height: 137,
});

test('WORK-7 without auto layout spacing is measured between neighbours, where a distance comes back', () => {
  const [frame, card] = readLayers(screen) as [never, never];
  const set = extractTokens([
    [
      { ...(frame as object), layout: null },
      ...[0, 1, 2].map((n) => plain(card, n)),
      { ...plain(card, 3), y: 465 },
      ...[0, 1, 2].map((n) => ({ ...plain(card, n), id: `drawn ${n}`, x: 500, y: n * 144.5 })),
    ] as never,
  ]);
  expect(set.spacingFrom).toBe('neighbours');
  // 12 twice; 30 only once, so it is no step; 7.5 twice is no whole px.
  expect(listed(set.spacing)).toEqual(['12 2']);
});

test('WORK-7 very many layers in one parent are a drawing: no spacing is measured between them', () => {
  const [frame, card] = readLayers(screen) as [never, never];
  const grid = (count: number) => Array.from({ length: count }, (_, n) => plain(card, n));
  const spacing = (count: number) =>
    listed(extractTokens([[{ ...(frame as object), layout: null }, ...grid(count)] as never]).spacing);
  expect([spacing(200), spacing(201)]).toEqual([['12 199'], []]);
});

// Answers of the real service, kept beside the project because their designs are other people's.
const fixtures = new URL('../../../../shared/figma/fixtures/', import.meta.url);
test.skipIf(!existsSync(fixtures)).each([
  [
    'figspec-sample-2020.file.json',
    ['grey-20 6', 'white 5', 'grey-40 2', 'grey-88 1'],
    ['nunito-sans-800-12 5', 'nunito-sans-400-10 3'],
    ['4 3'],
  ],
  ['anima-sdk-test-2025.file.geometry.json', ['white 2', 'black 2'], ['inter-400-12 2'], []],
  [
    'figmasharp-storyboard-2018.file.json',
    ['white 13', 'grey-99 8', 'black 3', 'red-61 1'],
    ['montserrat-400-12 4', 'helvetica-400-12 3'],
    [],
  ],
  [
    'community-investor-pitch-2023.file.json',
    ['white 157', 'primary-purple 66', 'dark-grey 59', 'black 52'],
    ['slide-title 16'],
    ['8 6', '10 5', '18 3', '48 3'],
  ],
])('WORK-7 the tokens of %s are what was counted by hand', (name, colors, types, radii) => {
  const file = JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as { document: FileNode; styles?: FileStyles };
  const ids = new Set(candidateFrames(file.document as never).map(({ id }) => id));
  const frames = nodesIn(file.document).filter(({ id }) => ids.has(id));
  const set = extractTokens(frames.map((frame) => readLayers(frame, file.styles)));
  expect(listed(set.color).slice(0, colors.length)).toEqual(colors);
  expect(listed(set.typography).slice(0, types.length)).toEqual(types);
  expect(listed(set.radius)).toEqual(radii);
});

function nodesIn(node: FileNode): FileNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}
