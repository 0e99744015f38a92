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
