import { expect, test } from 'vitest';
import { insertSnippet } from './snippet.ts';

test.each([
  ['', 0, 'Visit a shop', 'Visit a shop', 12],
  ['Began early.', 12, 'Visit a shop', 'Began early.\nVisit a shop', 25],
  ['Began early.\n', 13, 'Visit a shop', 'Began early.\nVisit a shop', 25],
  ['Began early. Then slept.', 13, 'Visit a shop.', 'Began early. Visit a shop. Then slept.', 26],
  ['Began', 99, 'Visit', 'Began\nVisit', 11],
])('into %j at %i goes %j', (text, at, snippet, whole, caret) => {
  expect(insertSnippet(text, at, snippet)).toEqual({ text: whole, caret });
});

test('an answer that is full stays as it is', () => {
  const full = 'a'.repeat(6_000);
  expect(insertSnippet(full, 3, 'Visit')).toEqual({ text: full, caret: 3 });
});
