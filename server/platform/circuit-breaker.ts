/**
 * Stops requests to a service for a while after several of them in a row failed, so nobody waits in vain. One name
 * that keeps failing never blocks the others.
 */
export function createCircuitBreaker(clock: () => Date, { names = 3, openMs = 30_000 } = {}) {
  const failing = new Set<string>();
  let openUntil = 0;
  return {
    /**
     * The time until which requests are blocked; `null` when they are allowed. After a block, one further failure
     * blocks again at once.
     */
    closedUntil(): Date | null {
      const leftMs = openUntil - clock().getTime();
      // More than that is left only after the clock has gone back.
      return leftMs > 0 && leftMs <= openMs ? new Date(openUntil) : null;
    },
    /** Whether requests were blocked and none has succeeded since. */
    isDoubtful: () => failing.size >= names,
    good() {
      failing.clear();
      openUntil = 0;
    },
    bad(name: string) {
      failing.add(name);
      if (failing.size >= names) openUntil = clock().getTime() + openMs;
    },
  };
}
