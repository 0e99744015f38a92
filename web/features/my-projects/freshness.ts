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

/** How often My Projects asks while a brief is being written; one takes from seconds to a minute. */
const WRITING_MS = 3_000;

/** Asks again while something `isLive` and the tab is looked at, so that a finished brief takes its place by itself. */
export function useRefetchWhileLive(isLive: boolean, readAt: number, refetch: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer, read at another time, starts the wait anew.
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), WRITING_MS);
    return () => clearInterval(timer);
  }, [isLive, readAt, refetch]);
}
