import type { ReactElement } from 'react';
import styles from './Tabs.module.css';

export interface TabLink {
  id: string;
  /** Renders the link with the given `className` and `aria-current`. */
  link: (look: { className: string | undefined; 'aria-current': 'page' | undefined }) => ReactElement;
}

/** Tabs that are links, for public pages that work without scripts. */
export function TabLinks({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.list} ${styles.links}`}>
        {tabs.map(({ id, link }) => (
          <li key={id}>{link({ className: styles.tab, 'aria-current': id === current ? 'page' : undefined })}</li>
        ))}
      </ul>
    </nav>
  );
}
