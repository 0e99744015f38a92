import { expect, test } from 'vitest';
import { readLayers } from '#domain/inspection/read-layers.ts';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { fillsIn, groundUnder, typesIn, withinLayer } from './layer-values.ts';

const layers = readLayers(screen, styles);
const named = (name: string) => layers.find((layer) => layer.name === name)!;

test('WORK-13 a card shows the colours and letters of everything in it, each once, with who has them', () => {
  const inside = withinLayer(layers, named('Card'));
  expect(inside.map(({ name }) => name)).toEqual(['Card', 'Name', 'Count', 'Bar', 'Crust']);
  const brick = fillsIn(inside).find(({ value }) => value.kind === 'solid' && value.color.hex === '#b6432a');
  expect(brick?.names).toEqual(['Count', 'Bar']);
  expect(typesIn(inside).map(({ value, sample }) => [value.size, value.weight, sample])).toEqual([
    [17, 600, 'Marsh sourdough'],
    [13, 600, '9 left'],
    [13, 800, '9 left'],
  ]);
  expect(withinLayer(layers, named('Bar'))).toHaveLength(1);
});

test('WORK-13 the ground under letters is the last plain colour that covers them', () => {
  expect(groundUnder(layers, named('Name'))?.hex).toBe('#fffaf0');
  expect(groundUnder(layers, named('Card'))?.hex).toBe('#f6ead6');
  expect(groundUnder(layers, layers[0]!)).toBeNull();
  const seeThrough = layers.map((layer) => (layer.name === 'Card' ? { ...layer, opacity: 0.5 } : layer));
  expect(groundUnder(seeThrough, seeThrough.find(({ name }) => name === 'Name')!)).toBeNull();
});
