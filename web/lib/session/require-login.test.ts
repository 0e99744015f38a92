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
  ({ session: { viewer: name ? { id: name } : null }, state }) as unknown as SessionSnapshot;

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
  expect(requireLogin({ returnTo: '/showcase/1', run: then }, store)).toBe(true);
  expect(then).toHaveBeenCalledOnce();
  expect(loginRequest()).toBeNull();
});

test.each([session(null), session('ines', 'expired')])(
  'whoever is not signed in (any more) is asked, and goes on once they are',
  (who) => {
    snapshot = who;
    const then = vi.fn();
    expect(requireLogin({ returnTo: '/showcase/1', run: then }, store)).toBe(false);
    expect(loginRequest()).toEqual({ returnTo: '/showcase/1' });
    happen('user_updated');
    expect(then).not.toHaveBeenCalled();
    happen('signed_in');
    happen('signed_in');
    expect(then).toHaveBeenCalledOnce();
  },
);

test('the page closes the dialog at a sign-in, and the person goes on all the same', () => {
  snapshot = session(null);
  listeners.add((event) => event === 'signed_in' && closeLogin());
  const run = vi.fn();
  requireLogin({ run }, store);
  snapshot = session('ines');
  happen('signed_in');
  expect(run).toHaveBeenCalledOnce();
});

test('whoever dismisses the question is not taken at their word later', () => {
  snapshot = session(null);
  const then = vi.fn();
  requireLogin({ run: then }, store);
  closeLogin();
  happen('signed_in');
  expect(then).not.toHaveBeenCalled();
});
