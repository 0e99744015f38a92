import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Explained, WithGlossary } from './Explained.tsx';

test('a word of the glossary is one stop of the keyboard in a text, however often it comes', () => {
  const glossary = [
    { word: 'Slip', means: 'the paper with an order.' },
    { word: 'Round', means: 'one way of the van.' },
  ];
  const html = renderToStaticMarkup(
    <WithGlossary glossary={glossary}>
      <Explained>The slip goes with the round. The next slip waits for the next round.</Explained>
    </WithGlossary>,
  );
  expect(html.match(/<button[^>]*>[^<]+/g)?.map((button) => button.replace(/.*>/, ''))).toEqual(['slip', 'round']);
  expect(html).toContain('The next slip waits');
});
