import { useCallback, useEffect, useRef } from 'react';

const SCROLLING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

/** Whether the person has scrolled; the focus of a control scrolls too, and does not count. */
export function useHasScrolled(): () => boolean {
  const hasScrolled = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || SCROLLING_KEYS.has(event.key)) hasScrolled.current = true;
    };
    const kinds = ['wheel', 'touchmove', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, note, { passive: true });
    return () => kinds.forEach((kind) => void removeEventListener(kind, note));
  }, []);
  return useCallback(() => hasScrolled.current, []);
}
