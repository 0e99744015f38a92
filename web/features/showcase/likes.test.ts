import { beforeEach, expect, test, vi } from 'vitest';
import { closeLogin, openLogin } from '#web/lib/session/login.ts';
import { storePendingLike, takePendingLike } from './pending-like.ts';
import { applyLike } from './use-like.ts';

const design = { id: 'd', title: 'Nightlines' };

class Storage {
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage());
});

test('SHOW-4 a like and taking it back move the count by one, and only once', () => {
  expect(applyLike({ liked: false, likeCount: 4 }, true)).toEqual({ liked: true, likeCount: 5 });
  expect(applyLike({ liked: true, likeCount: 5 }, true)).toEqual({ liked: true, likeCount: 5 });
  expect(applyLike({ liked: true, likeCount: 5 }, false)).toEqual({ liked: false, likeCount: 4 });
});

test('what a guest wanted to like is handed out once', () => {
  storePendingLike(design);
  expect(takePendingLike()).toEqual(design);
  expect(takePendingLike()).toBeNull();
});

test('a like is dropped with the question, and after a quarter of an hour', () => {
  storePendingLike(design);
  openLogin();
  closeLogin();
  expect(takePendingLike()).toBeNull();
  storePendingLike(design);
  expect(takePendingLike(Date.now() + 16 * 60_000)).toBeNull();
});
