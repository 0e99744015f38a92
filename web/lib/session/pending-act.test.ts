import { beforeEach, expect, test, vi } from 'vitest';
import { closeLogin } from './login.ts';
import { storePendingAct, takePendingAct } from './pending-act.ts';
import { requireLogin } from './require-login.ts';
import type { SessionSnapshot } from './session-store.ts';

const like = { act: 'like', id: 'd', title: 'Nightlines' } as const;
const guest = {
  snapshot: () => ({ session: { viewer: null }, state: 'known' }) as unknown as SessionSnapshot,
  subscribe: () => () => {},
};

class Storage {
  setItem() {}
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

beforeEach(() => {
  closeLogin();
  vi.stubGlobal('sessionStorage', new Storage());
});

test('what a guest wanted to do is handed out once, and only for its kind', () => {
  requireLogin({ pending: like }, guest);
  expect(takePendingAct('start')).toBeNull();
  expect(takePendingAct('like')).toEqual(like);
  expect(takePendingAct('like')).toBeNull();
});

test('it is dropped with the question, and after a quarter of an hour', () => {
  requireLogin({ pending: like }, guest);
  closeLogin();
  expect(takePendingAct('like')).toBeNull();
  storePendingAct(like);
  expect(takePendingAct('like', Date.now() + 16 * 60_000)).toBeNull();
});
