import { type BriefInput, composeBrief } from '../../compose.ts';
import { checkBrief } from '../check-brief.ts';
import { LIKENESS_MAX, shinglesOf } from '../originality.ts';
import type { Sample } from './check-result.ts';

/** The same number of attempts as in the product. */
const DRAWS_AT_MOST = 6;

/**
 * Composes briefs one after another as the product does: a brief that is too similar to an earlier one is composed
 * again (BRIEF-13). If every attempt is too similar, the least similar one stays.
 */
export function composeCorpus(inputs: readonly BriefInput[]): Sample[] {
  const index = new Map<number, number[]>();
  const sizes: number[] = [];
  const samples: Sample[] = [];
  for (const input of inputs) {
    let best: { sample: Sample; shingles: Set<number>; over: number } | null = null;
    for (let draw = 1; draw <= DRAWS_AT_MOST && (best === null || best.over >= 1); draw += 1) {
      const drawn = { ...input, seed: draw === 1 ? input.seed : `${input.seed} ${draw}` };
      const { content, skeleton } = composeBrief(drawn);
      const shingles = shinglesOf(content);
      const over = overLimit(shingles);
      if (!best || over < best.over) {
        const failures = checkBrief(content, drawn);
        best = { sample: { input: drawn, content, skeleton, failures, draws: draw }, shingles, over };
      }
    }
    for (const shingle of best!.shingles) {
      const briefs = index.get(shingle);
      if (briefs) briefs.push(samples.length);
      else index.set(shingle, [samples.length]);
    }
    sizes.push(best!.shingles.size);
    samples.push(best!.sample);
  }
  return samples;

  /** The highest similarity to an earlier brief as a share of the limit: above 1 is too similar. */
  function overLimit(shingles: ReadonlySet<number>): number {
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      for (const brief of index.get(shingle) ?? []) shared.set(brief, (shared.get(brief) ?? 0) + 1);
    }
    let most = 0;
    for (const [brief, both] of shared) {
      const likeness = both / (shingles.size + sizes[brief]! - both);
      most = Math.max(most, likeness / LIKENESS_MAX);
    }
    return most;
  }
}
