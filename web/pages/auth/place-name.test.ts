import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test('SIGN-12 the page says where a person will come back to, in words', () => {
  expect(placeName('/showcase/0190')).toBe('The design you were looking at');
  expect(placeName('/showcase?q=tea')).toBe('The showcase');
  expect(placeName('/brief/new')).toBe('Your new brief');
  expect(placeName('/brief/0190#goals')).toBe('The brief you were reading');
  expect(placeName('/generate')).toBe('Generate a brief');
  expect(placeName('/')).toBeNull();
  expect(placeName('/generated')).toBeNull();
});
