import { useEffect, useEffectEvent } from 'react';

/** Runs `act` again and again while the tab is visible; not at all where `everyMs` is null. */
export function useVisibleInterval(everyMs: number | null, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
