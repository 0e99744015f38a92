import { useEffect } from 'react';

/** Specification, part 9: My Projects asks again when it is looked at after more than five minutes. */
const FRESH_MS = 5 * 60_000;

export function isStale(readAt: number, now: number): boolean {
  return now - readAt > FRESH_MS;
}

/** Asks again when the tab is looked at once more and its data, read at `readAt`, has grown old (PROJ-5). */
export function useRefetchWhenStale(readAt: number, refetch: () => void) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && isStale(readAt, Date.now())) refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [readAt, refetch]);
}
