import { shinglesOf } from '../originality.ts';
import { proseOf, wordsOf } from '../prose.ts';
import { type Line, line, percent, quantile, type Sample } from './line.ts';

/** Bytes of a text after general compression; comes in from outside because the domain knows no compressor. */
export type Compress = (text: string) => number;

export const LIKENESS_LIMITS = { any: 0.3, most: 0.15, cell: 0.2 } as const;

const cellOf = ({ input }: Sample): string => `${input.industry} ${[...input.styles].sort().join('+')}`;

/** M2 to M4: how alike the briefs are, pair by pair and all together. */
export function checkLikeness(samples: readonly Sample[], compress: Compress): Line[] {
  const { pairs, cells } = allPairs(samples);
  const highest = pairs.reduce((max, value) => Math.max(max, value), 0);
  const most = quantile(pairs, 0.99);
  const cell = cells.reduce((max, value) => Math.max(max, value), 0);
  const { any, most: mostAllowed, cell: cellAllowed } = LIKENESS_LIMITS;
  return [
    line(
      'M2',
      'Near duplicates (Jaccard of 5-word runs)',
      `highest ${highest.toFixed(3)}, 99th percentile ${most.toFixed(3)}, highest in one cell ${cell.toFixed(3)}`,
      `< ${any}, < ${mostAllowed}, < ${cellAllowed}`,
      highest < any && most < mostAllowed && cell < cellAllowed,
    ),
    checkMeaning(samples),
    checkRepetition(samples, compress),
  ];
}

/** Exact likeness of every pair, counted over an index from run to briefs. */
function allPairs(samples: readonly Sample[]): { pairs: Float32Array; cells: number[] } {
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
  const pairs = new Float32Array((count * (count - 1)) / 2);
  const cells: number[] = [];
  let at = 0;
  for (let i = 1; i < count; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const both = shared[i * count + j]!;
      const value = both / (shingles[i]!.size + shingles[j]!.size - both);
      pairs[at] = value;
      at += 1;
      if (cellOf(samples[i]!) === cellOf(samples[j]!)) cells.push(value);
    }
  }
  return { pairs, cells };
}

/** Words weighed by how few briefs use them; the nearest neighbour of each brief by the angle between their words. */
function checkMeaning(samples: readonly Sample[]): Line {
  const documents = samples.map(({ content }) => proseOf(content).flatMap(wordsOf));
  const frequency = new Map<string, number>();
  for (const words of documents) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const vectors = documents.map((words) => {
    const weights = new Map<string, number>();
    for (const word of words) {
      const used = frequency.get(word)!;
      if (used > 1 && used < samples.length / 3)
        weights.set(word, (weights.get(word) ?? 0) + Math.log(samples.length / used));
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
  const nearest = vectors.map((vector, brief) => {
    const scores = new Float64Array(samples.length);
    for (const [word, weight] of vector)
      for (const [other, theirs] of index.get(word)!) scores[other]! += weight * theirs;
    scores[brief] = 0;
    return scores.reduce((max, value) => Math.max(max, value), 0);
  });
  return line(
    'M3',
    'Nearest in meaning (TF-IDF cosine)',
    `median ${quantile(nearest, 0.5).toFixed(2)}, 99th percentile ${quantile(nearest, 0.99).toFixed(2)}`,
    'line to be drawn from human-written briefs, of which there is no set here',
    null,
  );
}

const LONG_RUN = 8;

function checkRepetition(samples: readonly Sample[], compress: Compress): Line {
  const texts = samples.map(({ content }) => proseOf(content).join('\n'));
  const joined = texts.join('\n');
  const ratio = new TextEncoder().encode(joined).length / compress(joined);
  const runs = samples.map(({ content }) => {
    const found = new Set<string>();
    for (const text of proseOf(content)) {
      const words = wordsOf(text);
      for (let i = 0; i + LONG_RUN <= words.length; i += 1) found.add(words.slice(i, i + LONG_RUN).join(' '));
    }
    return found;
  });
  const used = new Map<string, number>();
  for (const set of runs) for (const run of set) used.set(run, (used.get(run) ?? 0) + 1);
  const repeated = runs.map((set) => [...set].filter((run) => used.get(run)! > 1).length / Math.max(1, set.size));
  const mean = repeated.reduce((sum, share) => sum + share, 0) / Math.max(1, repeated.length);
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0) / Math.max(1, texts.length);
  return line(
    'M4',
    'Repetition in the whole corpus',
    `compresses ${ratio.toFixed(2)} to 1, ${percent(mean)} of 8-word runs recur, ${Math.round(words)} words a brief`,
    '≤ 1.15 × a human-written set, of which there is none here',
    null,
  );
}
