import { expect, test } from 'vitest';
import { BIO_MAX, LINKS_MAX, linkWords, PROFILE_LINK_MAX, profileLink, profileProblems } from './profile.ts';

test.each([
  ['https://inesmarau.example', 'https://inesmarau.example/'],
  [' inesmarau.example/work ', 'https://inesmarau.example/work'],
  ['http://old.example', 'http://old.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:ines@people.example', null],
  ['ftp://files.example', null],
  ['https://ines:secret@people.example', null],
  ['https://intranet', null],
  ['localhost:3000', null],
  [`https://long.example/${'x'.repeat(200)}`, null],
  ['', null],
])('the link %j is kept as %j', (typed, kept) => {
  expect(profileLink(typed)).toBe(kept);
});

test('a link is shown without what every link has', () => {
  expect(linkWords('https://www.inesmarau.example/')).toBe('inesmarau.example');
  expect(linkWords('https://mastodon.example/@ines')).toBe('mastodon.example/@ines');
});

test('every field that cannot stay says why, at once', () => {
  const links = ['https://a.example', 'javascript:alert(1)'];
  expect(profileProblems({ displayName: '  ', handle: 'É', bio: 'x'.repeat(BIO_MAX + 1), links })).toEqual({
    displayName: 'Say what to call you',
    handle: 'Use a–z, 0–9 and dashes',
    bio: 'Use at most 280 characters',
    'links.1': 'A link begins with https:// and names a site',
  });
  expect(profileProblems({ links: Array.from({ length: LINKS_MAX + 1 }, () => 'a.example') })).toEqual({
    links: 'Keep at most 5 links',
  });
  const long = `https://long.example/${'x'.repeat(PROFILE_LINK_MAX)}`;
  expect(profileProblems({ links: [long, `long.example/${'é'.repeat(40)}`] })).toEqual({
    'links.0': 'Use at most 200 characters; this link has 221',
    'links.1': 'Use at most 200 characters; this link has 261',
  });
  expect(profileProblems({ displayName: '\u202e…' })).toEqual({ displayName: 'A name has a letter in it' });
  expect(profileProblems({ displayName: '山田', handle: 'yamada', bio: '', links: [] })).toEqual({});
  expect(profileProblems({})).toEqual({});
});

test('a handle that speaks for Brief Foundry is refused, but to whom it is already', () => {
  const problem = 'This could be taken for Brief Foundry itself. Choose another';
  expect(profileProblems({ handle: 'admin' })).toEqual({ handle: problem });
  expect(profileProblems({ handle: 'admin' }, 'ines')).toEqual({ handle: problem });
  expect(profileProblems({ handle: 'admin' }, 'admin')).toEqual({});
});

test.each(['Sign in at https://evil.example/login', 'evil.example', 'www.evil', 'ines@people.example', 'Go to //evil'])(
  'the name %j is an address, and no name',
  (displayName) => {
    expect(profileProblems({ displayName }).displayName).toMatch(/web and e-mail addresses/);
  },
);

test.each(['Brief Foundry', 'brief foundry support', 'Admin', 'The Administrators', 'Client'])(
  'the name %j could be taken for the product itself',
  (displayName) => {
    expect(profileProblems({ displayName }).displayName).toMatch(/taken for Brief Foundry/);
  },
);

test.each(['Inés Moreau', 'J. R. R. Tolkien', '山田太郎', 'Anna Adminova', 'Dr. Kei Brandt', 'Ana & Tom'])(
  '%j is a name',
  (displayName) => {
    expect(profileProblems({ displayName })).toEqual({});
  },
);
