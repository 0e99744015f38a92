import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markPath, safePath, unmarkPath } from './safe-path.ts';

const tab = String.fromCharCode(9);
const newline = String.fromCharCode(10);

test.each([
  '/generate',
  '/showcase?q=caf%C3%A9&styles=retro#top',
  '/brief/0190b5a4-0000-7000-8000-000000000000',
  '/u/ines',
  '/%2F/evil.example',
  '/%09/evil.example',
  '/@evil.example',
  '/?next=https://evil.example',
])('SIGN-4 %s is a path to come back to', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  `/${tab}/evil.example`,
  `/${newline}/evil.example`,
  `/generate${newline}Set-Cookie: a=b`,
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'generate',
  '',
  ' /generate',
  `/${'x'.repeat(3_000)}`,
  '/api/auth/sign-in?returnTo=/',
  '/API/session',
  '/x/../api/session',
  '/dev-idp/people/x',
  undefined,
  null,
  ['/generate'],
])('SIGN-4 %j is none: the person comes back to the beginning', (path) => {
  expect(safePath(path)).toBe('/');
});

test('SIGN-4 whatever is given, the way back stays on our origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '%09',
    tab,
    newline,
    '?',
    '#',
    'evil.example',
    'http',
    ' ',
    '。',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const path = safePath(`/${parts.join('')}`);
      expect(path.startsWith('/')).toBe(true);
      expect(new URL(path, 'https://briefs.example').origin).toBe('https://briefs.example');
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 3_000 },
  );
});

test('a mark is added to what the query already says', () => {
  expect(markPath('/showcase?q=tea#all', 'signIn', 'failed')).toBe('/showcase?q=tea&signIn=failed#all');
  expect(markPath('/?signIn=failed', 'signIn', 'failed')).toBe('/?signIn=failed');
});

test('a mark is taken out of a path, and nothing else', () => {
  expect(unmarkPath(markPath('/auth?returnTo=%2Fgenerate#top', 'signIn', 'failed'), 'signIn')).toBe(
    '/auth?returnTo=%2Fgenerate#top',
  );
  expect(unmarkPath('/showcase?q=a%20b', 'signIn')).toBe('/showcase?q=a%20b');
});
