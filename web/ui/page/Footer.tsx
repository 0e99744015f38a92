import type { ReactNode } from 'react';
import { OrnamentBorder } from '#web/ui/brand/OrnamentBorder.tsx';
import styles from './Footer.module.css';

interface Props {
  /** A link with <Logo large />, named 'Brief Foundry, home'. */
  home: ReactNode;
  children: ReactNode;
  columns: readonly { title: string; links: readonly { key: string; link: ReactNode }[] }[];
  /** The last line: texts at the left and at the right. */
  imprint: readonly [ReactNode, ReactNode];
}

/** The footer of the site's pages, green in both themes. */
export function Footer({ home, children, columns, imprint }: Props) {
  return (
    <footer className={styles.footer}>
      <OrnamentBorder />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.columns}>
          <div className={styles.about}>
            {home}
            <p>{children}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul className={styles.links}>
                {column.links.map(({ key, link }) => (
                  <li key={key}>{link}</li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.imprint}>
          <span>{imprint[0]}</span>
          <span>{imprint[1]}</span>
        </div>
      </div>
    </footer>
  );
}

/** The footer of a page where somebody works. */
export function FooterLine({ imprint, children }: { imprint: string; children: ReactNode }) {
  return (
    <footer className={styles.line}>
      <div className="wrap row between">
        <span>{imprint}</span>
        <nav aria-label="About Brief Foundry" className="row gap-5">
          {children}
        </nav>
      </div>
    </footer>
  );
}
