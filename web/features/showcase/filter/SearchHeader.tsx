import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { QUERY_MAX } from '#domain/showcase/filter.ts';
import { SearchBox } from '#web/ui/field/SearchBox.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './SearchHeader.module.css';
import { readForm, SEARCH_FORM } from './search.ts';
import type { Filtering } from './use-filter.ts';

type Props = Pick<Filtering, 'filter' | 'show'> & {
  counts: ShowcaseCounts | null;
  /** The page's heading and what is said under it. */
  children: ReactNode;
};

/** Heading, search box and colours. The form contains all filters; without script the browser submits it. */
export function SearchHeader({ filter, show, counts, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(filter.q);

  // Going back shows the earlier search text. Text that is being typed, or was typed before hydration, stays.
  useEffect(() => {
    if (shown.current === filter.q) return;
    const isTyping = document.activeElement === box.current && box.current?.value.trim() !== shown.current;
    shown.current = filter.q;
    if (box.current && !isTyping) box.current.value = filter.q;
  }, [filter.q]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show(readForm(event.currentTarget, filter));
  }

  return (
    <header className={styles.head}>
      <div className={styles.words}>{children}</div>
      <div className={styles.find}>
        <div className={styles.row}>
          <SearchBox id={SEARCH_FORM} box={box} words={filter.q} maxLength={QUERY_MAX} onSubmit={search} />
          <FilterSheet filter={filter} counts={counts} show={show} label="Filters" className={styles.filters} />
        </div>
        <div className={styles.colors}>
          <ColorChoice inline color={filter.color} onChange={(color) => show({ ...filter, color })} />
        </div>
      </div>
    </header>
  );
}
