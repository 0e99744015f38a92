interface Bucket {
  left: number;
  at: number;
}

export interface RateLimit {
  /** The number of attempts that are allowed at once. */
  burst: number;
  /** The number of new attempts each second. */
  perSecond: number;
}

/** The number of senders that are counted separately. The sender not seen for the longest time is removed first. */
const REMEMBERED_MAX = 10_000;

/** Counts attempts by sender in this process. `take` returns whether one more attempt is allowed now. */
export function createRateLimit({ burst, perSecond }: RateLimit, now = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  function leftOf(sender: string, at: number): number {
    const known = buckets.get(sender);
    return known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst;
  }
  function keep(sender: string, left: number, at: number) {
    buckets.delete(sender); // keeps the map in the order of use
    buckets.set(sender, { left, at });
    if (buckets.size > REMEMBERED_MAX) buckets.delete(buckets.keys().next().value!);
  }
  return {
    /** Whether `take` would refuse, without counting an attempt. */
    isUsedUp: (sender: string) => leftOf(sender, now()) < 1,
    take(sender: string): boolean {
      const at = now();
      const left = leftOf(sender, at);
      keep(sender, left < 1 ? left : left - 1, at);
      return left >= 1;
    },
    /** Counts an attempt for several. The next ones wait until they are made up for, at most as many as `burst`. */
    owe(sender: string, times: number): void {
      const at = now();
      keep(sender, Math.max(-burst, leftOf(sender, at) - times), at);
    },
  };
}
