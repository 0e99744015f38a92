import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import { blockIds, emptyItem } from './blocks.ts';
import { type Component, newCaseStudy, newComponent, newSection, noColumns } from './document.ts';
import { forReaders, PROMPT } from './for-readers.ts';
import { richText } from './rich-text.ts';
import { emptyBlocksLeft } from './summary.ts';

test('EDIT-13 readers see no heading that stands over nothing but a question; what else is bare is the author’s wish', () => {
  const id = counter();
  const question = () => newComponent('text-block', id, { content: richText(`${PROMPT}what would you change?`) });
  const words = newComponent('text-block', id, { content: richText('The board is sorted by oven time.') });
  const sections = [
    newSection('single-column', id, { title: 'Asked', content: question().content }),
    newSection('single-column', id, { title: 'Asked below', children: { ...noColumns(), content: [question()] } }),
    newSection('single-column', id, { title: 'Answered', children: { ...noColumns(), content: [question(), words] } }),
    newSection('image-text', id, { title: 'Shown', imageUrl: 'media:1', content: question().content }),
    newSection('full-width', id, { title: 'A heading on its own' }),
  ];
  const read = forReaders({ ...newCaseStudy(id), sections });
  expect(read.sections.map(({ title }) => title)).toEqual(['Answered', 'Shown', 'A heading on its own']);
  expect(JSON.stringify(read)).not.toContain(PROMPT);
});

test('EDIT-15 readers see no block in which nothing is filled in, no heading over it, and no line without a word', () => {
  const id = counter();
  const holding = (title: string, ...content: Component[]) =>
    newSection('single-column', id, { title, children: { ...noColumns(), content } });
  const container = newComponent('container', id, { children: [newComponent('timeline', id)] });
  const items = [emptyItem({ term: '3', text: 'taps' }), emptyItem({ text: ' ' })];
  const labels = [emptyItem(), emptyItem({ term: 'May' })];
  const image = newComponent('image-block', id);
  const sections = [
    ...blockIds.map((block) => holding(block, newComponent(block, id))),
    holding('Held', container),
    holding('Image', image),
    holding('Results', newComponent('figures', id, { items }), newComponent('before-after', id, { items: labels })),
    holding('Film', newComponent('video', id, { imageUrl: '/clips/1' })),
  ];
  const study = { ...newCaseStudy(id), sections };
  const read = forReaders(study);
  expect(read.sections.map(({ title }) => title)).toEqual(['Held', 'Image', 'Results', 'Film']);
  expect(read.sections[0]!.children.content[0]!.children).toEqual([]);
  expect(read.sections[2]!.children.content.map((one) => one.items)).toEqual([[items[0]], labels]);
  expect(emptyBlocksLeft(study)).toBe(blockIds.length + 1);
  expect(emptyBlocksLeft(read)).toBe(0);
});

test('EDIT-13 readers get no source of anything, however deep it stands', () => {
  const id = counter();
  const source = { kind: 'brief', label: 'What only the author sees', href: '/brief/private' } as const;
  const text = (children: Component[] = []) =>
    newComponent(children.length ? 'container' : 'text-block', id, { content: richText('Sorted.'), source, children });
  const sections = [
    newSection('two-column', id, {
      source,
      children: { ...noColumns(), left: [text()], right: [text([text(), text()])] },
    }),
  ];
  const read = JSON.stringify(forReaders({ ...newCaseStudy(id), sections }));
  expect(read).toContain('Sorted.');
  expect(read).not.toMatch(/What only the author sees|\/brief\/private/);
});
