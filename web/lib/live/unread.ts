import { createSignal } from '#web/lib/page/signal.ts';
import type { LiveListener } from './live.ts';

let count = 0;
const changed = createSignal();

/** The number of unread notifications, as far as this tab knows. */
export const unread = {
  now: () => count,
  be(next: number) {
    count = Math.max(0, next);
    changed.send();
  },
  subscribe: changed.subscribe,
};

/**
 * Updates the unread count from the stream. Events before a greeting are already in its count, although the stream
 * may send them again.
 */
export function countUnread(): LiveListener {
  let counted = 0;
  return {
    onHello({ head, unreadCount }) {
      counted = head;
      unread.be(unreadCount);
    },
    // An event with `isNew: false` changes a waiting notification and is not counted again.
    onEvent({ seq, kind, data }) {
      if (seq > counted && kind === 'notification' && data.isNew) unread.be(unread.now() + 1);
    },
  };
}
