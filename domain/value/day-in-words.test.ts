import { expect, test } from 'vitest';
import { dayInWords, monthInWords } from './day-in-words.ts';

test('a day and its month are those of UTC', () => {
  expect(dayInWords('2026-12-02')).toBe('2 December');
  expect(dayInWords('2026-11-30T23:59:59+00:00')).toBe('30 November');
  expect(dayInWords(new Date('2027-01-01T00:30:00+02:00'))).toBe('31 December');
  expect(monthInWords('2028-02-29')).toBe('February');
});
