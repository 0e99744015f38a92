import { useSyncExternalStore } from 'react';

/** Asks a guest, or a person whose session has ended, to log in. */
export interface LoginQuestion {
  /** Where the person goes after the login; by default the current page. */
  returnTo?: string | undefined;
}

const RETURN_TO = 'bf-return-to';
let question: LoginQuestion | null = null;
const listeners = new Set<() => void>();

function ask(next: LoginQuestion | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Opens the login dialog over the page. */
export function openLogin(asked: LoginQuestion = {}): void {
  if (asked.returnTo) sessionStorage.setItem(RETURN_TO, asked.returnTo);
  else sessionStorage.removeItem(RETURN_TO);
  ask(asked);
}

/** Closes the dialog if it is open. */
export function closeLogin(): void {
  if (question) ask(null);
}

/** Opens the dialog again after a failed sign-in, with the same `returnTo`. */
export function openLoginAgain(): void {
  openLogin({ returnTo: sessionStorage.getItem(RETURN_TO) ?? undefined });
}

export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const loginQuestion = (): LoginQuestion | null => question;

/** The question of the login dialog; `null` while it is closed. */
export function useLoginQuestion(): LoginQuestion | null {
  return useSyncExternalStore(subscribeToLogin, loginQuestion, () => null);
}
