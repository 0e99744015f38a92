import type { BriefContent } from '../content.ts';
import { framesOf, isCountedInFrames } from '../frames.ts';
import { goalFigures } from '../goal-figures.ts';
import { numberWord } from '../numbers.ts';
import { type Failure, noted } from './failure.ts';
import { moneyIn } from './place.ts';
import { proseOf } from './prose.ts';

/** M29: figures that belong together agree. */
export function checkFigures(content: BriefContent): Failure[] {
  const ofForm = isCountedInFrames(content.deliverables) ? [...checkFrames(content), ...checkMeasures(content)] : [];
  return [...ofForm, ...checkShares(content), ...checkSums(content)];
}

function checkFrames({ task, deliverables }: BriefContent): Failure[] {
  const frames = deliverables.flatMap(framesOf).reduce((sum, asked) => sum + (asked?.count ?? 0), 0);
  const said = /Hand in (\S+) frames?/.exec(task ?? '')?.[1];
  return said === numberWord(frames)
    ? []
    : [noted('M29', `The task asks for ${said ?? 'no'} frames, and the deliverables for ${frames}.`)];
}

const checkMeasures = (content: BriefContent): Failure[] =>
  goalFigures(content) ? [] : [noted('M29', 'A goal and its measure have different figures.')];

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const monthPercent = new RegExp(`\\b(?:${MONTH}) ?%`);

function checkShares(content: BriefContent): Failure[] {
  const text = proseOf(content).join('\n');
  const failures: Failure[] = [];
  if (monthPercent.test(text)) failures.push(noted('M29', 'A month stands before a per cent sign.'));
  if (/\d ?%/.test(text) && /\d in 100\b/.test(text))
    failures.push(noted('M29', 'Shares are in per cent and in “in 100”: use one of them.'));
  for (const [share, figure] of text.matchAll(/(\d[\d,]*) in 100\b(?!,)/g))
    if (numberOf(figure!) > 100) failures.push(noted('M29', `More than all: ${share}.`));
  return failures;
}

/** "342 replacements at £16 each, £5,472 in all": a total is a multiple of the price, by a figure of the brief. */
function checkSums({ projectDescription, situation, whyNow }: BriefContent): Failure[] {
  const texts = [projectDescription, situation, whyNow];
  const known = new Set(
    texts.flatMap((text) => [...text.matchAll(/\d[\d,.]*\d|\d/g)].map(([figure]) => numberOf(figure))),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(EACH_AND_ALL)].flatMap(({ groups }) => {
      const [price, total] = [numberOf(groups!.each!), numberOf(groups!.all!)];
      const isSum = moneyIn(groups!.whole!).length >= 2;
      if (!isSum || [...known].some((count) => isNear(count * price, total))) return [];
      return [noted('M29', `No figure of the brief gives this sum: ${groups!.whole!}`)];
    }),
  );
}

const EACH_AND_ALL =
  /(?<whole>\D?(?<each>\d[\d,]*(?:\.\d+)?)[^.\d]{0,12} each(?: time)?[^.\d]{1,30}?\D?(?<all>\d[\d,]*(?:\.\d+)?)[^.\d]{0,12}(?:together|in all|altogether))/g;

const numberOf = (figure: string): number => Number(figure.replaceAll(',', ''));

/** Totals are rounded to two figures at least. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= other * 0.05;
