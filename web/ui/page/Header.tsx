import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './Header.module.css';

interface Props {
  /** A link with <Logo />, named 'Brief Foundry, home'. */
  home: ReactNode;
  /** NavLinks. The current one has aria-current. */
  nav: ReactNode;
  /** At the right: quota, bell, theme, account. */
  end: ReactNode;
  /** The menu of small screens: links and buttons in a column. */
  drawer: ReactNode;
  /** The current path. The drawer closes when it changes. */
  page: string;
}

/** The header of every page: sticky, one line, with a drawer below 768 px. */
export function Header({ home, nav, end, drawer, page }: Props) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;

  /** The drawer disappears with its focused link, so the focus goes back to the button. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpenOn(null);
    document.querySelector<HTMLElement>('[aria-controls=drawer]')!.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed on anything inside closes the drawer.
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className={`wrap ${styles.line}`}>
        <span className={styles.home}>{home}</span>
        <nav className={`hide-s ${styles.nav}`} aria-label="Main">
          {nav}
        </nav>
        <div className={styles.end}>
          {end}
          <IconButton
            className={`only-s ${styles.byScript}`}
            icon={open ? 'x' : 'menu'}
            label="Menu"
            aria-expanded={open}
            aria-controls="drawer"
            onClick={() => setOpenOn(open ? null : page)}
          />
          <noscript>
            <details className={`only-s ${styles.plain}`}>
              <summary aria-label="Menu">
                <Icon name="menu" size="l" />
              </summary>
              <nav className={styles.drawer} aria-label="Menu">
                {drawer}
              </nav>
            </details>
          </noscript>
        </div>
      </div>
      <nav className={`only-s ${styles.drawer}`} id="drawer" aria-label="Menu" hidden={!open}>
        {open && drawer}
      </nav>
    </header>
  );
}
