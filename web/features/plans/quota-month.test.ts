import { expect, test } from 'vitest';
import { countedMonth } from './quota-month.ts';

test('QUOTA-5 the month that is counted ends where it renews, in UTC', () => {
  expect(countedMonth('2026-12-01T00:00:00.000Z')).toBe('November');
  expect(countedMonth('2027-01-01T00:00:00.000Z')).toBe('December');
});
