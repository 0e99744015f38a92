import { expect, test } from 'vitest';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { LAYERS_MAX, PARTS_MAX } from './layer.ts';
import { firstLayers, readFrame, readLayers } from './read-layers.ts';

const layers = readLayers(screen, styles);
const named = (name: string) => layers.find((layer) => layer.name === name)!;

test('WORK-13 what can be seen in a frame is listed with its depth, and what is hidden is not', () => {
  expect(layers.map(({ depth, name }) => `${depth} ${name}`)).toEqual([
    '0 Bake board',
    '1 Card',
    '2 Name',
    '2 Count',
    '2 Bar',
    '2 Crust',
  ]);
});

test('WORK-13 positions count from the frame, and measures are what a person set', () => {
  expect(named('Bake board')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect(named('Card')).toMatchObject({ x: 20, y: 16, width: 350, height: 137, radii: [18, 18, 18, 18] });
  expect(named('Bar').radii).toEqual([4, 0, 0, 4]);
  expect(named('Bake board').layout).toEqual({ direction: 'column', gap: 12, padding: [16, 20, 0, 20] });
  expect(named('Card').layout).toEqual({ direction: 'row', gap: null, padding: [16, 20, 22, 16] });
});

test('WORK-13 colours carry the opacity of their paint, hidden paints are none, and styles keep their names', () => {
  expect(named('Card').fills).toEqual([{ kind: 'solid', color: { hex: '#fffaf0', alpha: 1 } }]);
  expect(named('Bar').fills[1]).toEqual({ kind: 'solid', color: { hex: '#b6432a', alpha: 0.5 } });
  expect(named('Count').styles).toEqual({ fill: 'Oven Brick' });
  expect(named('Name').styles).toEqual({ text: 'Type / Name' });
  expect(named('Crust').fills).toMatchObject([
    { kind: 'linear', angle: 180 },
    { kind: 'image', image: 'loaf' },
  ]);
});

test('WORK-13 shadows, and the letters of a text with the commonest first', () => {
  const color = { hex: '#331a00', alpha: 0.25 };
  expect(named('Card').shadows).toEqual([{ kind: 'drop', x: 0, y: 4, blur: 12, spread: 0, color }]);
  expect(named('Count').types.map(({ weight, size, lineHeight }) => [weight, size, lineHeight])).toEqual([
    [600, 13, 17],
    [800, 13, 17],
  ]);
});

test('WORK-13 a frame that was moved on its page reads the same, and one without a place reads as nothing', () => {
  const moved = JSON.parse(JSON.stringify(screen).replaceAll('"x":1', '"x":2')) as typeof screen;
  expect(moved.absoluteBoundingBox!.x).toBe(2000);
  expect(readLayers(moved, styles)).toEqual(layers);
  expect(readLayers({ ...screen, absoluteBoundingBox: null })).toEqual([]);
});

test('WORK-13 of a drawing with thousands of layers the first are kept, and the rest is counted', () => {
  const children = Array.from({ length: LAYERS_MAX + 4 }, (_, n) => ({
    ...screen.children![0]!,
    id: `2:${n}`,
    children: [],
  }));
  const kept = firstLayers(readLayers({ ...screen, children }));
  expect(kept).toMatchObject({ layers: { length: LAYERS_MAX }, leftOut: 5 });
});

test('WORK-13 of a frame with many thousands of layers no more than can matter are read, and all are counted', () => {
  const child = screen.children![0]!;
  const children = Array.from({ length: 6_000 }, (_, n) => ({ ...child, id: `2:${n}`, children: [] }));
  const { layers: read, beyond } = readFrame({ ...screen, children });
  expect([read.length, beyond]).toEqual([5_000, 1_001]);
  expect(firstLayers(read, beyond).leftOut).toBe(6_001 - LAYERS_MAX);
});

test('WORK-13 of a layer with very many paints, shadows and letters the first are kept, so that no file makes it long', () => {
  const paint = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } };
  const shadow = { type: 'DROP_SHADOW', visible: true, radius: 1, color: { r: 0, g: 0, b: 0 } };
  const many = <T>(one: T) => Array.from({ length: 500 }, () => one);
  const [layer] = readLayers({
    ...screen,
    name: 'x'.repeat(5_000),
    fills: many(paint),
    strokes: many(paint),
    effects: many(shadow),
    children: [],
  } as never);
  expect([layer!.fills.length, layer!.strokes.length, layer!.shadows.length]).toEqual(Array(3).fill(PARTS_MAX));
  expect(layer!.name.length).toBeLessThan(300);
});
