import { expect, test } from 'vitest';
import { buildStatuses, canMoveBuild, nextStatus } from './build-status.ts';

test('WORK-3 of all moves only planning to building and building to complete are allowed', () => {
  const allowed = buildStatuses.flatMap((from) =>
    buildStatuses.filter((to) => canMoveBuild(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual(['planning → building', 'building → complete']);
  expect(buildStatuses.map(nextStatus)).toEqual(['building', 'complete', null]);
});
