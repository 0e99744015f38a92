import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is alive in a browser. False on the server and while React takes over what the server drew, so what only
 * the browser knows (history state, storage, time zone) can wait for it and both draw the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
