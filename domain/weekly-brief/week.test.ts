import { expect, test } from 'vitest';
import { isWeek, weekAfter, weekBefore, weekInWords, weekOf } from './week.ts';

test('SHOW-10 a week begins on Monday at midnight, UTC', () => {
  expect(weekOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  expect(weekOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
  expect(weekOf(new Date('2026-11-29T23:59:59.999Z'))).toBe('2026-11-23');
  expect(weekBefore('2026-11-23')).toBe('2026-11-16');
  expect(weekAfter('2026-12-28')).toBe('2027-01-04');
});

test('a week is named by its Monday', () => {
  const named = ['2026-11-23', '2026-11-24', '2026-13-01', 'today', ''];
  expect(named.filter(isWeek)).toEqual(['2026-11-23']);
  // No database has the year 0.
  expect(['0000-01-03', '0001-01-01'].filter(isWeek)).toEqual(['0001-01-01']);
});

test('a week in words', () => {
  expect(weekInWords('2026-11-23')).toBe('23 to 29 November');
  expect(weekInWords('2026-11-30')).toBe('30 November to 6 December');
});
