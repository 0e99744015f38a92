import { expect, test } from 'vitest';
import { applyLike } from './use-like.ts';

test('SHOW-4 a like and taking it back move the count by one, and only once', () => {
  expect(applyLike({ liked: false, likeCount: 4 }, true)).toEqual({ liked: true, likeCount: 5 });
  expect(applyLike({ liked: true, likeCount: 5 }, true)).toEqual({ liked: true, likeCount: 5 });
  expect(applyLike({ liked: true, likeCount: 5 }, false)).toEqual({ liked: false, likeCount: 4 });
});
