import { useEffect, useEffectEvent } from 'react';

const MOVED = 'brief:moved';

/** Says that the work on the open brief has come on: a milestone or a requirement was ticked, and the server knows. */
export function announceMove(): void {
  dispatchEvent(new Event(MOVED));
}

/** Runs `then` whenever the work on the open brief has come on. */
export function useMoves(then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => {
    const listen = () => run();
    addEventListener(MOVED, listen);
    return () => removeEventListener(MOVED, listen);
  }, []);
}
