import { expect, test } from 'vitest';
import { industryIds } from '#domain/catalog/industries.ts';
import { styleIds } from '#domain/catalog/styles.ts';
import sprite from '#web/ui/sprite.svg?raw';
import { iconNames } from './icon-names.ts';

const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="[^"]+">/g)].map((match) => match[1]!);

test('every icon, letter, ornament and status glyph that can be asked for is drawn, once, and nothing else', () => {
  const asked = [
    ...iconNames.map((name) => `i-${name}`),
    ...styleIds.map((style) => `g-${style}`),
    ...industryIds.flatMap((industry) => [0, 1, 2, 3].map((module) => `o-${industry}-${module}`)),
    ...['dashed', 'quarter', 'half', 'bars', 'tick', 'cross'].map((glyph) => `s-${glyph}`),
    'logo',
    'b-google',
  ];
  expect(drawn.toSorted()).toEqual(asked.toSorted());
});

test('the drawings carry no inline style, which the content policy would refuse, and no class, which would not reach them', () => {
  expect(sprite).not.toMatch(/ (style|class)=/);
});
