import type { IndustryId } from '../../catalog/industries.ts';
import { defaultTitle } from '../../catalog/industries.ts';
import type { LevelId } from '../../catalog/levels.ts';
import { type BriefContent, briefContentSchema } from '../content.ts';
import { checkColorNames } from './color-names.ts';
import { checkContrast, checkDistinct, checkTypography } from './direction.ts';
import { blocked, type Failure } from './failure.ts';
import { checkFigures } from './figures.ts';
import { checkFirstMention } from './first-mention.ts';
import { checkForms } from './forms.ts';
import { checkGoals, checkRound, checkTension, checkTickable } from './goals.ts';
import { checkFiller, checkReading, checkSafety } from './language.ts';
import { checkBaselines, checkLength } from './length.ts';
import { checkNames, checkPlace, checkTitle } from './place.ts';
import { checkBounds, checkComplete, checkNonGoals, checkPriorities, checkTraces } from './structure.ts';

export interface CheckedInput {
  industry: IndustryId;
  level: LevelId;
}

/**
 * The quality gate (BRIEF-13): every failure of a brief from either engine, where a value that is not a brief has one.
 * A brief may be shown when no failure is `blocking`.
 */
export function checkBrief(content: unknown, input: CheckedInput): Failure[] {
  const parsed = briefContentSchema.safeParse(content);
  const complete = checkComplete(parsed);
  if (!parsed.success) return complete;
  const brief: BriefContent = parsed.data;
  return [
    ...complete,
    ...(brief.title === defaultTitle(input.industry)
      ? [blocked('M5', 'The title is the one that stands in while a title is written.')]
      : []),
    ...checkFiller(brief),
    ...checkNames(brief),
    ...checkTitle(brief),
    ...checkGoals(brief),
    ...checkRound(brief),
    ...checkBounds(brief),
    ...checkTension(brief),
    ...checkTraces(brief),
    ...checkTickable(brief),
    ...checkPriorities(brief),
    ...checkContrast(brief),
    ...checkDistinct(brief),
    ...checkTypography(brief),
    ...checkPlace(brief),
    ...checkNonGoals(brief),
    ...checkReading(brief),
    ...checkLength(brief, input.level),
    ...checkBaselines(brief),
    ...checkSafety(brief),
    ...checkForms(brief),
    ...checkFirstMention(brief),
    ...checkFigures(brief),
    ...checkColorNames(brief),
  ];
}

export function isFit(failures: readonly Failure[]): boolean {
  return failures.every(({ blocking }) => !blocking);
}
