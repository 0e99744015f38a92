import { expect, test } from 'vitest';
import { cut, quoted } from './cut.ts';

test('a text is cut between signs, never within one', () => {
  expect(cut('Bread 🥖 first', 50)).toBe('Bread 🥖 first');
  expect(cut('Bread 🥖 first', 8)).toBe('Bread 🥖');
  expect(cut('Bread 🥖 first', 7)).toBe('Bread ');
  for (let max = 0; max < 20; max++) expect(cut('🥖a🥖🥖b🥖', max).isWellFormed()).toBe(true);
});

test('what is quoted is no longer than there is room for, and says where it was cut', () => {
  expect(quoted('Bread 🥖', 8)).toBe('Bread 🥖');
  expect(quoted('Bread 🥖 first', 8)).toBe('Bread …');
});
