import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';
import { links } from '#web/links.ts';
import { isSameList, readForm, SEARCH_FORM } from './search.ts';

/** The filter is kept in the address. What is chosen shows at once, while its list is still on its way. */
export function useFilter() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ at: string; filter: ShowcaseFilter } | null>(null);
  // Once the address has changed it says what is shown, also when Back leads to it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells that it has changed.
  useEffect(() => setWanted(null), [key]);
  const isLoading = wanted?.at === key;
  const filter = isLoading ? wanted.filter : readFilter(new URLSearchParams(search));

  function show(next: ShowcaseFilter) {
    if (isSameList(next, filter)) return;
    setWanted({ at: key, filter: next });
    void navigate(links.showcase(next), { preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before React was there is heard once.
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM) as HTMLFormElement;
    // Words wait for Enter or the button.
    show({ ...readFilter(readForm(form)), q: filter.q });
  }, []);

  return { filter, show, isLoading };
}

export type Filtering = ReturnType<typeof useFilter>;
