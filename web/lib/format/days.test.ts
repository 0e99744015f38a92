import { expect, test } from 'vitest';
import { agoOrDay, shortDay } from './days.ts';

const now = new Date('2026-11-21T15:00:00Z');

test.each([
  ['2026-11-21T15:00:20Z', 'just now'],
  ['2026-11-21T14:59:10Z', 'just now'],
  ['2026-11-21T14:59:00Z', '1 minute ago'],
  ['2026-11-21T14:01:00Z', '59 minutes ago'],
  ['2026-11-21T13:00:00Z', '2 hours ago'],
  ['2026-11-20T23:00:00Z', 'yesterday'],
  ['2026-11-20T00:00:00Z', 'yesterday'],
  ['2026-11-19T23:59:00Z', '19 Nov'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('%s reads as %s', (iso, words) => {
  expect(agoOrDay(iso, now, 'UTC')).toBe(words);
});

test('a day is the reader’s day', () => {
  expect(shortDay('2026-10-28T23:30:00Z', now, 'UTC')).toBe('28 Oct');
  expect(shortDay('2026-10-28T23:30:00Z', now, 'Pacific/Auckland')).toBe('29 Oct');
});
