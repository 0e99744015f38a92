import { useEffect, useEffectEvent, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import type { ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';
import { isSameList, readForm, SEARCH_FORM } from './search.ts';

/** The filter is part of the address. A choice shows at once, while its list is still loading. */
export function useFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [filter, setWanted] = useOptimistic(readFilter(new URLSearchParams(search)));

  function show(next: ShowcaseFilter) {
    if (isSameList(next, filter)) return;
    startTransition(async () => {
      setWanted(next);
      await navigate(links.showcase(next), { preventScrollReset: true });
    });
  }

  const showChosen = useEffectEvent(() => {
    const form = document.getElementById(SEARCH_FORM) as HTMLFormElement;
    // Search text waits for Enter or the button.
    show({ ...readForm(form, filter), q: filter.q });
  });
  // Reads once what was chosen before hydration.
  useEffect(() => showChosen(), []);

  return { filter, show, isLoading };
}

export type Filtering = ReturnType<typeof useFilter>;
