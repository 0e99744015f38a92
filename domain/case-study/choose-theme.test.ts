import { expect, test } from 'vitest';
import { emptyItem } from './blocks.ts';
import { accentsOf, inTheme, looksLike, nameOfAccent, themeOperations } from './choose-theme.ts';
import { newCaseStudy, newComponent, newSection } from './document.ts';
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

test('EDIT-14 an accent has the name that the palette of the page gives it, or that of its hue', () => {
  const newId = () => `n${n++}`;
  const items = [emptyItem({ term: 'Oven brick', text: '#B6432A, all that can be pressed' })];
  const section = newSection('single-column', newId);
  const palette = newComponent('specimen', newId, { items });
  const page = { ...document, sections: [{ ...section, children: { ...section.children, content: [palette] } }] };
  expect(nameOfAccent(page, '#b6442b')).toBe('Oven brick');
  expect(nameOfAccent(page, '#54704f')).toBe('Green');
  expect(nameOfAccent(document, '#b6442b')).toBe('Red');
});

test('EDIT-14 an accent that looks like the present one is told from others', () => {
  expect(looksLike('#b6442b', '#b6432a')).toBe(true);
  expect(looksLike('#b6442b', '#c98a46')).toBe(false);
});

test('EDIT-14 a theme brings its type and a ground from the accent; the edits lead exactly there', () => {
  const themed = inTheme(document, 'broadsheet', ['#b6432a']);
  expect(themed.typography[0]!.family).toBe('Newsreader Display');
  expect(themed.colors.map(({ hex }) => hex)).toEqual(['#b6432a', '#f97316', '#6b7280', '#faf3e7']);
  expect(themeOperations(document, themed).reduce(apply, document)).toEqual(themed);
});
