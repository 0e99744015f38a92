import { expect, test } from 'vitest';
import { cut, cutAtWord, shortened } from './cut.ts';

test('a text is cut between signs, never within one', () => {
  expect(cut('Bread 🥖 first', 50)).toBe('Bread 🥖 first');
  expect(cut('Bread 🥖 first', 8)).toBe('Bread 🥖');
  expect(cut('Bread 🥖 first', 7)).toBe('Bread ');
  for (let max = 0; max < 20; max++) expect(cut('🥖a🥖🥖b🥖', max).isWellFormed()).toBe(true);
});

test('what is shortened is no longer than there is room for, and says where it was cut', () => {
  expect(shortened('Bread 🥖', 8)).toBe('Bread 🥖');
  expect(shortened('Bread 🥖 first', 8)).toBe('Bread …');
});

test('a description for a link preview ends with a whole word', () => {
  expect(cutAtWord('Bread, first', 20)).toBe('Bread, first');
  expect(cutAtWord('Bread, first', 9)).toBe('Bread…');
  expect(cutAtWord('Bread first thing', 11)).toBe('Bread first…');
  expect(cutAtWord('Breadfirstthing', 5)).toBe('Bread…');
});
