import { expect, test } from 'vitest';
import { whyBriefStays } from './deletion.ts';
import { PROGRESS_STATUSES } from './progress.ts';

test.each([true, false])('a brief can go until a design answers it, whether it is the person’s own: %s', (isMine) => {
  const kept = PROGRESS_STATUSES.filter((status) => whyBriefStays(status, isMine) !== null);
  expect(kept).toEqual(['submitted']);
});
