interface Parts {
  firstMs: number;
  longestMs: number;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * The pauses before further tries: each twice as long as the one before, up to `longestMs`. Each differs by up to a quarter,
 * so that not all pages ask a restarted server in the same second.
 */
export function createBackoff({ firstMs, longestMs, random = Math.random }: Parts) {
  let nextMs = firstMs;
  return {
    next(): number {
      const pauseMs = nextMs * (0.75 + random() / 2);
      nextMs = Math.min(nextMs * 2, longestMs);
      return pauseMs;
    },
    /** After a success the next pause is the first again. */
    reset(): void {
      nextMs = firstMs;
    },
  };
}
