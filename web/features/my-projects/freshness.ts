import { useEffect } from 'react';

/** Specification, part 9: My Projects loads again when the tab becomes visible after more than five minutes. */
const FRESH_MS = 5 * 60_000;

export function isStale(readAt: number, now: number): boolean {
  return now - readAt > FRESH_MS;
}

/** Loads again when the tab becomes visible and its data, loaded at `readAt`, is too old (PROJ-5). */
export function useRefetchWhenStale(readAt: number, refetch: () => void) {
  useEffect(() => {
    const refetchIfStale = () => {
      if (document.visibilityState === 'visible' && isStale(readAt, Date.now())) refetch();
    };
    document.addEventListener('visibilitychange', refetchIfStale);
    return () => document.removeEventListener('visibilitychange', refetchIfStale);
  }, [readAt, refetch]);
}
