import { expect, test } from 'vitest';
import type { BriefCard } from '#contract/brief.ts';
import { arrangeBriefs, arrangementQuery, firstTab, readArrangement, statusFilters } from './arrange.ts';

const card = (title: string, status: BriefCard['status'], updatedAt: string) =>
  ({ title, status, updatedAt }) as BriefCard;
const cards = [
  card('lamps', 'paused', '2026-11-02T00:00:00Z'),
  card('bakery', 'in_progress', '2026-11-20T00:00:00Z'),
  card('clinic', 'in_progress', '2026-10-01T00:00:00Z'),
];
const titles = (query: string) =>
  arrangeBriefs(cards, readArrangement(new URLSearchParams(query), 'briefs')).map(({ title }) => title);

test('PROJ-1 the filter names every status, in its order', () => {
  expect(statusFilters.map(({ label }) => label)).toEqual([
    'All Status',
    'Not Started',
    'In Progress',
    'Submitted',
    'Paused',
    'Completed',
  ]);
});

test('PROJ-1 newest first, unless asked for oldest first', () => {
  expect(titles('')).toEqual(['bakery', 'lamps', 'clinic']);
  expect(titles('?order=oldest')).toEqual(['clinic', 'lamps', 'bakery']);
});

test('PROJ-1 a status lets only its own through', () => {
  expect(titles('?status=in_progress')).toEqual(['bakery', 'clinic']);
  expect(titles('?status=completed')).toEqual([]);
});

test('the address gives the view back, and an unknown word in it is the usual view', () => {
  const view = { tab: 'submissions', status: 'paused', order: 'oldest' } as const;
  expect(readArrangement(new URLSearchParams(arrangementQuery(view, 'briefs')), 'briefs')).toEqual(view);
  const unknown = readArrangement(new URLSearchParams('?tab=x&status=y&order=z'), 'briefs');
  expect(arrangementQuery(unknown, 'briefs')).toBe('');
});

test('PROJ-1 the page opens on the first tab that holds something, unless the address names one', () => {
  const none = { briefs: 0, submissions: 0, 'case-studies': 0, collaborations: 0 };
  expect(firstTab(none)).toBe('briefs');
  const first = firstTab({ ...none, collaborations: 2 });
  expect(readArrangement(new URLSearchParams(), first).tab).toBe('collaborations');
  const briefs = readArrangement(new URLSearchParams('?tab=briefs'), first);
  expect([briefs.tab, arrangementQuery(briefs, first)]).toEqual(['briefs', '?tab=briefs']);
});
