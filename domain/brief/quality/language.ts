import type { BriefContent } from '../content.ts';
import { blocked, type Failure, noted } from './failure.ts';
import { type CountedSentence, countSentences, gradeOf, proseOf, wordsOf } from './prose.ts';
import { FILLER, KNOWN_BRANDS, KNOWN_PEOPLE, PROMISES, WORST_FILLER } from './word-lists.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Begins of words in a text in lower case. */
const stems = (list: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${list.map(literal).join('|').toLowerCase()})`, 'g');
const filler = stems(FILLER);
const worst = stems(WORST_FILLER);
const brands = new RegExp(`(?<![\\p{L}\\p{N}])(?:${KNOWN_BRANDS.map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'u');
const people = new RegExp(`(?<![\\p{L}])(?:${KNOWN_PEOPLE.map(literal).join('|')})(?![\\p{L}])`, 'u');

export const FILLER_PER_THOUSAND_MAX = 4;
/** Words in a brief: enough for a real situation, readable in about six minutes. */
export const WORDS = { least: 600, most: 1500 } as const;
export const GRADE_MAX = 11;
export const SENTENCE_WORDS = { mean: 18, longest: 42 } as const;

/** Filler words per thousand, of the whole brief or of the brief without its plot twist, whichever is higher. */
export const fillerRate = (content: BriefContent): number => fillerIn(proseOf(content).join('\n'), content.plotTwist);

function fillerIn(text: string, plotTwist = ''): number {
  const whole = countFiller(text);
  const twist = countFiller(plotTwist);
  const rate = (found: number, words: number): number => (found / Math.max(1, words)) * 1000;
  return Math.max(rate(whole.found, whole.words), rate(whole.found - twist.found, whole.words - twist.words));
}

function countFiller(text: string) {
  return { found: text.toLowerCase().match(filler)?.length ?? 0, words: wordsOf(text).length };
}

/** M7: filler. */
export function checkFiller(content: BriefContent): Failure[] {
  const text = proseOf(content).join('\n');
  const found = [...new Set(text.toLowerCase().match(worst))];
  const failures = found.map((word) => noted('M7', `‘${word}…’ says nothing: name the thing.`));
  const rate = fillerIn(text, content.plotTwist);
  if (rate > FILLER_PER_THOUSAND_MAX) failures.push(noted('M7', `${rate.toFixed(1)} filler words in a thousand.`));
  return failures;
}

export interface Reading {
  words: number;
  grade: number;
  meanSentence: number;
  longestSentence: number;
}

/** The reading figures of the whole brief. */
export const readingOf = (content: BriefContent): Reading => readingsOf(content)[0];

/** The whole brief, and the brief as it reads before its plot twist arrives. */
function readingsOf(content: BriefContent): [Reading, Reading] {
  const plotTwist = content.plotTwist ?? '';
  const atFirst = countSentences([
    content.projectDescription,
    content.situation,
    content.whyNow,
    content.primaryAudience,
    content.styleDescription,
    ...content.projectGoals,
    ...content.constraints.flatMap(({ text, effect }) => [text, effect]),
  ]);
  const words = wordsOf(proseOf(content).join('\n')).length;
  return [
    readingFrom(words, [...atFirst, ...countSentences([plotTwist])]),
    readingFrom(words - wordsOf(plotTwist).length, atFirst),
  ];
}

function readingFrom(words: number, sentences: readonly CountedSentence[]): Reading {
  const lengths = sentences.map((sentence) => sentence.words);
  return {
    words,
    grade: gradeOf(sentences),
    meanSentence: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    longestSentence: Math.max(0, ...lengths),
  };
}

/** M22: long enough for a situation, and short enough to read before work. */
export function checkReading(content: BriefContent): Failure[] {
  return (
    readingsOf(content)
      .map(failuresOf)
      .find((failures) => failures.length > 0) ?? []
  );
}

function failuresOf({ words, grade, meanSentence, longestSentence }: Reading): Failure[] {
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

/** M10 and M24: no real company or person, no promise about health or money. */
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
