import { sessionStore } from './browser-session.ts';
import { loginQuestion, openLogin, subscribeToLogin } from './login.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'snapshot' | 'subscribe'>;

/**
 * For what only people may do, on pages that guests see as well. A signed-in person: runs `then` at once and answers true.
 * A guest gets the login dialog; after signing in they land on `returnTo` (the page shown now, when left out), and where they
 * sign in in another tab meanwhile, `then` runs here. Dismissing the dialog drops it.
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
  const stopWatching = subscribeToLogin(() => loginQuestion() === null && stop());
  function stop() {
    stopListening();
    stopWatching();
  }
}
