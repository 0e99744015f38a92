import { expect, test } from 'vitest';
import { badLinks } from '#test/bad-links.ts';
import { figure } from '#test/strength/figure.ts';
import { repositoryLink, webLink } from './link.ts';

test.each([
  ['javascript:alert(1)', null],
  ['javascript:1', null],
  ['data:text/html,hi', null],
  ['ftp://files.example', null],
  ['mailto:ines@people.example', null],
  ['ines@people.example', null],
  ['https://', null],
  ['//files.example', null],
  ['https:///files.example', null],
  ['saltmarsh', null],
  ['two words.example', null],
  ['1.5', null],
  ['', null],
  ['https://name:secret@files.example/', null],
  ['https://:secret@files.example/', null],
  ['https://name@files.example/', null],
  [' HTTPS://Files.example/a b ', 'https://files.example/a%20b'],
  ['http://files.example/', 'http://files.example/'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  [' example.org ', 'https://example.org/'],
  ['www.example.org/a?b=https://c.example#d', 'https://www.example.org/a?b=https://c.example#d'],
  ['preview.example.org:8080/x', 'https://preview.example.org:8080/x'],
  ['bäckerei.example', 'https://xn--bckerei-5wa.example/'],
])('SUB-10 of %j the link kept is %j', (typed, link) => {
  expect(webLink(typed)).toBe(link);
});

test('SUB-10 a link of another scheme is not kept, however it is written', () => {
  expect(badLinks.filter((link) => webLink(link) !== null)).toEqual([]);
  figure('links of other schemes that are kept', `0 of ${badLinks.length}`);
});

test.each([
  ['ines/saltmarsh', 'https://github.com/ines/saltmarsh'],
  ['gitlab.example/saltmarsh', null],
  ['ines/', null],
  ['github.com/ines/saltmarsh', 'https://github.com/ines/saltmarsh'],
  ['https://www.github.com/ines/saltmarsh.git', 'https://github.com/ines/saltmarsh'],
  ['https://github.com/ines/saltmarsh/tree/main?tab=readme', 'https://github.com/ines/saltmarsh'],
  ['git@github.com:ines/saltmarsh.git', 'https://github.com/ines/saltmarsh'],
  ['https://github.com/ines', null],
  ['https://gitlab.example/ines/saltmarsh', null],
  ['https://github.com.example/ines/saltmarsh', null],
  ['https://notgithub.com/ines/saltmarsh', null],
  ['ftp://github.com/ines/saltmarsh', null],
])('WORK-4 of %j the repository kept is %j', (typed, link) => {
  expect(repositoryLink(typed)).toBe(link);
});
