import { expect, test } from 'vitest';
import { canMoveProgress, countsAsStarted, PROGRESS_STATUSES, type ProgressStatus } from './progress.ts';

const allowed: [ProgressStatus, ProgressStatus[]][] = [
  ['not_started', ['in_progress']],
  ['in_progress', ['paused', 'completed']],
  ['paused', ['in_progress', 'completed']],
  ['completed', ['in_progress']],
  ['submitted', []],
];

test.each(allowed)('STATE-2 a brief that is %s may become %j by hand, and nothing else', (from, to) => {
  const reachable = PROGRESS_STATUSES.filter((status) => status !== from && canMoveProgress(from, status));
  expect(reachable.toSorted()).toEqual(to.toSorted());
});

test('STATE-1 staying in a state is no move, so asking twice is harmless', () => {
  for (const status of PROGRESS_STATUSES) expect(canMoveProgress(status, status)).toBe(true);
});

test('STATE-2 in_progress, completed and paused count as started', () => {
  expect(PROGRESS_STATUSES.filter(countsAsStarted)).toEqual(['in_progress', 'completed', 'paused']);
});
