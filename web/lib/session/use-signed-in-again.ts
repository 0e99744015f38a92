import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from './browser-session.ts';

/** Runs `run` when the person is back after their session ended, in this tab or another. */
export function useSignedInAgain(run: () => void): void {
  const isBack = useEffectEvent(run);
  useEffect(() => onSignedInAgain(() => isBack()), []);
}

/**
 * The same outside React.
 * @returns a function that unsubscribes
 */
export function onSignedInAgain(run: () => void): () => void {
  return sessionStore().subscribe((event) => event === 'signed_in' && run());
}
