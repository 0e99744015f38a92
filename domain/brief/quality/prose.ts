import type { BriefContent } from '../content.ts';
import { goalFigures } from '../goal-figures.ts';

const known = new WeakMap<BriefContent, string[]>();

/** Every text of a brief that people read, in reading order; without colour codes and font stacks. */
export function proseOf(content: BriefContent): readonly string[] {
  const found = known.get(content) ?? readProse(content);
  known.set(content, found);
  return found;
}

function readProse(content: BriefContent): string[] {
  const { typography } = content;
  return [
    content.title,
    content.projectDescription,
    content.situation,
    content.whyNow,
    ...content.projectGoals,
    // Goals of today name every figure of their measure, so the page shows only them.
    ...(goalFigures(content) ? [] : content.successMeasures).flatMap(({ metric, baseline, target, by, how }) => [
      metric,
      baseline,
      target,
      by,
      how,
    ]),
    ...content.constraints.flatMap(({ text, effect }) => [text, effect]),
    ...content.nonGoals,
    ...(content.tension ? [content.tension.a, content.tension.b, content.tension.where] : []),
    ...content.stakeholders.flatMap(({ name, role, wants = '' }) => [name, role, wants]),
    ...content.unknowns,
    content.uspIntro,
    ...content.usps.flatMap(({ title, description }) => [title, description]),
    content.primaryAudience,
    ...content.personas.flatMap(({ name, role, location, goals, painPoints, quote }) => [
      name,
      role,
      location,
      ...goals,
      ...painPoints,
      quote ?? '',
    ]),
    ...(content.direction ? Object.values(content.direction) : [content.styleDescription]),
    ...content.colors.map(({ name }) => name),
    ...(typography
      ? [
          typography.heading.family,
          typography.heading.note ?? '',
          typography.body.family,
          typography.body.note ?? '',
          typography.sample,
        ]
      : []),
    content.featuresIntro,
    ...content.keyFeatures.flatMap(({ title, description }) => [title, description]),
    content.deliverablesIntro,
    ...content.deliverables.flatMap(({ title, description, requirements }) => [title, description, ...requirements]),
    content.plotTwist ?? '',
  ].filter((text) => text !== '');
}

/** Words in lower case. Numbers count as words; dashes and quotation marks are dropped. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*%?/gu) ?? [];
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Counts groups of vowels, with the usual corrections. About one word in twelve is wrong, which is accurate enough
 * for a mean.
 */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^laeiouyd]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

export interface CountedSentence {
  words: number;
  syllables: number;
}

export function countSentences(texts: readonly string[]): CountedSentence[] {
  return texts.flatMap(sentencesOf).map((sentence) => {
    const words = wordsOf(sentence);
    return { words: words.length, syllables: words.reduce((sum, word) => sum + syllables(word), 0) };
  });
}

/** Flesch–Kincaid grade: the school year that reads such a text easily. */
export function gradeOf(sentences: readonly CountedSentence[]): number {
  const sum = (of: keyof CountedSentence): number => sentences.reduce((total, sentence) => total + sentence[of], 0);
  const words = sum('words');
  if (words === 0) return 0;
  return 0.39 * (words / sentences.length) + 11.8 * (sum('syllables') / words) - 15.59;
}
