import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('SUB-7 whatever a design is called, the links that share it carry it whole', () => {
  const url = 'https://foundry.example/showcase/1';
  const title = 'Bread & salt: 100% rye? #1';
  const links = shareLinks(url, title).map(({ href }) => new URL(href));
  expect(links.map(({ protocol, host }) => protocol + host)).toEqual([
    'mailto:',
    'https:www.linkedin.com',
    'https:mastodon.social',
    'https:bsky.app',
    'https:x.com',
  ]);
  expect(links[0]!.searchParams.get('body')).toBe(`${title} ${url}`);
  expect(links[1]!.searchParams.get('url')).toBe(url);
  expect(links[3]!.searchParams.get('text')).toBe(`${title} ${url}`);
  expect([...links[4]!.searchParams.values()]).toEqual([title, url]);
});
