import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Unchanging } from '#web/ui/Unchanging.tsx';
import styles from './Header.module.css';

type Props = {
  /** A link with <Logo />, named 'Brief Foundry, home'. */
  home: ReactNode;
  /** NavLinks. The current one carries aria-current. */
  nav: ReactNode;
  /** Which of them there are, and which is current: all that they depend on. */
  navBy: string;
  /** At the right: quota, bell, theme, account. */
  end: ReactNode;
  /** The small screen's menu: links and buttons one under the other. */
  drawer: ReactNode;
  /** The path shown now; when it changes, the drawer is closed. */
  page: string;
};

/** The head of every page: sticky, one line, a drawer below 768 px. */
export function Header({ home, nav, navBy, end, drawer, page }: Props) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;

  /** The hand goes back to the button, as what it was on goes. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpenOn(null);
    document.querySelector<HTMLElement>('[aria-controls=drawer]')!.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed on anything inside closes the drawer.
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className={`wrap ${styles.line}`}>
        <Unchanging as="span" className={styles.home}>
          {home}
        </Unchanging>
        <Unchanging as="nav" className={`hide-s ${styles.nav}`} by={navBy} aria-label="Main">
          {nav}
        </Unchanging>
        <div className={styles.end}>
          {end}
          <IconButton
            className="only-s"
            icon={open ? 'x' : 'menu'}
            label="Menu"
            aria-expanded={open}
            aria-controls="drawer"
            onClick={() => setOpenOn(open ? null : page)}
          />
        </div>
      </div>
      <nav className={`only-s ${styles.drawer}`} id="drawer" aria-label="Menu" hidden={!open}>
        {open && drawer}
      </nav>
    </header>
  );
}
