import { expect, test } from 'vitest';
import { placeAt } from './place.ts';

test('SIGN-12 the page says where a person will come back to, in words', () => {
  expect(placeAt('/showcase/0190')).toEqual({ name: 'The design you were looking at', isForAll: true });
  expect(placeAt('/showcase?q=tea')?.name).toBe('The showcase');
  expect(placeAt('/brief/new')).toEqual({ name: 'Your new brief', isForAll: false });
  expect(placeAt('/brief/0190#goals')?.name).toBe('The brief you were reading');
  expect(placeAt('/generate?industry=food')).toEqual({ name: 'Generate a brief', isForAll: false });
  expect(placeAt('/')).toBeNull();
  expect(placeAt('/generated')).toBeNull();
});
