import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the settings: its title at the left, its fields at the right. Each section saves by itself. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className="display d-26" id={`${id}-title`}>
          {title}
        </h2>
        {note && <p className="muted t-14">{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
