interface Bucket {
  left: number;
  at: number;
}

export interface Pace {
  /** How many may come at once. */
  burst: number;
  /** How many a second come back. */
  perSecond: number;
}

/** More senders than this are not told apart; the longest unseen is forgotten first. */
const REMEMBERED_MAX = 10_000;

/** Counts attempts by sender in this process: `take` answers whether one more may be made now. */
export function createAttempts({ burst, perSecond }: Pace, now = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return {
    take(sender: string): boolean {
      const at = now();
      const known = buckets.get(sender);
      const left = known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst;
      const isAllowed = left >= 1;
      buckets.delete(sender); // so that the map stays in the order of asking
      buckets.set(sender, { left: isAllowed ? left - 1 : left, at });
      if (buckets.size > REMEMBERED_MAX) buckets.delete(buckets.keys().next().value!);
      return isAllowed;
    },
  };
}
