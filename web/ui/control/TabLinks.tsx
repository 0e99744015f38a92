import type { ReactElement } from 'react';
import styles from './Tabs.module.css';

export interface TabLink {
  id: string;
  /** The link itself, with `className` and `aria-current` given to it. */
  link: (look: { className: string | undefined; 'aria-current': 'page' | undefined }) => ReactElement;
}

/** Tabs that are links. For visitors' pages, which work without script. */
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
