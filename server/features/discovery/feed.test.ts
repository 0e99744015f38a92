import { expect, test } from 'vitest';
import { atomFeed } from './feed.ts';

const ORIGIN = 'https://briefs.example';
const entry = {
  id: 'urn:uuid:1',
  title: 'Bread',
  page: '/showcase/1',
  author: { name: 'Kei', page: '/u/kei' },
  created: '2026-03-01T08:00:00Z',
  updated: '2026-03-02T08:00:00Z',
  tags: ['retro'],
  paragraphs: ['Sorted & <b>', ''],
  picture: { path: '/pictures/1?a=1&b=2', type: 'image/png' as const },
};
const feed = (...entries: Parameters<typeof atomFeed>[1]['entries']) =>
  atomFeed(ORIGIN, { path: '/feed.xml', title: 'New', page: '/showcase', since: '2026-03-01T00:00:00Z', entries });

test('an entry leads to its page, its author and its picture on our own address', () => {
  const text = feed(entry);
  expect([...text.matchAll(/(?:href|src)=(?:"|&quot;)(.*?)(?:"|&quot;)/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/feed.xml`,
    `${ORIGIN}/showcase`,
    `${ORIGIN}/showcase/1`,
    `${ORIGIN}/pictures/1?a=1&amp;b=2`,
    `${ORIGIN}/pictures/1?a=1&amp;amp;b=2`,
  ]);
  expect(text).toContain(`<uri>${ORIGIN}/u/kei</uri>`);
  expect(text).toContain('&lt;p&gt;Sorted &amp;amp; &amp;lt;b&amp;gt;&lt;/p&gt;</content>');
  expect(text).toContain('<category term="retro"></category>');
});

test('an entry without picture and author has neither', () => {
  expect(feed({ ...entry, picture: null, author: null })).not.toMatch(/enclosure|img|<uri>|NaN|undefined|null/);
});

test('a feed is as new as its newest entry, and an empty one as its beginning', () => {
  const updatedOf = (text: string) => /<updated>(.*?)<\/updated>/.exec(text)![1];
  expect(updatedOf(feed(entry, { ...entry, updated: '2026-03-03T08:00:00Z' }, entry))).toBe('2026-03-03T08:00:00Z');
  expect(updatedOf(feed())).toBe('2026-03-01T00:00:00Z');
});
