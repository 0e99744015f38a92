import type { ReactNode } from 'react';
import styles from './TextPage.module.css';

export interface TextSection {
  /** The fragment in the address: /help#quota. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  lede: ReactNode;
  sections: readonly TextSection[];
  /** Shown below the table of contents: a date, a contact. */
  aside?: ReactNode;
}

/** A page of text: a table of contents at the left, and lines of 66 characters. */
export function TextPage({ title, lede, sections, aside }: Props) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header>
        <h1 className="display d-58">{title}</h1>
        <p className="lede">{lede}</p>
      </header>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label="On this page">
          <ul className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          {aside}
        </nav>
        <div>
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 className="display d-26" id={`${id}-title`}>
                {title}
              </h2>
              <div className="prose">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
