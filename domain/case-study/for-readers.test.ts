import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import { type Component, newCaseStudy, newComponent, newSection, noColumns } from './document.ts';
import { forReaders, PROMPT } from './for-readers.ts';
import { richText } from './rich-text.ts';

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
