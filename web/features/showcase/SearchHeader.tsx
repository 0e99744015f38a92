import { type FormEvent, useEffect, useRef } from 'react';
import { QUERY_MAX } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';
import { SearchBox } from '#web/ui/field/SearchBox.tsx';
import styles from './SearchHeader.module.css';
import { readForm, SEARCH_FORM } from './search.ts';
import type { Filtering } from './use-filter.ts';

/** Heading and search box. The form contains all filters; without script the browser submits it. */
export function SearchHeader({ filter, show }: Pick<Filtering, 'filter' | 'show'>) {
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
    show(readFilter(readForm(event.currentTarget)));
  }

  return (
    <header className={styles.head}>
      <h1 className="display d-58">What designers made of it</h1>
      <SearchBox id={SEARCH_FORM} box={box} words={filter.q} maxLength={QUERY_MAX} onSubmit={search} />
    </header>
  );
}
