import { expect, test } from 'vitest';
import { whyBriefIsKept, whyBriefStays } from './deletion.ts';
import { PROGRESS_STATUSES } from './progress.ts';

test('a brief can be deleted until a design answers it', () => {
  const kept = PROGRESS_STATUSES.filter((status) => whyBriefStays(status) !== null);
  expect(kept).toEqual(['submitted']);
  expect(PROGRESS_STATUSES.filter((status) => whyBriefIsKept(status) !== null)).toEqual(kept);
});
