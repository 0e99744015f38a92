import { expect, test } from 'vitest';
import { type CaseStudy, newCaseStudy, newComponent, newSection, noColumns } from './document.ts';
import { richText } from './rich-text.ts';
import { picturesWithoutWords, placeholdersLeft, summaryOf } from './summary.ts';

let n = 0;
const newId = () => String(n++);
const page: CaseStudy = { ...newCaseStudy(newId), title: 'Saltmarsh', description: 'Bread by order.', sections: [] };

test('EDIT-10 before publishing it is said that an image still has no picture, wherever it stands', () => {
  expect(placeholdersLeft(page)).toEqual([]);
  const image = newComponent('image-block', newId);
  const container = { ...newComponent('container', newId), children: [image] };
  const holding = (component: typeof image) =>
    newSection('single-column', newId, { children: { ...noColumns(), content: [component] } });
  for (const section of [holding(image), holding(container), newSection('image-text', newId)])
    expect(placeholdersLeft({ ...page, sections: [section] })).toEqual(['an image without a picture']);
  expect(placeholdersLeft({ ...page, sections: [holding({ ...image, imageUrl: '/media/x' })] })).toEqual([]);
});

test('EDIT-10 what still says what it said at the beginning is named, also where it has no title', () => {
  expect(placeholdersLeft(newCaseStudy(newId))).toEqual([
    'the title',
    'the description',
    'The Challenge',
    'The Solution',
  ]);
  expect(placeholdersLeft({ ...page, title: ' ' })).toEqual(['the title']);
  const [challenge] = newCaseStudy(newId).sections;
  expect(placeholdersLeft({ ...page, sections: [{ ...challenge!, title: ' ' }] })).toEqual(['a section']);
});

test('EDIT-10 pictures without words are those without a caption, a description or a title', () => {
  const image = newComponent('image-block', newId, { imageUrl: '/media/x' });
  const frame = newComponent('frame', newId);
  const holding = (...content: (typeof image)[]) =>
    newSection('single-column', newId, { children: { ...noColumns(), content } });
  const shown = (imageUrl: string, alt: string) => ({ ...frame, pictures: [{ imageUrl, alt }] });
  const count = (...sections: CaseStudy['sections']) => picturesWithoutWords({ ...page, sections });
  expect(count(holding(image))).toBe(1);
  expect(count(holding({ ...image, caption: 'The oven' }))).toBe(0);
  expect(count(holding({ ...image, imageUrl: '' }))).toBe(0);
  expect(count(holding({ ...newComponent('text-block', newId), imageUrl: '/media/x' }))).toBe(0);
  expect(count(holding(shown('/media/y', ' ')))).toBe(1);
  expect(count(holding(shown('/media/y', 'The board'), shown('', '')))).toBe(0);
  const section = newSection('image-text', newId, { title: ' ', imageUrl: '/media/z' });
  expect(count(section)).toBe(1);
  expect(count({ ...section, title: 'Bread' }, { ...section, imageUrl: '' })).toBe(0);
  expect(count(section, holding(image, shown('/media/y', '')))).toBe(3);
});

test('a page is read at two hundred words a minute, at least one minute', () => {
  const minutes = (words: number) => {
    const content = richText('word '.repeat(words).trim());
    return summaryOf({ ...page, sections: [newSection('single-column', newId, { title: '', content })] }).minutes;
  };
  expect([0, 290, 400].map(minutes)).toEqual([1, 1, 2]);
});
