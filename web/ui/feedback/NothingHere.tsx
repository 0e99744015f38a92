import type { ReactNode } from 'react';
import styles from './Missing.module.css';

export type NothingHereProps = {
  /** What is drawn above the title; two missing sorts where nothing is given. */
  art?: ReactNode;
  title: string;
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
};

/** The whole page for something that is not there: what happened, and one way on. Every page carries it; Missing.tsx has more drawings. */
export function NothingHere(props: NothingHereProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <NothingHerePart {...props} />
    </main>
  );
}

/** The same inside a page that has a `main` of its own. */
export function NothingHerePart({
  art,
  title,
  children,
  action,
  heading = 1,
}: NothingHereProps & { heading?: 1 | 2 | 3 }) {
  const Heading = `h${heading}` as const;
  return (
    <div className={styles.inside}>
      <div className={styles.art} aria-hidden>
        {art ?? (
          <>
            <span className={styles.sort}>4</span>
            <span className={styles.gap} />
            <span className={styles.sort}>4</span>
          </>
        )}
      </div>
      <Heading className="display d-58">{title}</Heading>
      <p className="lede">{children}</p>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
