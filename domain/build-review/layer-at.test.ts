import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import { layerAt, mayHaveWords } from './layer-at.ts';
import { titleOf } from './words.ts';

const layers = [
  { name: 'Bake board', depth: 0, x: 0, y: 0, width: 390, height: 844 },
  { name: 'Loaf', depth: 1, x: 20, y: 200, width: 350, height: 120 },
  { name: 'Title', depth: 2, x: 40, y: 216, width: 160, height: 36 },
];
/** A place in px of the frame, as a finding has it. */
const place = (x: number, y: number, width: number, height: number) => ({
  x: x / 390,
  y: y / 844,
  width: width / 390,
  height: height / 844,
});

test('WORK-10 a finding has the name of the layer that it covers, or of the one around it', () => {
  expect(layerAt(layers, place(42, 218, 150, 30))).toBe('Title');
  const button = { name: 'Button', depth: 1, x: 300, y: 700, width: 60, height: 40 };
  expect(layerAt([...layers, button], place(250, 680, 120, 100))).toBe('Button');
  expect(layerAt(layers, place(22, 198, 345, 124))).toBe('Loaf');
  expect(layerAt(layers, place(300, 290, 8, 8))).toBe('Loaf');
  expect(layerAt(layers, place(10, 700, 40, 40))).toBeNull();
  expect(layerAt([], place(0, 0, 1, 1))).toBeNull();
});

test('WORK-10 words can differ only where a layer of the frame has words, or where nobody knows', () => {
  const known = layers.map((layer) => ({ ...layer, text: layer.name === 'Title' ? 'Marsh sourdough' : null }));
  expect(mayHaveWords(known, place(180, 230, 60, 60))).toBe(true);
  expect(mayHaveWords(known, place(220, 260, 100, 40)), 'the loaf beside it').toBe(false);
  expect(mayHaveWords([], place(220, 260, 100, 40))).toBe(true);
});

test('WORK-10 a layer that only covers the place does not hide the one that is alike', () => {
  const shade = { name: 'Shade', depth: 1, x: 0, y: 0, width: 390, height: 844 };
  expect(layerAt([...layers, shade], place(42, 218, 150, 30))).toBe('Title');
  const fill = { ...layers[2]!, name: 'Title fill', depth: 3 };
  expect(layerAt([...layers, fill], place(42, 218, 150, 30)), 'of two that are equal, the inner one').toBe(
    'Title fill',
  );
});

test('WORK-10 of the layers around a place the smallest has its name, and one beside it or half on it has not', () => {
  const [frame, loaf] = layers as [(typeof layers)[0], (typeof layers)[0]];
  const row = { name: 'Row', depth: 2, x: 25, y: 280, width: 340, height: 30 };
  for (const order of [
    [loaf, row],
    [row, loaf],
  ])
    expect(layerAt([frame, ...order], place(300, 290, 8, 8))).toBe('Row');
  expect(layerAt([frame, loaf], place(366, 220, 8, 8))).toBeNull();
  expect(layerAt([frame, loaf], place(376, 220, 8, 8))).toBeNull();
  expect(layerAt([frame, { ...loaf, width: 0, height: 0 }], place(20, 200, 0, 0))).toBe('Loaf');
});

test('WORK-10 a finding in a design that is exported at 2× is told in CSS pixels', () => {
  const shift = { kind: 'shift', places: [], number: 1, dx: 0, dy: 10, px: 0, from: '', to: '' } satisfies Finding;
  expect(titleOf(shift)).toBe('Sits 10 px lower');
  expect(titleOf(shift, 2)).toBe('Sits 5 px lower');
  expect(titleOf({ ...shift, dy: 0, dx: -5 }, 2)).toBe('Sits 2.5 px further left');
  expect(titleOf({ ...shift, kind: 'height', dy: -30, px: 30 }, 3)).toBe('The build ends 10 px earlier');
});
