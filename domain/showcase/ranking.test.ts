import { expect, test } from 'vitest';
import { TENFOLD_SECONDS, trendingScore } from './ranking.ts';

const then = new Date('2026-03-02T08:00:00Z');
const later = new Date(then.getTime() + TENFOLD_SECONDS * 1000);

test('SHOW-8 twelve and a half hours of age are made up for by ten times the likes', () => {
  expect(trendingScore(40, then)).toBeCloseTo(trendingScore(4, later), 9);
  expect(trendingScore(41, then)).toBeGreaterThan(trendingScore(4, later));
});

test('the first like changes nothing yet, so that nobody rises by their own', () => {
  expect(trendingScore(1, then)).toBe(trendingScore(0, then));
  expect(trendingScore(2, then)).toBeGreaterThan(trendingScore(1, then));
});
