import { expect, test } from 'vitest';
import { addDays, dateOf, dayOfWork, daysBetween, daysLeft, dueDate } from './days.ts';

test('TIME-6 a week that begins on Monday is due on Sunday', () => {
  expect(dueDate(new Date('2026-11-23T22:10:00Z'), 7)).toBe('2026-11-29');
  expect(dueDate(new Date('2026-11-23T00:00:00Z'), 1)).toBe('2026-11-23');
});

test('TIME-6 the page says the day of the work, and after its end how long it is over', () => {
  const on = (day: string) => dayOfWork('2026-11-23T22:10:00Z', '2026-11-29', new Date(`${day}T08:00:00Z`));
  expect(on('2026-11-23')).toBe('Day 1 of 7');
  expect(on('2026-11-25')).toBe('Day 3 of 7');
  expect(on('2026-11-29')).toBe('Day 7 of 7');
  expect(on('2026-11-30')).toBe('1 day over');
  expect(on('2026-12-02')).toBe('3 days over');
});

test('TIME-6 the head of the brief says how many days are left', () => {
  const on = (day: string) => daysLeft('2026-11-29', new Date(`${day}T08:00:00Z`));
  expect(on('2026-11-24')).toBe('5 days left');
  expect(on('2026-11-28')).toBe('1 day left');
  expect(on('2026-11-29')).toBe('the last day');
  expect(on('2026-11-30')).toBe('1 day over');
});

test('dates cross months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(dateOf(new Date('2026-03-02T23:59:59Z'))).toBe('2026-03-02');
});
