import { useEffect, useRef, useState } from 'react';

export type Desk = ReturnType<typeof useDesk>;

/** Whether the conversation lies beside the brief. Closing puts it back at its place, and the focus on its button. */
export function useDesk() {
  const [isBeside, setBeside] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isBeside) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [isBeside]);
  return {
    isBeside,
    open() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setBeside(true);
    },
    close() {
      setBeside(false);
    },
  };
}
