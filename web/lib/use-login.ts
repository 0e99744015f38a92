import { useCallback } from 'react';
import { sessionStore } from './browser-session.ts';
import { LOGIN_DIALOG, openLogin } from './login.ts';

/**
 * For what only people may do, on pages that guests see as well: `requireLogin(returnTo, then)` runs `then` at once for a
 * signed-in person and answers true. A guest gets the login dialog: after signing in they land on `returnTo` (the page shown now
 * when left out); where they sign in in another tab meanwhile, `then` runs here. Dismissing the dialog drops it.
 *
 * A button that only leads somewhere needs no handler: <ButtonLink to={path} data-login={path}> for guests does it, asleep too.
 */
export function useLogin() {
  const requireLogin = useCallback((returnTo?: string, then?: () => void): boolean => {
    const { session, state } = sessionStore().snapshot();
    if (session.viewer && state !== 'expired') {
      then?.();
      return true;
    }
    openLogin({ returnTo });
    if (then) afterSignIn(then);
    return false;
  }, []);
  return { requireLogin };
}

function afterSignIn(then: () => void) {
  const stop = sessionStore().subscribe((event) => {
    if (event !== 'signed_in') return;
    stop();
    then();
  });
  document.getElementById(LOGIN_DIALOG)?.addEventListener('close', stop, { once: true });
}
