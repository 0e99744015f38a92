import { useSyncExternalStore } from 'react';

/** Asks a guest, or a person whose session has ended, to log in. */
export interface LoginQuestion {
  /** Where the person lands afterwards; the page shown now when left out. */
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

/** Closes the dialog, or does nothing where it is closed. */
export function closeLogin(): void {
  if (question) ask(null);
}

/** Opens the dialog again after a sign-in that failed, with the same way on. */
export function openLoginAgain(): void {
  openLogin({ returnTo: sessionStorage.getItem(RETURN_TO) ?? undefined });
}

export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const loginQuestion = (): LoginQuestion | null => question;

/** What the login dialog asks; `null` while it is closed. */
export function useLoginQuestion(): LoginQuestion | null {
  return useSyncExternalStore(subscribeToLogin, loginQuestion, () => null);
}
