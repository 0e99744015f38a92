import { expect, test } from 'vitest';
import type { Milestone } from '#contract/milestone.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { failureOf } from '#web/lib/api/use-call.ts';
import { applyChange, failureText, withMilestone } from './milestone-list.ts';

const at = (percentage: number, doneAt: string | null = null): Milestone => ({
  id: `at ${percentage}`,
  title: `Milestone at ${percentage}`,
  percentage,
  doneAt,
  dueOn: null,
});
const list = [at(12), at(38), at(95)];

test('TIME-4 a planted milestone takes its place by percentage', () => {
  expect(withMilestone(list, at(50))).toEqual([at(12), at(38), at(50), at(95)]);
});

test('a milestone that is there already is replaced, not doubled', () => {
  expect(withMilestone(list, at(38, '2026-03-02'))).toEqual([at(12), at(38, '2026-03-02'), at(95)]);
});

test('what is under way shows at once: a deletion, a tick, and back', () => {
  expect(applyChange(list, { without: 'at 38' })).toEqual([at(12), at(95)]);
  const ticked = applyChange(list, { id: 'at 38', done: true });
  expect(ticked.map((milestone) => milestone.doneAt !== null)).toEqual([false, true, false]);
  expect(applyChange(ticked, { id: 'at 38', done: false })).toEqual(list);
  expect(applyChange(list, null)).toBe(list);
});

test.each([
  ['load', 'Failed to load milestones: No answer.', 'Failed to load milestones'],
  ['add', 'Failed to add milestone: No answer.', 'Failed to save milestone'],
  ['delete', 'Failed to delete milestone: No answer.', 'Failed to delete milestone'],
] as const)('TIME-5 a failure to %s says the reason where there is one', (what, withReason, without) => {
  expect(failureText(what, new ApiError('unavailable', 'No answer.'))).toBe(withReason);
  expect(failureText(what, failureOf(new DOMException('The operation timed out.', 'TimeoutError')))).toBe(without);
});
