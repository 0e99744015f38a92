import { expect, test } from 'vitest';
import { money } from './case.ts';
import { endOfMonth, inWords, listOf, writeFigure } from './phrases.ts';

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
  [['a code that fails', 'a key, and no box'], 'a code that fails; and a key, and no box'],
])('a list of %j reads “%s”', (items, text) => {
  expect(listOf(items)).toBe(text);
});

test('the last day of a month is that of a common year', () => {
  expect([endOfMonth(7, 1), endOfMonth(12, 2), endOfMonth(11, 1)]).toEqual([
    '31 August',
    '28 February next year',
    '31 December',
  ]);
});

test('money stands as on a price list', () => {
  expect(writeFigure(money(81_900), { sign: 'RM', rate: 1 })).toBe('RM 81,900');
  expect(writeFigure(money(2.5), { sign: '€', rate: 1 })).toBe('€2.50');
  expect(writeFigure(money(900), { sign: 'zł', after: true, rate: 1 })).toBe('900 zł');
  expect(writeFigure(1_400, { sign: '€', rate: 1 })).toBe('1,400');
});

test('small whole numbers are words, money is not', () => {
  expect([2, 12, 13, 2.5, money(2)].map(inWords)).toEqual(['two', 'twelve', undefined, undefined, undefined]);
});
