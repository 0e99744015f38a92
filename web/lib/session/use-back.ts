import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from './browser-session.ts';

/** Runs `run` when the person is back after their session ended, in this tab or another. */
export function useBack(run: () => void): void {
  const isBack = useEffectEvent(run);
  useEffect(() => onBack(() => isBack()), []);
}

/**
 * The same outside React.
 * @returns a function that unsubscribes
 */
export function onBack(run: () => void): () => void {
  return sessionStore().subscribe((event) => event === 'signed_in' && run());
}
