import { expect, test } from 'vitest';
import { screen } from '#test/inspection/card-frame.ts';
import { demoLayers } from './demo.ts';
import { distancesBetween, firstWithText, layerAt, nearestDistances, parentOf } from './measure.ts';
import { readLayers } from './read-layers.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const said = (...boxes: Parameters<typeof distancesBetween>) =>
  distancesBetween(...boxes).map(({ side, px }) => `${side} ${px}`);

test('WORK-13 inside another box the distances run to its four edges, whichever of the two is selected', () => {
  const [frame, card] = [box(0, 0, 390, 844), box(20, 145, 350, 137)];
  const all = ['top 145', 'right 20', 'bottom 562', 'left 20'];
  expect(said(card, frame)).toEqual(all);
  expect(said(frame, card)).toEqual(all);
});

test('WORK-13 beside each other the distance runs across the gap, at the height that both share', () => {
  expect(said(box(0, 0, 100, 40), box(120, 10, 50, 100))).toEqual(['right 20']);
  expect(distancesBetween(box(0, 0, 100, 40), box(120, 10, 50, 100))[0]).toMatchObject({
    x1: 100,
    x2: 120,
    y1: 25,
    y2: 25,
  });
  const [upper, lower] = [box(0, 0, 40, 100), box(10, 120, 100, 50)];
  const line = { px: 20, x1: 25, x2: 25, y1: 100, y2: 120 };
  expect(distancesBetween(upper, lower)).toEqual([{ side: 'bottom', ...line }]);
  expect(distancesBetween(lower, upper)).toEqual([{ side: 'top', ...line }]);
  expect(said(box(0, 60, 100, 40), box(10, 20, 10, 27.5))).toEqual(['top 12.5']);
  expect(said(box(200, 200, 10, 10), box(0, 0, 50, 60))).toEqual(['left 150', 'top 140']);
  expect(said(box(0, 0, 100, 100), box(50, 50, 100, 100))).toEqual([]);
});

test('WORK-13 at first the distances run to the next sibling and to the nearest edge, and cross nothing', () => {
  const board = demoLayers.board!;
  const from = (name: string) =>
    nearestDistances(board, board.find((layer) => layer.name === name)!).map(({ side, px }) => `${side} ${px}`);
  // Above the first card are the heading's words, below the last one the tab bar.
  expect(from('Card, 06:40')).toEqual(['right 20', 'bottom 13', 'left 20']);
  expect(from('Card, 08:00')).toEqual(['top 13', 'right 20', 'left 20']);
  expect(from('Bake board')).toEqual([]);
});

test('WORK-13 pointing finds what is painted last there, and what holds it where nothing is', () => {
  const layers = readLayers(screen);
  expect(layerAt(layers, 160, 62)?.name).toBe('Name');
  expect(layerAt(layers, 30, 30)?.name).toBe('Card');
  expect(layerAt(layers, 5, 700)?.name).toBe('Bake board');
  expect(layerAt(layers, 391, 10)).toBeNull();
  // A group that nobody can see does not hide what lies under it.
  const group = { ...layers[1]!, id: 'group', name: 'Group', fills: [], strokes: [], shadows: [] };
  expect(layerAt([...layers, group], 160, 62)?.name).toBe('Name');
  expect(layerAt([layers[0]!, group], 160, 62)?.name).toBe('Group');
  const { fills, strokes, shadows } = layers[1]!;
  for (const seen of [{ fills }, { strokes }, { shadows }, { text: '' }])
    expect(layerAt([...layers, { ...group, ...seen }], 160, 62)?.name, Object.keys(seen)[0]).toBe('Group');
  expect(parentOf(layers, layers[2]!)?.name).toBe('Card');
  expect(parentOf(layers, layers[0]!)).toBeNull();
});

test('WORK-13 a frame opens on its first layer that holds text, other than the frame', () => {
  expect(firstWithText(demoLayers.board!)?.name).toBe('Card, 06:40');
  expect(firstWithText(demoLayers.board!.slice(0, 2))).toBeNull();
});
