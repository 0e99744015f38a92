import { useEffect, useState } from 'react';
import type { Discussion } from '#contract/comment.ts';
import { COMMENTS_SHOWN } from '#domain/comment/comment.ts';
import { api } from '#web/lib/api/browser-api.ts';

/** Who is in a conversation hears of it at once, by the stream of events; who only watches the page, within this time. */
const LOOK_MS = 30_000;

/** How many comments stand under the design that the page does not show yet. */
export function useNewComments(designId: string, { items }: Discussion): number {
  const known = items.filter(({ removed }) => removed === null).length;
  const [count, setCount] = useState(known);

  useEffect(() => {
    setCount(known);
    // Beyond that older ones are left out, so that numbers cannot be compared.
    if (items.length >= COMMENTS_SHOWN) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      // Whatever is wrong, the next look or the next thing the person does will tell.
      const now = await api('GET /api/submissions/:id/comments/count', { params: { id: designId } }).catch(() => null);
      if (now) setCount(now.count);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [designId, known, items.length]);

  return Math.max(0, count - known);
}
