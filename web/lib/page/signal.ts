/** Tells its listeners that something has changed. What it is, they read themselves. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    send() {
      for (const listener of listeners) listener();
    },
    /** @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
