import type { BriefInput, Skeleton } from '../../compose.ts';
import type { BriefContent } from '../../content.ts';
import type { CheckCode, Failure } from '../failure.ts';

/** A brief with its input. */
export interface Sample {
  input: BriefInput;
  content: BriefContent;
  skeleton: Skeleton;
  failures: readonly Failure[];
  /** Number of attempts until it was not too similar to an earlier one. */
  draws: number;
}

/** One mechanical check over many briefs. */
export interface CheckResult {
  code: CheckCode;
  name: string;
  figure: string;
  threshold: string;
  /**
   * `unmeasured`: the check lacks something that it needs, so the figure has no verdict. `warned`: sameness, which
   * briefs of one case have on purpose.
   */
  verdict: 'met' | 'missed' | 'unmeasured' | 'warned';
}

export const checkResult = (
  code: CheckCode,
  name: string,
  figure: string,
  threshold: string,
  met: boolean | null,
): CheckResult => ({
  code,
  name,
  figure,
  threshold,
  verdict: met === null ? 'unmeasured' : met ? 'met' : 'missed',
});

/** A check of sameness that is missed only warns. */
export const warned = (result: CheckResult): CheckResult =>
  result.verdict === 'missed' ? { ...result, verdict: 'warned' } : result;

export const percent = (share: number): string => `${(share * 100).toFixed(share === 1 || share === 0 ? 0 : 1)}%`;

/** The limits on shares are set for this many briefs; with fewer, one more or less is chance. */
const ENOUGH = 1_000;

/**
 * The highest share that a limit allows among `count` briefs. Below a thousand, chance can push a share over
 * `limit`, so the allowed share is reached in 95 of 100 such sets (the quantile of the binomial distribution).
 */
export function shareAllowed(limit: number, count: number): number {
  if (count >= ENOUGH || count === 0) return limit;
  let chance = (1 - limit) ** count;
  let sum = chance;
  let times = 0;
  while (sum < 0.95) {
    chance *= ((count - times) / (times + 1)) * (limit / (1 - limit));
    times += 1;
    sum += chance;
  }
  return times / count;
}

/** 'at most 2%', and the allowed share for fewer briefs. */
export const allowedText = (limit: number, count: number): string =>
  count >= ENOUGH
    ? `≤ ${limit * 100}%`
    : `≤ ${limit * 100}% (${percent(shareAllowed(limit, count))} by chance among ${count})`;

export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

/** Share of briefs without a failure of this check. */
export const without = (samples: readonly Sample[], code: CheckCode): number =>
  shareOf(samples, ({ failures }) => failures.every((failure) => failure.code !== code));

export function countsOf<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The most common key, its count, and its share of all. */
export function commonest<Key>(counts: ReadonlyMap<Key, number>): {
  key: Key | undefined;
  count: number;
  share: number;
} {
  let [key, count]: [Key | undefined, number] = [undefined, 0];
  let all = 0;
  for (const [candidate, times] of counts) {
    all += times;
    if (times > count) [key, count] = [candidate, times];
  }
  return { key, count, share: all === 0 ? 0 : count / all };
}

/** The value that `share` of the sorted values are below. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How evenly values are spread: 1 when all are equally common, 0 when there is only one. */
export function evenness(counts: ReadonlyMap<unknown, number>): number {
  if (counts.size < 2) return 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const entropy = [...counts.values()].reduce((sum, count) => sum - (count / all) * Math.log(count / all), 0);
  return entropy / Math.log(counts.size);
}
