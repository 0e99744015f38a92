import { useState } from 'react';
import type { Discussion } from '#contract/comment.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useVisibleInterval } from '#web/lib/page/use-visible-interval.ts';

/** Polling interval for readers. Participants of a conversation get new comments at once by the event stream. */
const POLL_MS = 30_000;

/** Number of comments on the design that the page does not show yet. */
export function useNewComments(designId: string, { total: known }: Discussion): number {
  const [found, setFound] = useState<{ count: number; known: number } | null>(null);

  async function ask() {
    // Errors are ignored: the next poll or the person's next action will report them.
    const now = await api('GET /api/submissions/:id/comments/count', { params: { id: designId } }).catch(() => null);
    if (now) setFound({ count: now.count, known });
  }
  useVisibleInterval(POLL_MS, () => void ask());

  // A count from before the page had these comments says nothing.
  return found?.known === known ? Math.max(0, found.count - known) : 0;
}
