import { expect, test } from 'vitest';
import { moved } from './collection.ts';

test('SHOW-11 a thing changes places with the one before or after it, and at an end it stays', () => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c']);
});
