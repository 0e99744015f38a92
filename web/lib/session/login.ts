import type { LoginQuestion } from './login-dialog.ts';

/** The dialog's id; web/lib/session/login-dialog.ts, which is another script, finds it by this name. */
export const LOGIN_DIALOG = 'login';

/** Opens the login dialog over the page. After signing in the person lands on `returnTo`, or where they are now. */
export function openLogin(question: LoginQuestion = {}): void {
  dispatchEvent(new CustomEvent('login:open', { detail: question }));
}

/** Closes it because there is nothing left to ask; that is no dismissal. */
export function closeLogin(): void {
  dispatchEvent(new Event('login:close'));
}

/** Hears of a dismissal that leads home, and takes over from the browser going there. */
export function onLoginDismissed(goHome: () => void): () => void {
  function listener(event: Event) {
    event.preventDefault();
    goHome();
  }
  addEventListener('login:dismissed', listener);
  return () => removeEventListener('login:dismissed', listener);
}
