import { sessionStore } from './browser-session.ts';
import { LOGIN_DIALOG, openLogin } from './login.ts';
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
  if (then) afterSignIn(store, then);
  return false;
}

const login = {
  requireLogin: (returnTo?: string, then?: () => void) => requireLogin(sessionStore(), returnTo, then),
};

/**
 * `const { requireLogin } = useLogin()`, for handlers. A button that only leads somewhere needs none: for guests
 * <ButtonLink to={path} data-login={path}> opens the dialog, on pages that are asleep too.
 */
export function useLogin(): typeof login {
  return login;
}

function afterSignIn(store: Store, then: () => void) {
  const stop = store.subscribe((event) => {
    if (event !== 'signed_in') return;
    stop();
    then();
  });
  document.getElementById(LOGIN_DIALOG)?.addEventListener('close', stop, { once: true });
}
