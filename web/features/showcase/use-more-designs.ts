import { useState } from 'react';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';

export interface DesignPage {
  items: ShowcaseCard[];
  nextCursor: string | null;
}

/** The first page as the loader brought it, and what was asked for since. */
export function useMoreDesigns(first: DesignPage) {
  const [more, setMore] = useState<DesignPage>({ items: [], nextCursor: first.nextCursor });
  const [state, setState] = useState<'idle' | 'loading' | { failed: string }>('idle');

  async function load() {
    if (!more.nextCursor || state === 'loading') return;
    setState('loading');
    try {
      const page = await api('GET /api/showcase', { query: { cursor: more.nextCursor } });
      setMore({ items: [...more.items, ...page.items], nextCursor: page.nextCursor });
      setState('idle');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ failed: error.message });
    }
  }

  return { designs: [...first.items, ...more.items], hasMore: more.nextCursor !== null, state, load };
}
