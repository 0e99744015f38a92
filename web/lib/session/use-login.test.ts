import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionListener, SessionSnapshot } from './session-store.ts';
import { requireLogin } from './use-login.ts';

const listeners = new Set<SessionListener>();
let snapshot: SessionSnapshot;
const dialog = new EventTarget();
const page = new EventTarget();

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
  vi.stubGlobal('document', { getElementById: () => dialog });
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
});

test('a signed-in person simply goes on', () => {
  snapshot = session('ines');
  const then = vi.fn();
  expect(requireLogin(store, '/showcase/1', then)).toBe(true);
  expect(then).toHaveBeenCalledOnce();
});

test.each([session(null), session('ines', 'expired')])(
  'whoever is not signed in (any more) is asked, and goes on once they are',
  (who) => {
    snapshot = who;
    const then = vi.fn();
    const asked = vi.fn();
    page.addEventListener('login:open', (event) => asked((event as CustomEvent).detail), { once: true });
    expect(requireLogin(store, '/showcase/1', then)).toBe(false);
    expect(asked).toHaveBeenCalledWith({ returnTo: '/showcase/1' });
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
  requireLogin(store, undefined, then);
  dialog.dispatchEvent(new Event('close'));
  happen('signed_in');
  expect(then).not.toHaveBeenCalled();
});
