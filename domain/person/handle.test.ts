import { expect, test } from 'vitest';
import { cleanHandle, HANDLE_MAX, handleProblem, handlesLike } from './handle.ts';
import { isReserved } from './reserved.ts';

test.each([
  ['Ines', 'ines'],
  [' @ines ', 'ines'],
  ['/u/ines', 'ines'],
  ['u/Ines-M', 'ines-m'],
  ['ulla', 'ulla'],
])('%j is the handle %j', (typed, handle) => {
  expect(cleanHandle(typed)).toBe(handle);
});

test.each([
  ['', 'Choose an address for your page'],
  ['x'.repeat(HANDLE_MAX + 1), 'Use at most 40 characters'],
  ['inés', 'Use a–z, 0–9 and dashes'],
  ['a/b', 'Use a–z, 0–9 and dashes'],
  ['-ines', 'Begin and end with a letter or a number'],
  ['ines-', 'Begin and end with a letter or a number'],
  ['ines', null],
  ['7', null],
  ['x'.repeat(HANDLE_MAX), null],
])('the handle %j: %j', (handle, problem) => {
  expect(handleProblem(handle)).toBe(problem);
});

test('for a handle that is taken there are others, each fit to be one', () => {
  expect(handlesLike('ines', 'ines-marau').slice(0, 3)).toEqual(['ines-marau', 'inesmarau', 'ines-m']);
  expect(handlesLike('designer', 'designer')[0]).toBe('designer-designs');
  for (const idea of handlesLike('x'.repeat(HANDLE_MAX), 'y')) expect(handleProblem(idea)).toBeNull();
});

test.each([
  'admin',
  'admins',
  'admin-2',
  'ad-min',
  'moderator',
  'support-team',
  'the-support',
  'api',
  'brief-foundry',
  'brieffoundry-help',
])('%j speaks for Brief Foundry and is nobody’s handle', (handle) => expect(isReserved(handle)).toBe(true));

test.each(['ines', 'anna-guest', 'rooster', 'admiral', 'team-marau', '7', 'designer', 'foundry-ines'])(
  '%j is for whoever takes it first',
  (handle) => expect(isReserved(handle)).toBe(false),
);
