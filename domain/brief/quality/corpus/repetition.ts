import { Random } from '../../../random.ts';
import type { BriefContent } from '../../content.ts';
import { proseOf, wordsOf } from '../prose.ts';
import { type CheckResult, checkResult, percent, quantile, type Sample } from './check-result.ts';

/**
 * Answers the size of a text after compression, in bytes. The caller passes it in, because the domain has no
 * compression library.
 */
export type Compress = (text: string) => number;

/** Allowed repetition in a set, relative to the same number of briefs written by hand. */
const ALLOWED = 1.15;
const GROUPS = 60;
const LONG_RUN = 8;

interface Repetition {
  /** Bytes before compression per byte after it. */
  compression: number;
  /** Share of a brief’s runs of eight words that another brief of the set has as well. */
  runs: number;
  /** Self-BLEU, 0 to 1: how much of a brief’s runs of one to four words the other briefs have. */
  selfBleu: number;
}

/**
 * M4: how much the briefs repeat as a set, as the median of groups. The figures grow with the number of texts and with
 * repeated kinds of organisation, so groups are formed like the reference: the same number per industry, no kind twice.
 */
export function checkRepetition(
  samples: readonly Sample[],
  reference: readonly BriefContent[],
  compress: Compress,
): CheckResult {
  const alike = medianOf(samples, reference.length, compress, true);
  const blind = medianOf(samples, reference.length, compress, false);
  const referenceFigures = measure(reference, compress);
  const words = (contents: readonly BriefContent[]): number =>
    Math.round(contents.reduce((sum, content) => sum + proseOf(content).flatMap(wordsOf).length, 0) / contents.length);
  return checkResult(
    'M4',
    `Repetition in sets of ${reference.length} made up as ${reference.length} briefs written by hand`,
    `compresses ${alike.compression.toFixed(2)} to 1 (by hand ${referenceFigures.compression.toFixed(2)}), ${percent(alike.runs)} of 8-word runs recur (${percent(referenceFigures.runs)}), Self-BLEU ${alike.selfBleu.toFixed(3)} (${referenceFigures.selfBleu.toFixed(3)}); in sets drawn blindly ${blind.compression.toFixed(2)}, ${percent(blind.runs)}, ${blind.selfBleu.toFixed(3)}; ${words(samples.map(({ content }) => content))} words a brief (${words(reference)})`,
    `each ≤ ${ALLOWED} × by hand`,
    (['compression', 'runs', 'selfBleu'] as const).every(
      (figure) => alike[figure] <= ALLOWED * referenceFigures[figure],
    ),
  );
}

/** The median of many groups of `size` briefs, spread over the industries. */
function medianOf(samples: readonly Sample[], size: number, compress: Compress, isEachKindOnce: boolean): Repetition {
  const random = new Random('groups for M4');
  const industries = [...new Set(samples.map(({ input }) => input.industry))];
  const each = Math.max(1, Math.round(size / industries.length));
  const groups = Array.from({ length: GROUPS }, () =>
    industries.flatMap((id) => {
      const mixed = random.shuffle(samples.filter(({ input }) => input.industry === id));
      const kindOf = ({ skeleton }: Sample): string => skeleton.case;
      const fitting = isEachKindOnce
        ? mixed.filter((sample, at) => mixed.findIndex((other) => kindOf(other) === kindOf(sample)) === at)
        : mixed;
      return fitting.slice(0, each).map(({ content }) => content);
    }),
  ).map((group) => measure(group, compress));
  const middle = (figure: keyof Repetition): number =>
    quantile(
      groups.map((group) => group[figure]),
      0.5,
    );
  return { compression: middle('compression'), runs: middle('runs'), selfBleu: middle('selfBleu') };
}

function measure(contents: readonly BriefContent[], compress: Compress): Repetition {
  const text = contents.flatMap(proseOf).join('\n');
  const runs = contents.map((content) => runsOf(content, LONG_RUN));
  const users = new Map<string, number>();
  for (const found of runs) for (const run of found.keys()) users.set(run, (users.get(run) ?? 0) + 1);
  const repeated = runs.map((found) => [...found.keys()].filter((run) => users.get(run)! > 1).length / found.size);
  return {
    compression: new TextEncoder().encode(text).length / compress(text),
    runs: repeated.reduce((sum, share) => sum + share, 0) / repeated.length,
    selfBleu: selfBleu(contents),
  };
}

/** Runs of `length` words within one text, each with its count. */
function runsOf(content: BriefContent, length: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of proseOf(content)) {
    const words = wordsOf(text);
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      found.set(run, (found.get(run) ?? 0) + 1);
    }
  }
  return found;
}

/**
 * BLEU-4 of each brief with all others as references. There is no brevity penalty, because briefs have similar
 * lengths.
 */
function selfBleu(contents: readonly BriefContent[]): number {
  const byLength = [1, 2, 3, 4].map((length) => contents.map((content) => runsOf(content, length)));
  const scores = contents.map((_, index) => {
    const logs = byLength.map((all) => {
      let [hits, total] = [0, 0];
      for (const [run, times] of all[index]!) {
        total += times;
        hits += Math.min(times, Math.max(...all.map((found, other) => (other === index ? 0 : (found.get(run) ?? 0)))));
      }
      // The usual smoothing: one length without a common run must not make the whole score zero.
      return Math.log(Math.max(hits, 0.1) / total);
    });
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
