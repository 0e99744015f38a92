import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Desk = ReturnType<typeof useDesk>;

/** On every button that opens the conversation. */
export const OPENER = { 'data-opens-desk': true } as const;

/** Whether the conversation lies beside the brief. Closing puts it back at its place, and the focus on its button. */
export function useDesk() {
  const [isBeside, setBeside] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isBeside || !opener.current) return;
    // The reader has gone on in the brief, so the button may be out of sight. Another one is in reach then.
    const buttons = [opener.current, ...document.querySelectorAll<HTMLElement>('[data-opens-desk]')];
    (buttons.find(isOnScreen) ?? opener.current).focus({ preventScroll: true });
    opener.current = null;
  }, [isBeside]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) setBeside(false);
  });
  useEffect(() => {
    if (!isBeside) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
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
    /** The focus has gone on in the page, and stays there. */
    leave() {
      opener.current = null;
      setBeside(false);
    },
  };
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight;
}
