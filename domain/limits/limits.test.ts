import { expect, test } from 'vitest';
import { thousands } from '../value/thousands.ts';
import { daily, doneTodayText } from './daily.ts';
import { tooFastText, waitSeconds } from './limits.ts';

const limit = (anHour: number) => ({ verb: 'write', what: 'comments', burst: 3, anHour });

test.each([
  [3_600, 1, 'a second'],
  [7_200, 1, 'a second'],
  [3_599, 2, '2 seconds'],
  [180, 20, '20 seconds'],
  [31, 117, '117 seconds'],
  [30, 120, '2 minutes'],
  [20, 180, '3 minutes'],
  [19, 190, '4 minutes'],
])('with %i an hour the next one is possible after %i seconds, which are “%s”', (anHour, seconds, words) => {
  expect(waitSeconds(limit(anHour))).toBe(seconds);
  expect(tooFastText(limit(anHour))).toBe(
    `You can write up to 3 comments at once and ${thousands(anHour)} in an hour. Try again in ${words}.`,
  );
});

test('what was done as often as a day allows is said with its number', () => {
  expect(doneTodayText('import')).toBe(`You have opened ${daily.import.atMost} Figma files today.`);
});
