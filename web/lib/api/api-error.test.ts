import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['unavailable', 503, true],
  ['too_many_requests', 429, true],
  ['not_sent', 0, false],
  ['signed_out', 401, false],
  ['media_not_found', 404, false],
])('whether %s (%i) may succeed later: %s', (code, status, mayRetry) => {
  expect(new ApiError(code, 'Words', { status }).mayRetry).toBe(mayRetry);
});
