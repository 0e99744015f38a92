import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkMilestone,
  clampPercent,
  MILESTONE_PERCENT_MAX,
  MILESTONE_PERCENT_MIN,
  MILESTONE_TITLE_MAX,
  nextPercent,
  suggestPercent,
} from './milestone.ts';

const free = new Set<number>();
const percent = fc.integer({ min: MILESTONE_PERCENT_MIN, max: MILESTONE_PERCENT_MAX });
const all = new Set(Array.from({ length: 100 }, (_, n) => n + 1));

test('TIME-1 a click before the first mark is 1 %, one behind the last 100 %', () => {
  expect([-4, 0, 0.4, 1, 37.6, 100, 130].map(clampPercent)).toEqual([1, 1, 1, 1, 38, 100, 100]);
});

test.each(['', '   ', '\n\t'])('TIME-2 a title of nothing but space (%j) is missing', (title) => {
  expect(checkMilestone({ title, percentage: '10' }, free).title).toBe('Please enter a milestone title');
});

test('TIME-2 a title has as much room as the table gives it, spaces around it not counted', () => {
  const longest = 'x'.repeat(MILESTONE_TITLE_MAX);
  expect(checkMilestone({ title: `  ${longest} `, percentage: '10' }, free).title).toBeNull();
  expect(checkMilestone({ title: `${longest}x`, percentage: '10' }, free).title).toMatch(/under 121 characters/);
});

test.each(['', '0', '101', '12.5', '-3', 'ten', '1e1', '0x1'])(
  'TIME-2 a percentage of %j is not between 1 and 100',
  (percentage) => {
    const check = checkMilestone({ title: 'Sketches', percentage }, free);
    expect(check).toMatchObject({ title: null, percentage: 'Percentage must be between 1 and 100', suggestion: null });
  },
);

test('TIME-2 title and percentage are both named when both are wrong', () => {
  expect(checkMilestone({ title: ' ', percentage: '0' }, free)).toMatchObject({
    title: 'Please enter a milestone title',
    percentage: 'Percentage must be between 1 and 100',
  });
});

test('TIME-2 a day may be left out, and is of a year that people plan in', () => {
  const said = (dueOn?: string) => checkMilestone({ title: 'Sketches', percentage: '10', dueOn }, free).dueOn;
  expect([undefined, '', '2000-01-01', '2999-12-31'].map(said)).toEqual([null, null, null, null]);
  for (const day of ['1999-12-31', '3000-01-01', '0005-03-02'])
    expect(said(day)).toBe('Choose a day between 2000 and 2999');
});

test('TIME-3 a taken percentage is said, with the nearest free one below', () => {
  expect(checkMilestone({ title: 'Sketches', percentage: '38' }, new Set([36, 38]))).toEqual({
    title: null,
    dueOn: null,
    percentage: 'A milestone already exists at 38%. Please choose a different percentage.',
    suggestion: 37,
  });
});

test('TIME-3 the suggestion searches downward first, then from 1 up', () => {
  expect(suggestPercent(38, new Set([38, 37, 36]))).toBe(35);
  expect(suggestPercent(3, new Set([1, 2, 3, 4]))).toBe(5);
  expect(suggestPercent(50, all)).toBeNull();
});

test('TIME-3 a suggestion is always free, in range, and never above the wish while there is room below', () => {
  fc.assert(
    fc.property(percent, fc.uniqueArray(percent, { maxLength: 99 }), (wish, list) => {
      const taken = new Set(list);
      const suggestion = suggestPercent(wish, taken)!;
      expect(taken.has(suggestion)).toBe(false);
      expect(clampPercent(suggestion)).toBe(suggestion);
      const roomBelow = Array.from({ length: wish }, (_, n) => n + 1).some((below) => !taken.has(below));
      expect(suggestion <= wish).toBe(roomBelow);
    }),
  );
});

test('TIME-1 without a click the next milestone is put ten after the furthest, where there is room', () => {
  expect(nextPercent(new Set())).toBe(10);
  expect(nextPercent(new Set([12, 38]))).toBe(48);
  expect(nextPercent(new Set([12, 100]))).toBe(99);
  expect(nextPercent(all)).toBeNull();
});
