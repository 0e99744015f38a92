import { expect, test } from 'vitest';
import { accentsOf, inTheme, themeOperations } from './choose-theme.ts';
import { newCaseStudy } from './document.ts';
import { apply } from './operations.ts';

let n = 0;
const document = newCaseStudy(() => `n${n++}`);

test('EDIT-14 accents come from the design: no greys, no near-black, no two of one hue', () => {
  expect(
    accentsOf([
      ['#ffffff', '#b6432a', '#2a211b'],
      ['#c04a30', '#54704f', '#8a8a8a'],
    ]),
  ).toEqual(['#b6432a', '#54704f']);
});

test('EDIT-14 a theme brings its type and a ground from the accent; the edits lead exactly there', () => {
  const themed = inTheme(document, 'broadsheet', ['#b6432a']);
  expect(themed.typography[0]!.family).toBe('Newsreader Display');
  expect(themed.colors.map(({ hex }) => hex)).toEqual(['#b6432a', '#f97316', '#6b7280', '#faf3e7']);
  expect(themeOperations(document, themed).reduce(apply, document)).toEqual(themed);
});
