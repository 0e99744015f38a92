import { expect, test } from 'vitest';
import { type CaseStudy, newCaseStudy, newComponent, newSection, noColumns } from './document.ts';
import { placeholdersLeft } from './summary.ts';

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
