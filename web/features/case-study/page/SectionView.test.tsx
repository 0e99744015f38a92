import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mediaAddress, newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { richText } from '#domain/case-study/rich-text.ts';
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

test('EDIT-15 a quote that nobody has written yet shows nothing, not two quotation marks', () => {
  const shown = (content: string) => {
    const quote = newComponent('quote', newId, { content: richText(content) });
    const section = newSection('single-column', newId, { children: { ...noColumns(), content: [quote] } });
    return renderToStaticMarkup(<SectionView section={section} pictures={pictures} />);
  };
  expect(shown('Is it out yet?')).toContain('<blockquote>');
  expect(shown('  ')).not.toContain('blockquote');
});
