import type { ReactNode } from 'react';
import styles from './Kit.module.css';

/** A section of the kit: name and rule at the left, examples at the right. */
export function Part({ id, title, rule, children }: { id: string; title: string; rule?: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="display d-26" id={`${id}-title`}>
          {title}
        </h2>
        {rule && <p className={styles.rule}>{rule}</p>}
      </div>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

export function Specimen({ name, children, across }: { name: string; children: ReactNode; across?: boolean }) {
  return (
    <div className={styles.specimen}>
      <p className="t-12 faint">{name}</p>
      <div className={across ? styles.across : undefined}>{children}</div>
    </div>
  );
}

/** The same example in the light and the dark theme. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.both}>
      <div className={`is-light ${styles.sheet}`}>{children}</div>
      <div className={`is-dark ${styles.sheet}`}>{children}</div>
    </div>
  );
}
