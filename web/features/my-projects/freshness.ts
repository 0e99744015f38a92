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

/** Polling interval of My Projects while a brief is generated, which takes from seconds to a minute. */
const WRITING_MS = 3_000;

/** Polls while `isLive` and the tab is visible, so that a finished brief appears by itself. */
export function useRefetchWhileLive(isLive: boolean, readAt: number, refetch: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response has a new `readAt` and restarts the interval.
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), WRITING_MS);
    return () => clearInterval(timer);
  }, [isLive, readAt, refetch]);
}
