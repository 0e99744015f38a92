import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';
import { links } from '#web/links.ts';
import { isSameList, readForm, SEARCH_FORM } from './search.ts';

/** The filter is part of the address. A choice shows at once, while its list is still loading. */
export function useFilter() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ at: string; filter: ShowcaseFilter } | null>(null);
  // After the address has changed, the address decides what is shown, also after Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells that the address has changed.
  useEffect(() => setWanted(null), [key]);
  const isLoading = wanted?.at === key;
  const filter = isLoading ? wanted.filter : readFilter(new URLSearchParams(search));

  function show(next: ShowcaseFilter) {
    if (isSameList(next, filter)) return;
    setWanted({ at: key, filter: next });
    void navigate(links.showcase(next), { preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before hydration.
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM) as HTMLFormElement;
    // Search text waits for Enter or the button.
    show({ ...readForm(form, filter), q: filter.q });
  }, []);

  return { filter, show, isLoading };
}

export type Filtering = ReturnType<typeof useFilter>;
