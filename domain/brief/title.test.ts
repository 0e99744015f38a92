import { expect, test } from 'vitest';
import { titleParts } from './title.ts';

test('a title is divided into what it is about and what follows the colon, without the client', () => {
  expect(titleParts('Halden Bank: a form wants nine papers', 'Halden Bank')).toEqual({
    main: 'a form wants nine papers',
    second: '',
  });
  expect(titleParts('A form at Halden Bank wants nine papers', 'Halden Bank')).toEqual({
    main: 'A form wants nine papers',
    second: '',
  });
  expect(titleParts('Card controls for Halden Bank: is it a thief?', 'Halden Bank')).toEqual({
    main: 'Card controls for Halden Bank:',
    second: 'is it a thief?',
  });
});

test('a title without a colon, or with one after a word or two, is one part', () => {
  for (const title of ['Halden Bank turns a chat into a page', 'Tide Table: orders before four'])
    expect(titleParts(title)).toEqual({ main: title, second: '' });
});
