import type { BriefContent } from '../content.ts';
import { blocked, type Failure, noted } from './failure.ts';
import { gradeOf, proseOf, sentencesOf, wordsOf } from './prose.ts';
import { FILLER, KNOWN_BRANDS, KNOWN_PEOPLE, PROMISES, WORST_FILLER } from './word-lists.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const stems = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}])(?:${list.map(literal).join('|')})`, 'giu');
const filler = stems(FILLER);
const worst = stems(WORST_FILLER);
const brands = new RegExp(`(?<![\\p{L}\\p{N}])(?:${KNOWN_BRANDS.map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'u');
const people = new RegExp(`(?<![\\p{L}])(?:${KNOWN_PEOPLE.map(literal).join('|')})(?![\\p{L}])`, 'u');

export const FILLER_PER_THOUSAND_MAX = 4;
/** Words a brief may have: enough for a real situation, readable in three to five minutes. */
export const WORDS = { least: 600, most: 1100 } as const;
export const GRADE_MAX = 11;
export const SENTENCE_WORDS = { mean: 18, longest: 42 } as const;

/** A brief as its designer reads it: whole in the end, and at first without its plot twist, which arrives at a milestone. */
const readings = (content: BriefContent): BriefContent[] => [content, { ...content, plotTwist: undefined }];

/** Filler words in a thousand, in the reading that has more of them. */
export const fillerRate = (content: BriefContent): number =>
  Math.max(...readings(content).map((read) => fillerIn(proseOf(read).join('\n'))));

function fillerIn(text: string): number {
  return ((text.match(filler)?.length ?? 0) / Math.max(1, wordsOf(text).length)) * 1000;
}

/** M7: filler. */
export function checkFiller(content: BriefContent): Failure[] {
  const text = proseOf(content).join('\n');
  const found = [...new Set(text.match(worst)?.map((word) => word.toLowerCase()))];
  const failures = found.map((word) => noted('M7', `‘${word}…’ says nothing: name the thing.`));
  const rate = fillerRate(content);
  if (rate > FILLER_PER_THOUSAND_MAX) failures.push(noted('M7', `${rate.toFixed(1)} filler words in a thousand.`));
  return failures;
}

export interface Reading {
  words: number;
  grade: number;
  meanSentence: number;
  longestSentence: number;
}

export function readingOf(content: BriefContent): Reading {
  const texts = proseOf(content);
  const running = [
    content.projectDescription,
    content.situation,
    content.whyNow,
    content.primaryAudience,
    content.styleDescription,
    content.plotTwist ?? '',
    ...content.projectGoals,
    ...content.constraints.flatMap(({ text, effect }) => [text, effect]),
  ].filter((text) => text !== '');
  const lengths = running.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  return {
    words: texts.flatMap(wordsOf).length,
    grade: gradeOf(running),
    meanSentence: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    longestSentence: Math.max(0, ...lengths),
  };
}

/** M22: neither too short for a situation nor too long to read before work. */
export function checkReading(content: BriefContent): Failure[] {
  return (
    readings(content)
      .map(checkOneReading)
      .find((failures) => failures.length > 0) ?? []
  );
}

function checkOneReading(content: BriefContent): Failure[] {
  const { words, grade, meanSentence, longestSentence } = readingOf(content);
  const failures: Failure[] = [];
  if (words < WORDS.least || words > WORDS.most)
    failures.push(noted('M22', `${words} words; ${WORDS.least} to ${WORDS.most} are wanted.`));
  if (grade > GRADE_MAX)
    failures.push(noted('M22', `Reads like school year ${grade.toFixed(1)}; ${GRADE_MAX} at most.`));
  if (meanSentence > SENTENCE_WORDS.mean)
    failures.push(noted('M22', `Sentences have ${meanSentence.toFixed(1)} words on average.`));
  if (longestSentence > SENTENCE_WORDS.longest)
    failures.push(noted('M22', `One sentence has ${longestSentence} words.`));
  return failures;
}

/** M10 and M24: no company and no person that exists, no promise about health or money. */
export function checkSafety(content: BriefContent): Failure[] {
  const text = proseOf(content).join('\n');
  const failures: Failure[] = [];
  const brand = brands.exec(text);
  if (brand) failures.push(blocked('M10', `‘${brand[0]}’ is a company that exists.`));
  const person = people.exec(text);
  if (person) failures.push(blocked('M24', `‘${person[0]}’ is a person who exists.`));
  for (const promise of PROMISES) {
    const made = promise.exec(text);
    if (made) failures.push(blocked('M24', `‘${made[0]}’ is a promise that nobody may make.`));
  }
  return failures;
}
