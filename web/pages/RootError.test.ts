import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { explain } from './RootError.tsx';

const answer = (status: number, code: string) => ({
  status,
  statusText: '',
  internal: false,
  data: { code, message: '', requestId: 'r-1' },
});

test('a failure is sorted by what a person can do about it', () => {
  expect(explain(answer(404, 'not_found'), true)).toEqual({ kind: 'missing' });
  expect(explain(answer(503, 'unavailable'), true)).toEqual({ kind: 'unavailable', requestId: 'r-1' });
  expect(explain(answer(500, 'internal'), true)).toEqual({ kind: 'internal', requestId: 'r-1' });
  expect(explain(answer(503, 'offline'), true)).toMatchObject({ kind: 'offline' });
  expect(explain(new ApiError('network', ''), true)).toMatchObject({ kind: 'network' });
  expect(explain(new Error('undefined is not a function'), true)).toEqual({ kind: 'internal' });
});

test('a part of the program that did not come needs the document anew', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(explain(lost, true)).toEqual({ kind: 'incomplete', needsReload: true });
  expect(explain(lost, false)).toEqual({ kind: 'offline', needsReload: true });
});
