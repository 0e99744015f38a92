import { expect, test } from 'vitest';
import { buildStatuses, canMoveBuild, completionHindrance, nextStatus } from './build-status.ts';

test('WORK-3 of all moves only planning to building and building to complete are allowed', () => {
  const allowed = buildStatuses.flatMap((from) =>
    buildStatuses.filter((to) => canMoveBuild(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual(['planning → building', 'building → complete']);
  expect(buildStatuses.map(nextStatus)).toEqual(['building', 'complete', null]);
});

test('WORK-3 what stands in the way of completing a build is said with its numbers', () => {
  const [unbuilt, returned] = [
    { name: 'Basket', why: 'unbuilt' } as const,
    { name: 'Board', why: 'returned' } as const,
  ];
  expect(completionHindrance([])).toBeNull();
  expect(completionHindrance([unbuilt])).toBe('One frame is not built');
  expect(completionHindrance([returned, returned])).toBe('2 frames need changes');
  expect(completionHindrance([returned, unbuilt, unbuilt])).toBe('One frame needs changes, and 2 are not built');
});
