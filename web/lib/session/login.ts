import { useSyncExternalStore } from 'react';
import { createSignal } from '#web/lib/page/signal.ts';

/** Asks a guest, or a person whose session has ended, to log in. */
export interface LoginRequest {
  /** Where the person goes after the login; by default the current page. */
  returnTo?: string | undefined;
}

const RETURN_TO = 'bf-return-to';
let request: LoginRequest | null = null;
const changed = createSignal();

function setRequest(next: LoginRequest | null) {
  request = next;
  changed.send();
}

/** Opens the login dialog over the page. */
export function openLogin(asked: LoginRequest = {}): void {
  if (asked.returnTo) sessionStorage.setItem(RETURN_TO, asked.returnTo);
  else sessionStorage.removeItem(RETURN_TO);
  setRequest(asked);
}

/** Closes the dialog if it is open. */
export function closeLogin(): void {
  if (request) setRequest(null);
}

/** Opens the dialog again after a failed sign-in, with the same `returnTo`. */
export function openLoginAgain(): void {
  openLogin({ returnTo: sessionStorage.getItem(RETURN_TO) ?? undefined });
}

export const subscribeToLogin = changed.subscribe;

export const loginRequest = (): LoginRequest | null => request;

/** The question of the login dialog; `null` while it is closed. */
export function useLoginRequest(): LoginRequest | null {
  return useSyncExternalStore(subscribeToLogin, loginRequest, () => null);
}
