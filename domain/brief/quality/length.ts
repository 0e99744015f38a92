import type { LevelId } from '../../catalog/levels.ts';
import type { BriefContent } from '../content.ts';
import { briefToRead } from '../markdown/markdown.ts';
import { numberWords } from '../numbers.ts';
import { type Failure, noted } from './failure.ts';

/** Words before the work begins, without tables and head: more would take longer than five minutes. */
export const WORDS_TO_READ: Readonly<Record<LevelId, number>> = { foundation: 1120, professional: 1150, stretch: 1150 };
export const SENTENCE_MAX = 28;

// Most words begin with a plain letter, which is quicker to see.
const isWord = (word: string): boolean => /^[a-z0-9]/i.test(word) || /[\p{L}\p{N}]/u.test(word);
const countWords = (text: string): number => text.split(/\s+/).filter(isWord).length;

export function wordsToRead(content: BriefContent): number {
  const lines = briefToRead(content).split('\n');
  return countWords(lines.filter((line) => !line.startsWith('|')).join('\n'));
}

/** M22: a brief is read in five minutes, and each of its sentences at once. */
export function checkLength(content: BriefContent, level: LevelId): Failure[] {
  // Briefs without a task are older.
  if (!content.task) return [];
  const words = wordsToRead(content);
  const tooLong =
    words > WORDS_TO_READ[level] ? [noted('M22', `${words} words; ${WORDS_TO_READ[level]} at most.`)] : [];
  return [...tooLong, ...longSentences(content).map((sentence) => noted('M22', `A long sentence: ${sentence}`))];
}

/** Goals have a form of their own. */
function longSentences(content: BriefContent): string[] {
  const { task = '', firstStep = '', safety = '', projectDescription, situation, whyNow, tension } = content;
  const texts = [
    ...[task, firstStep, safety, projectDescription, situation, whyNow, tension?.a ?? '', tension?.b ?? ''],
    ...content.constraints.flatMap(({ text, effect }) => [text, effect]),
    ...content.personas.flatMap(({ situation: where = '', goals, painPoints }) => [where, ...goals, ...painPoints]),
    ...(content.direction ? Object.values(content.direction) : []),
    ...content.usps.map(({ description }) => description),
    ...content.keyFeatures.map(({ description }) => description),
    content.plotTwist ?? '',
  ];
  return texts
    .flatMap((text) => text.replace(/“[^”]*”/g, '“…”').split(/(?<=[.?!])\s+/))
    .filter((sentence) => countWords(sentence) > SENTENCE_MAX);
}

/** M29: the problem says the figure from which each goal starts, or two counts that give it. */
export function checkBaselines(content: BriefContent): Failure[] {
  const { task, projectDescription, situation, whyNow, successMeasures } = content;
  if (!task) return [];
  const said = figuresIn(`${projectDescription} ${situation} ${whyNow}`);
  return successMeasures
    .filter(({ baseline }) => !isSaid(figuresIn(baseline), said))
    .map(({ metric, baseline }) => noted('M29', `The problem does not say ${baseline}: ${metric}`));
}

function isSaid([figure, whole = 100]: readonly number[], said: readonly number[]): boolean {
  if (figure === undefined || said.includes(figure)) return true;
  const share = Math.round((100 * figure) / whole);
  return said.some((a) =>
    said.some((b) => b > a && [share, 100 - share].some((one) => Math.abs(one - (100 * a) / b) <= 1)),
  );
}

function figuresIn(text: string): number[] {
  const found = text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|\b[a-z]+\b/g) ?? [];
  return found.flatMap((word) => {
    const value = /^\d/.test(word) ? Number(word.replaceAll(',', '')) : numberWords.indexOf(word);
    return value > 0 ? [value] : [];
  });
}
