import { expect, test } from 'vitest';
import { emptyChoice, isComplete, readChoice } from './choice.ts';

test('a choice is read back as it was made', () => {
  const choice = { industry: 'food', styles: ['retro', 'organic'], level: 'stretch', timeBoxDays: 14 };
  expect(readChoice(choice)).toEqual(choice);
});

test.each([
  ['nothing', null],
  ['a text', 'food'],
  ['an unknown industry', { industry: 'space', styles: ['neon'], level: 'easy', timeBoxDays: 'soon' }],
  ['the wrong kinds', { industry: ['food'], styles: 'retro', level: 1, timeBoxDays: 1.5 }],
  ['days out of range', { timeBoxDays: 366 }],
])('%s in an address is no choice', (_, raw) => {
  expect(readChoice(raw)).toEqual(emptyChoice);
});

test('of three styles the first two count, and a repeated one counts once', () => {
  expect(readChoice({ styles: ['retro', 'bold', 'luxury'] }).styles).toEqual(['retro', 'bold']);
  expect(readChoice({ styles: ['retro', 'retro'] }).styles).toEqual(['retro']);
});

test('a brief needs an industry and a style', () => {
  expect(isComplete(readChoice({ industry: 'food' }))).toBe(false);
  expect(isComplete(readChoice({ styles: ['bold'] }))).toBe(false);
  expect(isComplete(readChoice({ industry: 'food', styles: ['bold'] }))).toBe(true);
});
