import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Popup.module.css';

type Props = {
  label: string;
  /** Where it opens, in px of the window; under its section's button where it is left out. */
  at?: { x: number; y: number };
  onClose: (refocus: boolean) => void;
  children: ReactNode;
};

const ITEMS = '[role^="menuitem"]:not(:disabled)';

/** A menu: arrow keys, Home and End move, Escape closes; so do a press outside and, for one at the pointer, scrolling. */
export function Popup({ label, at, onClose, children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = menu.current!;
    if (at) {
      const { width, height } = element.getBoundingClientRect();
      element.style.left = `${Math.max(Math.min(at.x, innerWidth - width - 8), 8)}px`;
      element.style.top = `${Math.max(Math.min(at.y, innerHeight - height - 8), 8)}px`;
    }
    element.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const outside = (event: Event) => !menu.current?.contains(event.target as Node) && close.current(false);
    // What scrolled before the press is told of a frame later, when the page stands still.
    const from = scrollY;
    const scrolled = ({ target }: Event) => {
      const isLate = target === document && scrollY === from;
      if (!isLate && !menu.current?.contains(target as Node)) close.current(true);
    };
    // The press that opened it is over by then.
    addEventListener('pointerdown', outside, { capture: true });
    if (at) addEventListener('scroll', scrolled, { capture: true });
    return () => {
      removeEventListener('pointerdown', outside, { capture: true });
      removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const items = [...menu.current!.querySelectorAll<HTMLElement>(ITEMS)];
    const now = items.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = {
      ArrowDown: now + 1,
      ArrowRight: now + 1,
      ArrowUp: now - 1,
      ArrowLeft: now - 1,
      Home: 0,
      End: -1,
    };
    event.stopPropagation();
    if (event.key in to) {
      event.preventDefault();
      items.at(to[event.key]! % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    }
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes(styles.menu, at && styles.placed)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
