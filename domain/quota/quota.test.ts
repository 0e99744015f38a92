import { expect, test } from 'vitest';
import { briefsAMonthText, mayGenerate, quotaReachedText, remainingBriefs, UNLIMITED } from './quota.ts';

test.each([
  [{ generated: 2, limit: 3 }, true, 1],
  [{ generated: 3, limit: 3 }, false, 0],
  // An operator may lower a limit below what was generated.
  [{ generated: 5, limit: 3 }, false, 0],
  [{ generated: 500, limit: UNLIMITED }, true, 'unlimited'],
  [null, false, 0],
])('QUOTA-1 of %j a brief may be generated: %s, left: %s', (quota, may, left) => {
  expect([mayGenerate(quota), remainingBriefs(quota)]).toEqual([may, left]);
});

test('QUOTA-4 whoever has none left is told so', () => {
  expect(quotaReachedText({ generated: 3, limit: 3 })).toBe(
    'You have reached your brief generation limit. You have 0 briefs remaining.',
  );
});

test('a plan says how many briefs a month it has', () => {
  expect([1, 3, UNLIMITED].map((limit) => briefsAMonthText(limit))).toEqual([
    '1 AI-generated brief per month',
    '3 AI-generated briefs per month',
    'Any number of AI-generated briefs per month',
  ]);
  expect([briefsAMonthText(3, ''), briefsAMonthText(UNLIMITED, '')]).toEqual([
    '3 briefs per month',
    'Any number of briefs per month',
  ]);
});
