import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from './browser-session.ts';

/** Runs it when the person is back after their session has ended, here or in another tab. */
export function useBack(run: () => void): void {
  const isBack = useEffectEvent(run);
  useEffect(() => onBack(() => isBack()), []);
}

/** The same beside React. @returns how to stop */
export function onBack(run: () => void): () => void {
  return sessionStore().subscribe((event) => event === 'signed_in' && run());
}
