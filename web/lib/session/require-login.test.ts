import { beforeEach, expect, test, vi } from 'vitest';
import { closeLogin, loginRequest } from './login.ts';
import { requireLogin } from './require-login.ts';
import type { SessionListener, SessionSnapshot } from './session-store.ts';

const listeners = new Set<SessionListener>();
let snapshot: SessionSnapshot;

const store = {
  snapshot: () => snapshot,
  subscribe(listener: SessionListener) {
    listeners.add(listener);
    listener('initial_session', snapshot, snapshot, false);
    return () => listeners.delete(listener);
  },
};

const session = (name: string | null, state: SessionSnapshot['state'] = 'known') =>
  ({ session: { viewer: name && { id: name } }, state }) as unknown as SessionSnapshot;

function happen(event: 'signed_in' | 'user_updated') {
  for (const listener of listeners) listener(event, snapshot, snapshot, true);
}

beforeEach(() => {
  listeners.clear();
  closeLogin();
  vi.stubGlobal('sessionStorage', { setItem() {}, removeItem() {}, getItem: () => null });
});

test('a signed-in person simply goes on', () => {
  snapshot = session('ines');
  const then = vi.fn();
  expect(requireLogin({ returnTo: '/showcase/1', then }, store)).toBe(true);
  expect(then).toHaveBeenCalledOnce();
  expect(loginRequest()).toBeNull();
});

test.each([session(null), session('ines', 'expired')])(
  'whoever is not signed in (any more) is asked, and goes on once they are',
  (who) => {
    snapshot = who;
    const then = vi.fn();
    expect(requireLogin({ returnTo: '/showcase/1', then }, store)).toBe(false);
    expect(loginRequest()).toEqual({ returnTo: '/showcase/1' });
    happen('user_updated');
    expect(then).not.toHaveBeenCalled();
    happen('signed_in');
    happen('signed_in');
    expect(then).toHaveBeenCalledOnce();
  },
);

test('whoever dismisses the question is not taken at their word later', () => {
  snapshot = session(null);
  const then = vi.fn();
  requireLogin({ then }, store);
  closeLogin();
  happen('signed_in');
  expect(then).not.toHaveBeenCalled();
});
