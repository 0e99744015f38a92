import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { PAGE_SIZE, SHOWN_MAX, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';
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
  if (loaded !== first) {
    setLoaded(first);
    setPage(first);
    setState('idle');
  }

  async function load() {
    if (!page.nextCursor || state === 'loading') return;
    setState('loading');
    try {
      const next = joined(
        page,
        await api('GET /api/showcase', { query: { ...listQuery(filter), cursor: page.nextCursor } }),
      );
      setPage(next);
      setState('idle');
      const shown = Math.ceil(next.items.length / PAGE_SIZE) * PAGE_SIZE;
      if (isFromTop && shown <= SHOWN_MAX)
        void navigate(links.showcase(filter, { shown }), { replace: true, preventScrollReset: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ failed: error.message });
    }
  }

  return { designs: page.items, nextCursor: page.nextCursor, state, load };
}
