/** The dialog's id; web/lib/login-dialog.ts, which is another script, finds it by this name. */
export const LOGIN_DIALOG = 'login';

/** Opens the login dialog over the page. After signing in the person lands on `returnTo`, or where they are now. */
export function openLogin(returnTo?: string): void {
  dispatchEvent(new CustomEvent('login:open', { detail: returnTo }));
}

export function closeLogin(): void {
  dispatchEvent(new Event('login:close'));
}
