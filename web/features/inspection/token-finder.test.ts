import { expect, test } from 'vitest';
import { readLayers } from '#domain/inspection/read-layers.ts';
import { extractTokens } from '#domain/inspection/tokens/extract.ts';
import { screen, styles } from '#test/inspection/card-frame.ts';
import { tokenFinder } from './token-finder.ts';

test('WORK-7 a value finds its token, whatever the order in which its parts arrive', () => {
  const layers = readLayers(screen, styles);
  const find = tokenFinder(extractTokens([layers]));
  const [name] = layers.find((layer) => layer.name === 'Name')!.types;
  const turned = Object.fromEntries(Object.entries(name!).toReversed());
  expect(find('typography', turned)).toBe('type-name');
  expect(find('color', { alpha: 1, hex: '#b6432a' })).toBe('color-oven-brick');
  expect(find('radius', 18)).toBe('radius-18');
  expect(find('radius', 19)).toBeNull();
  expect(tokenFinder(null)('radius', 18)).toBeNull();
});
