import { expect, test } from 'vitest';
import { parsePageLink } from './page-link.ts';

const secret = '0123456789abcdef0123456789abcdef';

test.each([
  ['cs-mb3x9k2a', { id: 'cs-mb3x9k2a', secret: null }],
  [`cs-mb3x9k2a-${secret}`, { id: 'cs-mb3x9k2a', secret }],
  [`cs-mb3x9k2a-${secret.slice(1)}`, null],
  [`cs-mb3x9k2a-${secret.toUpperCase()}`, null],
  ['cs-mb3x9k2a-', null],
  ['mb3x9k2a', null],
  ['cs-\0', null],
])('EDIT-11 the link %j', (link, expected) => {
  expect(parsePageLink(link)).toEqual(expected);
});
