import { expect, test } from 'vitest';
import { returnPageAt } from './return-page.ts';

test('SIGN-12 the page says where a person will come back to, in words', () => {
  expect(returnPageAt('/showcase/0190')).toEqual({ name: 'The design you were looking at', isForAll: true });
  expect(returnPageAt('/showcase?q=tea')?.name).toBe('The showcase');
  expect(returnPageAt('/brief/new')).toEqual({ name: 'Your new brief', isForAll: false });
  expect(returnPageAt('/brief/0190#goals')?.name).toBe('The brief you were reading');
  expect(returnPageAt('/generate?industry=food')).toEqual({ name: 'Generate a brief', isForAll: false });
  expect(returnPageAt('/')).toBeNull();
  expect(returnPageAt('/generated')).toBeNull();
});
