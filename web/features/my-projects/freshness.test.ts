import { expect, test } from 'vitest';
import { isStale } from './freshness.ts';

test('PROJ-5 data is old after five minutes, not at them', () => {
  const readAt = Date.parse('2026-11-21T12:00:00Z');
  expect(isStale(readAt, Date.parse('2026-11-21T12:05:00Z'))).toBe(false);
  expect(isStale(readAt, Date.parse('2026-11-21T12:05:00.001Z'))).toBe(true);
});

test('a clock that was set back makes nothing old', () => {
  expect(isStale(Date.parse('2026-11-21T12:00:00Z'), Date.parse('2026-11-21T11:00:00Z'))).toBe(false);
});
