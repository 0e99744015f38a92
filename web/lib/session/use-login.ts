import { sessionStore } from './browser-session.ts';
import { loginRequest, openLogin, subscribeToLogin } from './login.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'snapshot' | 'subscribe'>;

/**
 * For actions that need an account, on pages that guests see too. A signed-in person: runs `then` at once and returns
 * true. A guest: opens the login dialog, which leads to `returnTo` (by default the current page). If they sign in in
 * another tab, `then` runs here; dismissing the dialog cancels it.
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
