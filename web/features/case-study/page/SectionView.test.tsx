import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mediaAddress, newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { SectionView } from './SectionView.tsx';

let n = 0;
const newId = () => String(n++);
const ID = '0192f1a0-0000-7000-8000-000000000001';
const pictures = {
  [ID]: { mediaId: ID, width: 1440, height: 1024, sources: [{ type: 'image/webp', width: 1440, url: '/p.webp' }] },
} as never;

function sizesIn(templateId: 'single-column' | 'two-column') {
  const image = { ...newComponent('image-block', newId), imageUrl: mediaAddress(ID) };
  const column = templateId === 'two-column' ? 'left' : 'content';
  const section = newSection(templateId, newId, { children: { ...noColumns(), [column]: [image] } });
  return /sizes="([^"]*)"/.exec(renderToStaticMarkup(<SectionView section={section} pictures={pictures} />))?.[1];
}

test('VIEW-1 a picture is fetched as wide as its column: all of the page, or half of it', () => {
  expect(sizesIn('single-column')).toContain('1280px');
  expect(sizesIn('two-column')).toContain('600px');
});
