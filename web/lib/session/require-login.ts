import { sessionStore } from './browser-session.ts';
import { type LoginRequest, loginRequest, openLogin, subscribeToLogin } from './login.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'snapshot' | 'subscribe'>;

interface Action extends LoginRequest {
  /** What the person wants to do. */
  then?: () => void;
}

/**
 * For actions that need an account: runs `then` at once for a signed-in person, and returns true. A guest gets the login
 * dialog; if they sign in in another tab, `then` runs here. For a link use web/parts/MemberLink.tsx.
 */
export function requireLogin({ returnTo, then }: Action = {}, store: Store = sessionStore()): boolean {
  const { session, state } = store.snapshot();
  if (session.viewer && state !== 'expired') {
    then?.();
    return true;
  }
  openLogin({ returnTo });
  if (then) runAfterSignIn(store, then);
  return false;
}

function runAfterSignIn(store: Store, then: () => void) {
  const stopListening = store.subscribe((event) => {
    if (event !== 'signed_in') return;
    stop();
    then();
  });
  const stopWatching = subscribeToLogin(() => loginRequest() === null && stop());
  function stop() {
    stopListening();
    stopWatching();
  }
}
