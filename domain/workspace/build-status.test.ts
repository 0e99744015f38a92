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
  expect(completionHindrance([], 5)).toBeNull();
  expect(completionHindrance([unbuilt], 1)).toBe('The design’s only frame is not built');
  expect(completionHindrance([returned], 1)).toBe('The design’s only frame needs changes');
  expect(completionHindrance([unbuilt], 5)).toBe('Of the design’s 5 frames, one is not built');
  expect(completionHindrance([returned, returned], 5)).toBe('Of the design’s 5 frames, 2 need changes');
  expect(completionHindrance([returned, unbuilt, unbuilt], 5)).toBe(
    'Of the design’s 5 frames, one needs changes, and 2 are not built',
  );
});
