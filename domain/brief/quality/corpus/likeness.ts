import type { BriefContent } from '../../content.ts';
import { shinglesOf } from '../originality.ts';
import { proseOf, wordsOf } from '../prose.ts';
import { type CheckResult, checkResult, quantile, type Sample } from './check-result.ts';

/** Briefs of different cases share hardly a sentence. */
const OTHER_CASES = 0.1;

/** M2 and M3: how similar the briefs are, pair by pair. */
export function checkLikeness(samples: readonly Sample[], reference: readonly BriefContent[]): CheckResult[] {
  const { same, other } = allPairs(samples);
  const highest = (values: readonly number[]) => values.reduce((max, value) => Math.max(max, value), 0);
  const again = samples.filter(({ draws }) => draws > 1).length;
  return [
    checkResult(
      'M2',
      'Near duplicates (Jaccard of 5-word runs)',
      `one case: median ${quantile(same, 0.5).toFixed(2)}, highest ${highest(same).toFixed(2)}; different cases: highest ${highest(other).toFixed(2)}; ${again} of ${samples.length} were drawn again for it`,
      `one case ≤ 0.9, different cases < ${OTHER_CASES}`,
      highest(same) <= 0.9 && highest(other) < OTHER_CASES,
    ),
    checkMeaning(samples, reference),
  ];
}

/** Exact similarity of every pair, counted with an index from shingles to briefs. */
function allPairs(samples: readonly Sample[]): { same: number[]; other: number[] } {
  const shingles = samples.map(({ content }) => shinglesOf(content));
  const index = new Map<number, number[]>();
  shingles.forEach((set, brief) => {
    for (const shingle of set) index.set(shingle, [...(index.get(shingle) ?? []), brief]);
  });
  const count = samples.length;
  const shared = new Uint16Array(count * count);
  for (const briefs of index.values()) {
    for (let i = 1; i < briefs.length; i += 1) {
      for (let j = 0; j < i; j += 1) shared[briefs[i]! * count + briefs[j]!]! += 1;
    }
  }
  const same: number[] = [];
  const other: number[] = [];
  for (let i = 1; i < count; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const both = shared[i * count + j]!;
      const value = both / (shingles[i]!.size + shingles[j]!.size - both);
      (samples[i]!.skeleton.case === samples[j]!.skeleton.case ? same : other).push(value);
    }
  }
  return { same, other };
}

/** Words weighted by how few briefs use them (TF-IDF); the nearest brief is found by the angle between word vectors. */
function checkMeaning(samples: readonly Sample[], reference: readonly BriefContent[]): CheckResult {
  const contents = [...samples.map(({ content }) => content), ...reference];
  const documents = contents.map((content) => proseOf(content).flatMap(wordsOf));
  const frequency = new Map<string, number>();
  for (const words of documents) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const vectors = documents.map((words) => {
    const weights = new Map<string, number>();
    for (const word of words) {
      const used = frequency.get(word)!;
      if (used > 1 && used < contents.length / 3)
        weights.set(word, (weights.get(word) ?? 0) + Math.log(contents.length / used));
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
    return new Map([...weights].map(([word, weight]) => [word, weight / length]));
  });
  const index = new Map<string, [brief: number, weight: number][]>();
  vectors.forEach((vector, brief) => {
    for (const [word, weight] of vector) {
      const entries = index.get(word);
      if (entries) entries.push([brief, weight]);
      else index.set(word, [[brief, weight]]);
    }
  });
  const nearestOf = vectors.map((vector, brief) => {
    const scores = new Float64Array(contents.length);
    for (const [word, weight] of vector)
      for (const [other, theirs] of index.get(word)!) scores[other]! += weight * theirs;
    scores[brief] = 0;
    return scores.reduce((max, value) => Math.max(max, value), 0);
  });
  const nearest = nearestOf.slice(0, samples.length);
  const byHand = nearestOf.slice(samples.length);
  return checkResult(
    'M3',
    'Nearest in meaning (TF-IDF cosine)',
    `median ${quantile(nearest, 0.5).toFixed(2)}, 99th percentile ${quantile(nearest, 0.99).toFixed(2)}; the nearest to a brief written by hand ${quantile(byHand, 0.5).toFixed(2)} at the median`,
    'a line drawn between briefs of one sector; the dozen by hand has two of each, too few to draw it',
    null,
  );
}
