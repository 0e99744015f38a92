import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from './browser-session.ts';

/** Runs `run` at every sign-in, in this tab or another: a guest's, or that of a person whose session had ended. */
export function useOnSignIn(run: () => void): void {
  const isSignedIn = useEffectEvent(run);
  useEffect(() => onSignIn(() => isSignedIn()), []);
}

/**
 * The same outside React.
 * @returns a function that unsubscribes
 */
export function onSignIn(run: () => void): () => void {
  return sessionStore().subscribe((event) => event === 'signed_in' && run());
}
