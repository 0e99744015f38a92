import { useEffect, useState } from 'react';
import styles from './SectionIndex.module.css';

interface Entry {
  id: string;
  title: string;
}
interface Props {
  sections: readonly Entry[];
  label?: string;
}

/**
 * The table of contents at the side, from 1080 px on. It marks the current section; its links also open closed
 * sections.
 */
export function SectionIndex({ sections, label = 'Sections of this brief' }: Props) {
  const current = useCurrentSection(sections);
  return (
    <nav className={`${styles.index} hide-m no-print`} aria-label={label}>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => openSection(id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A band of the window, a third from the top. The section in this band is the current one. */
const READING_BAND = '-32% 0px -64% 0px';

function useCurrentSection(sections: readonly Entry[]): string | undefined {
  const ids = sections.map((section) => section.id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        const [first] = ids.split(' ');
        if (reached) setCurrent(reached.target.id);
        // A jump above the sections makes the first section the current one.
        else if (isBelowBand(first)) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

function isBelowBand(id: string | undefined): boolean {
  const top = id && document.getElementById(id)?.getBoundingClientRect().top;
  return typeof top === 'number' && top > innerHeight * 0.36;
}

/** A link to something in a closed section opens it first. */
export function openSection(id: string) {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) element.open = true;
}
