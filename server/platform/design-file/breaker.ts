/**
 * Leaves a service alone for a while after it failed for several files in a row, so that nobody waits for what will not come.
 * One file that keeps failing is that file's trouble: it never closes the way for the others.
 */
export function createBreaker(clock: () => Date, { files = 3, openMs = 30_000 } = {}) {
  const failing = new Set<string>();
  let openUntil = 0;
  return {
    /** When it may be asked again; `null` when it may be asked now. Failing then closes the way at once. */
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
