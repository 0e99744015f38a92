import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';

const glossary = [
  { word: 'Shelf', means: 'where books stand' },
  { word: 'Pick-up shelf', means: 'where reserved books wait' },
  { word: 'Shelf mark', means: 'where on the shelf a book stands' },
  { word: 'Run (out)', means: 'to end because nobody came' },
];

test('the first mention of each word is explained, in its own spelling', () => {
  expect(mentionsIn('Two shelfs: the pick-up shelf and a shelf beside it.', glossary)).toEqual([
    { text: 'Two ' },
    { text: 'shelfs', term: glossary[0] },
    { text: ': the ' },
    { text: 'pick-up shelf', term: glossary[1] },
    { text: ' and a shelf beside it.' },
  ]);
});

test('of two words that begin alike, the longer one is meant', () => {
  expect(mentionsIn('A shelf mark', glossary)).toEqual([{ text: 'A ' }, { text: 'shelf mark', term: glossary[2] }]);
});

test('a part of a word is no mention, and signs in a word mean themselves', () => {
  expect(mentionsIn('Bookshelf, shelfless, run out.', glossary)).toEqual([{ text: 'Bookshelf, shelfless, run out.' }]);
  expect(mentionsIn('Run (out)', glossary)).toEqual([{ text: 'Run (out)', term: glossary[3] }]);
  expect(mentionsIn('A shelf', [])).toEqual([{ text: 'A shelf' }]);
});
