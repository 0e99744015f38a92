import { sessionStore } from './browser-session.ts';
import { loginRequest, openLogin, subscribeToLogin } from './login.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'snapshot' | 'subscribe'>;

/**
 * For actions that need an account: runs `then` at once for a signed-in person, and returns true. A guest gets the login
 * dialog, which leads to `returnTo` (by default the current page); if they sign in in another tab, `then` runs here.
 */
export function requireLogin(store: Store, returnTo?: string, then?: () => void): boolean {
  const { session, state } = store.snapshot();
  if (session.viewer && state !== 'expired') {
    then?.();
    return true;
  }
  openLogin({ returnTo });
  if (then) runAfterSignIn(store, then);
  return false;
}

const login = {
  requireLogin: (returnTo?: string, then?: () => void) => requireLogin(sessionStore(), returnTo, then),
};

/** `const { requireLogin } = useLogin()`, for handlers. For a link use web/parts/MemberLink.tsx. */
export function useLogin(): typeof login {
  return login;
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
