import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Menu.module.css';

interface Props {
  label: string;
  /** The position in the window, in px. Without it, the menu opens below its button. */
  at?: { x: number; y: number } | undefined;
  /** `refocus` is true if the focus was in the menu and needs a new place. */
  onClose: (refocus: boolean) => void;
  /** Positions a menu that opens neither at a point nor below a Menu's button. */
  className?: string | undefined;
  children: ReactNode;
}

const ITEMS = '[role^="menuitem"]:not(:disabled)';
const OPENER = '[aria-haspopup="menu"][aria-expanded="true"]';
const EDGE_PX = 8;

/**
 * An open menu. Arrow keys, Home and End move; Escape and a press outside close it, and so does scrolling if it opened
 * at the pointer.
 */
export function MenuList({ label, at, onClose, className, children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = menu.current!;
    if (at) {
      const { width, height } = element.getBoundingClientRect();
      element.style.left = `${Math.max(Math.min(at.x, innerWidth - width - EDGE_PX), EDGE_PX)}px`;
      element.style.top = `${Math.max(Math.min(at.y, innerHeight - height - EDGE_PX), EDGE_PX)}px`;
    }
    element.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
    if (!at) element.scrollIntoView({ block: 'nearest' });
  }, [at]);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const pressed = target as Element;
      // The button that opened the menu closes it by itself.
      if (!menu.current?.contains(pressed) && !pressed.closest(OPENER)) close(false);
    };
    // The event of an earlier scroll may arrive one frame after the press, when the page no longer moves.
    const from = scrollY;
    const onScroll = ({ target }: Event) => {
      const isLate = target === document && scrollY === from;
      if (!isLate && !menu.current?.contains(target as Node)) close(true);
    };
    addEventListener('pointerdown', onPress, { capture: true });
    if (at) addEventListener('scroll', onScroll, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPress, { capture: true });
      removeEventListener('scroll', onScroll, { capture: true });
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
      className={classes(styles.menu, at ? styles.atPointer : (className ?? styles.underButton))}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
