import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { PAGE_SIZE, SHOWN_MAX, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useLatest } from '#web/lib/page/use-latest.ts';
import { listQuery } from './filter/search.ts';

export interface DesignPage {
  items: ShowcaseCard[];
  nextCursor: string | null;
}

/** Adds the next page to the list. A design that has moved between pages in the meantime is not shown twice. */
export function joined(page: DesignPage, next: DesignPage): DesignPage {
  const known = new Set(page.items.map(({ id }) => id));
  return { items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))], nextCursor: next.nextCursor };
}

/**
 * The loader's designs and those that were loaded later. The address has their number, so that Back and a reload show
 * them again.
 */
export function useMoreDesigns(
  first: DesignPage,
  filter: ShowcaseFilter,
  isFromTop: boolean,
  without: readonly string[],
) {
  const [loaded, setLoaded] = useState(first);
  const [page, setPage] = useState(first);
  const { call, busy, failure, forget } = useCall();
  const navigate = useNavigate();
  const isLeaving = useLatest(useNavigation().state !== 'idle');
  const asking = useRef<AbortController>(null);
  // A running call belongs to this list: after another list is chosen, it must not navigate back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call belongs to this list.
  useEffect(
    () => () => {
      asking.current?.abort();
      forget();
    },
    [first],
  );
  if (loaded !== first) {
    setLoaded(first);
    setPage(first);
  }

  async function load() {
    if (!page.nextCursor || busy) return;
    asking.current = new AbortController();
    const { signal } = asking.current;
    const query = {
      ...listQuery(filter),
      cursor: page.nextCursor,
      ...(without.length > 0 && { without: without.join(',') }),
    };
    await call(async () => {
      const more = await api('GET /api/showcase', { query }, { signal });
      if (signal.aborted) return;
      const next = joined(page, more);
      setPage(next);
      const shown = Math.ceil(next.items.length / PAGE_SIZE) * PAGE_SIZE;
      // While the person is opening a design, the list does not change the address.
      if (isFromTop && shown <= SHOWN_MAX && !isLeaving.current)
        void navigate(links.showcase(filter, { shown }), { replace: true, preventScrollReset: true });
    });
  }

  return { designs: page.items, nextCursor: page.nextCursor, busy, failure, load };
}
