import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const STEP_MS = 1_100;

/**
 * The frames of a card play while a mouse points at it or the keyboard is on it. Under reduced motion they do not.
 * `isLoading` is true from the first time on: then the pictures are worth loading.
 */
export function usePlay(frameCount: number) {
  const [isPlaying, setPlaying] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % frameCount), STEP_MS);
    return () => {
      clearInterval(timer);
      setAt(0);
    };
  }, [isPlaying, frameCount]);

  function start() {
    if (frameCount < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setLoading(true);
    setPlaying(true);
  }
  const stop = () => setPlaying(false);
  return {
    at,
    isLoading,
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && start(),
      onPointerLeave: stop,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && start(),
      onBlur: stop,
    },
  };
}
