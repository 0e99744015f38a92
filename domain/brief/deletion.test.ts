import { expect, test } from 'vitest';
import { whyBriefStays } from './deletion.ts';
import { PROGRESS_STATUSES } from './progress.ts';

test('a brief can be deleted until a design answers it', () => {
  const kept = PROGRESS_STATUSES.filter((status) => whyBriefStays(status) !== null);
  expect(kept).toEqual(['submitted']);
});
