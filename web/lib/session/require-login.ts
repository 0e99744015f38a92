import { sessionStore } from './browser-session.ts';
import { type LoginRequest, loginRequest, openLogin, subscribeToLogin } from './login.ts';
import { clearPendingAct, type PendingAct, storePendingAct } from './pending-act.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'snapshot' | 'subscribe'>;

interface Action extends LoginRequest {
  /** What the person wants to do here. */
  run?: (() => void) | undefined;
  /** The same, for the page that a guest comes back to. */
  pending?: PendingAct | undefined;
}

/**
 * For actions that need an account: runs `run` at once for a signed-in person, and returns true. A guest gets the login
 * dialog. If they sign in in another tab, `run` runs here; otherwise the page that opens next takes `pending`.
 */
export function requireLogin({ returnTo, run, pending }: Action = {}, store: Store = sessionStore()): boolean {
  if (isSignedIn(store)) {
    run?.();
    return true;
  }
  openLogin({ returnTo });
  if (pending && !store.snapshot().session.viewer) storePendingAct(pending);
  if (run || pending) untilAnswered(store, run);
  return false;
}

function isSignedIn(store: Store): boolean {
  const { session, state } = store.snapshot();
  return session.viewer !== null && state !== 'expired';
}

/** Signed in here, or dismissed: either way nothing stays pending. */
function untilAnswered(store: Store, run?: () => void) {
  const stopListening = store.subscribe((event) => {
    if (event !== 'signed_in') return;
    stop();
    run?.();
  });
  // At a sign-in the page closes the dialog too.
  const stopWatching = subscribeToLogin(() => loginRequest() === null && !isSignedIn(store) && stop());
  function stop() {
    stopListening();
    stopWatching();
    clearPendingAct();
  }
}
