import { expect, test } from 'vitest';
import { contrastsOf, noteOn } from './color-roles.ts';
import type { ColorRole } from './content.ts';

const hexOf = (colors: Partial<Record<ColorRole, string>>) => (role: ColorRole) => colors[role];
const white = { background: '#FFFFFF', surface: '#FFFFFF' };

test('success and error need a word or a sign, because some people see no difference', () => {
  expect((['success', 'error', 'action', 'text'] as const).map((role) => noteOn(role, hexOf(white)))).toEqual([
    'with a word or sign',
    'with a word or sign',
    '',
    '',
  ]);
});

test('an accent is for letters only where it is legible on both grounds', () => {
  const note = (colors: Partial<Record<ColorRole, string>>) => noteOn('accent', hexOf({ ...white, ...colors }));
  expect(note({ accent: '#767676' })).toBe('');
  expect(note({ accent: '#777777' })).toBe('for marks, not letters');
  expect(note({ accent: '#767676', surface: '#EEEEEE' })).toBe('for marks, not letters');
  expect(note({})).toBe('');
  expect(noteOn('accent', hexOf({ accent: '#FFFF00' }))).toBe('');
});

test('contrasts are those of colours that are read together, with one place that is not rounded up', () => {
  const colors = { ...white, surface: '#000000', text: '#000000', action: '#777777', actionText: '#FFFFFF' };
  // White on #777777 has 4.48.
  expect(contrastsOf(hexOf(colors))).toEqual([
    { role: 'text', ratios: '21.0 / 1.0' },
    { role: 'action', ratios: '4.4 / 4.6' },
    { role: 'actionText', ratios: '4.4' },
  ]);
});
