/**
 * Stops requests to a service for a while after several files in a row failed, so nobody waits in vain. One file that
 * keeps failing never blocks the others.
 */
export function createCircuitBreaker(clock: () => Date, { files = 3, openMs = 30_000 } = {}) {
  const failing = new Set<string>();
  let openUntil = 0;
  return {
    /**
     * The time until which requests are blocked; `null` when they are allowed. After a block, one further failure
     * blocks again at once.
     */
    closedUntil(): Date | null {
      return clock().getTime() < openUntil ? new Date(openUntil) : null;
    },
    good() {
      failing.clear();
      openUntil = 0;
    },
    bad(file: string) {
      failing.add(file);
      if (failing.size >= files) openUntil = clock().getTime() + openMs;
    },
  };
}
