import { expect, test } from 'vitest';
import { hexToOklch } from '../../../color/convert.ts';
import { nameColor } from './color-names.ts';

/** Every possible name of a colour. */
function namesOf(hex: string): string[] {
  const color = hexToOklch(hex);
  return Array.from({ length: 12 }, (_, n) => nameColor(color, new Set(), n / 12));
}

test.each([
  ['#C8102E', 'Signal Red'],
  ['#C1652B', 'Terracotta'],
  ['#8A6D00', 'Ochre'],
  ['#E3C800', 'Sunflower'],
  ['#4F7A28', 'Moss'],
  ['#007A6E', 'Verdigris'],
  ['#007A99', 'Teal'],
  ['#0047AB', 'Cobalt'],
  ['#3F2BD0', 'Ultramarine'],
  ['#8A2BA8', 'Violet'],
  ['#C2185B', 'Raspberry'],
])('%s may be called %s', (hex, name) => {
  expect(namesOf(hex)).toContain(name);
});
