import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { PAGE_SIZE, SHOWN_MAX, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { links } from '#web/links.ts';
import { listQuery } from './search.ts';

export interface DesignPage {
  items: ShowcaseCard[];
  nextCursor: string | null;
}

/** The next page behind what is there. What changed its place meanwhile is not shown twice. */
export function joined(page: DesignPage, next: DesignPage): DesignPage {
  const known = new Set(page.items.map(({ id }) => id));
  return { items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))], nextCursor: next.nextCursor };
}

/** What the loader brought, and what was asked for since. The address says how much, so that Back and a reload bring it again. */
export function useMoreDesigns(first: DesignPage, filter: ShowcaseFilter, isFromTop: boolean) {
  const [loaded, setLoaded] = useState(first);
  const [page, setPage] = useState(first);
  const [state, setState] = useState<'idle' | 'loading' | { failed: string }>('idle');
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== 'idle';
  const asking = useRef<AbortController>(null);
  // What is on its way belongs to this list: once another one was chosen, it must not lead back to this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what the call is for.
  useEffect(() => () => asking.current?.abort(), [first]);
  if (loaded !== first) {
    setLoaded(first);
    setPage(first);
    setState('idle');
  }

  async function load() {
    if (!page.nextCursor || state === 'loading') return;
    setState('loading');
    asking.current = new AbortController();
    const { signal } = asking.current;
    const query = { ...listQuery(filter), cursor: page.nextCursor };
    try {
      const more = await api('GET /api/showcase', { query }, { signal });
      if (signal.aborted) return;
      const next = joined(page, more);
      setPage(next);
      setState('idle');
      const shown = Math.ceil(next.items.length / PAGE_SIZE) * PAGE_SIZE;
      // Somebody who is on the way to a design is not held back for the address of the list.
      if (isFromTop && shown <= SHOWN_MAX && !isLeaving.current)
        void navigate(links.showcase(filter, { shown }), { replace: true, preventScrollReset: true });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ failed: error.message });
    }
  }

  return { designs: page.items, nextCursor: page.nextCursor, state, load };
}
