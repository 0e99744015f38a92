import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { explain } from './RootError.tsx';

const answer = (status: number, code: string) => ({
  status,
  statusText: '',
  internal: false,
  data: { code, message: '', requestId: 'r-1' },
});

test('a failure is sorted by what a person can do about it', () => {
  expect(explain(answer(404, 'not_found'))).toEqual({ kind: 'missing' });
  expect(explain(answer(503, 'unavailable'))).toEqual({ kind: 'unavailable', requestId: 'r-1' });
  expect(explain(answer(500, 'internal'))).toEqual({ kind: 'internal', requestId: 'r-1' });
  expect(explain(answer(503, 'offline'))).toMatchObject({ kind: 'offline' });
  expect(explain(new ApiError('network', ''))).toMatchObject({ kind: 'network' });
  expect(explain(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toEqual({
    kind: 'outdated',
  });
  expect(explain(new Error('undefined is not a function'))).toEqual({ kind: 'internal' });
});
