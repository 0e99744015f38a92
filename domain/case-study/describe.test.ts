import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import { describe } from './describe.ts';
import { newCaseStudy, newComponent, newSection, noColumns } from './document.ts';
import type { Operation } from './operations.ts';
import type { Place } from './tree.ts';

const id = counter();
const text = newComponent('text-block', id);
const solution = newSection('single-column', id, {
  title: ' The Solution ',
  children: { ...noColumns(), content: [text] },
});
const unnamed = newSection('single-column', id, { title: ' ' });
const document = { ...newCaseStudy(id), sections: [solution, unnamed] };
const [color] = document.colors;
const [style] = document.typography;
const at = (section: string): Place => ({ parent: { section, column: 'content' }, index: 0 });
const within: Place = { parent: { container: 'any' }, index: 0 };

const edits: [string, Operation][] = [
  ['the title', { kind: 'set-page', field: 'title', from: '', to: 'Bread' }],
  ['the description', { kind: 'set-page', field: 'description', from: '', to: 'Bread' }],
  ['the theme Plain', { kind: 'set-theme', from: 'signal', to: 'plain' }],
  ['the colour Primary', { kind: 'set-color', index: 0, from: color!, to: { ...color!, name: 'Primary' } }],
  ['the type of Body', { kind: 'set-type', index: 0, from: style!, to: { ...style!, name: 'Body' } }],
  ['title of The Solution', { kind: 'set-section', id: solution.id, field: 'title', from: '', to: '' }],
  ['picture of a section', { kind: 'set-section', id: unnamed.id, field: 'imageUrl', from: '', to: '' }],
  ['the look of a section', { kind: 'set-section', id: 'gone', field: 'imageAlt', from: '', to: '' } as never],
  ['a caption in The Solution', { kind: 'set-component', id: text.id, field: 'caption', from: '', to: '' }],
  ['a component in a section', { kind: 'set-component', id: 'gone', field: 'other', from: '', to: '' } as never],
  ['a new section “ The Solution ”', { kind: 'add-section', section: solution, index: 0 }],
  ['a new section', { kind: 'add-section', section: { ...unnamed, title: '' }, index: 0 }],
  ['The Solution deleted', { kind: 'remove-section', section: solution, index: 0 }],
  ['a section deleted', { kind: 'remove-section', section: unnamed, index: 0 }],
  ['The Solution moved', { kind: 'move-section', id: solution.id, from: 0, to: 1 }],
  ['something added to The Solution', { kind: 'add-component', component: text, at: at(solution.id) }],
  ['something added to a container', { kind: 'add-component', component: text, at: within }],
  ['something deleted from a section', { kind: 'remove-component', component: text, at: at(unnamed.id) }],
  ['something moved to a section', { kind: 'move-component', id: text.id, from: within, to: at('gone') }],
  ['the whole page', { kind: 'replace', from: document, to: document }],
];

test.each(edits)('EDIT-9 an edit is called “%s”', (words, edit) => {
  expect(describe(document, [edit])).toBe(words);
});

test('EDIT-9 three edits are named, each once, and the others are counted', () => {
  const of = (...numbers: number[]) =>
    describe(
      document,
      numbers.map((n) => edits[n]![1]),
    );
  expect(of()).toBe('');
  expect(of(0, 0, 1, 0)).toBe('the title, the description');
  expect(of(0, 1, 19)).toBe('the title, the description, the whole page');
  expect(of(0, 1, 19, 2, 3)).toBe('the title, the description, the whole page, and 2 more');
});
