import { expect, test } from 'vitest';
import { type CaseStudy, newCaseStudy, newComponent, noColumns } from './document.ts';
import { richText } from './rich-text.ts';
import { isUnwritten } from './unwritten.ts';

let n = 0;
const newId = () => String(n++);
const fresh = newCaseStudy(newId);
const withFirst = (part: object): CaseStudy => ({
  ...fresh,
  sections: [{ ...fresh.sections[0]!, ...part }, fresh.sections[1]!],
});

test('EDIT-2 a page is unwritten while only its head and headings have changed', () => {
  expect(isUnwritten(fresh)).toBe(true);
  expect(isUnwritten({ ...withFirst({ title: 'The queue' }), title: 'Saltmarsh' })).toBe(true);
  expect(isUnwritten({ ...fresh, sections: [] })).toBe(true);
});

test('EDIT-2 a paragraph, a picture or a component is something written', () => {
  expect(isUnwritten(withFirst({ content: richText('The queue was long.') }))).toBe(false);
  expect(isUnwritten(withFirst({ imageUrl: '/media/x' }))).toBe(false);
  const children = { ...noColumns(), content: [newComponent('text-block', newId)] };
  expect(isUnwritten(withFirst({ children }))).toBe(false);
});
