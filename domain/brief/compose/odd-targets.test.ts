import { expect, test } from 'vitest';
import type { Trouble } from './kinds.ts';
import { withOddTargets } from './odd-targets.ts';

const trouble = {
  n: { lateTo: [20, 29], lostTo: [5, 10], round: [20, 30] },
  goals: [
    { text: '', measure: { metric: '', base: '{round}%', target: 'under {lateTo}%', how: '' } },
    { text: '', measure: { metric: '', base: '', target: '{lostTo}%', how: '' } },
  ],
} as unknown as Trouble;

test('a percentage that is aimed at is never a round one, and stays in its range', () => {
  expect(withOddTargets({ lateTo: 25, lostTo: 10, round: 30 }, trouble)).toEqual({ lateTo: 26, lostTo: 9, round: 30 });
  expect(withOddTargets({ lateTo: 23, lostTo: 7, round: 20 }, trouble)).toEqual({ lateTo: 23, lostTo: 7, round: 20 });
});
