import { expect, test } from 'vitest';
import { titleParts } from './title.ts';

test('a title is divided into its client, what it is about, and what follows the colon', () => {
  expect(titleParts('Halden Bank: a form wants nine papers', 'Halden Bank')).toEqual({
    client: 'Halden Bank: ',
    main: 'a form wants nine papers',
    second: '',
  });
  expect(titleParts('Card controls for Halden Bank: is it a thief?', 'Halden Bank')).toEqual({
    client: '',
    main: 'Card controls for Halden Bank:',
    second: 'is it a thief?',
  });
});

test('a title without a colon, or with one after a word or two, is one part', () => {
  for (const title of ['Halden Bank turns a chat into a page', 'Tide Table: orders before four'])
    expect(titleParts(title)).toEqual({ client: '', main: title, second: '' });
});
