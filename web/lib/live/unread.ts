import type { LiveListener } from './live.ts';

let count = 0;
const listeners = new Set<() => void>();

/** How many notifications the person has not read, as far as this tab has heard. */
export const unread = {
  now: () => count,
  be(next: number) {
    count = Math.max(0, next);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Keeps the number as the stream tells it. What happened before a greeting is counted in it, and told once more to whoever was away. */
export function countUnread(): LiveListener {
  let counted = 0;
  return {
    onHello({ head, unreadCount }) {
      counted = head;
      unread.be(unreadCount);
    },
    // One more of what waits already is told anew, but not counted twice.
    onEvent({ seq, kind, data }) {
      if (seq > counted && kind === 'notification' && data.isNew) unread.be(unread.now() + 1);
    },
  };
}
