import { type IndustryId, industryIds } from '../catalog/industries.ts';
import { DEFAULT_LEVEL, type LevelId, levelIds } from '../catalog/levels.ts';
import { STYLES_MAX, type StyleId, styleIds } from '../catalog/styles.ts';
import { type FocusId, focusesOf } from './focus.ts';

/** Between one day and one year. */
const TIME_BOX_DAYS_MAX = 365;

/** A person's choices for a brief so far; `null` and an empty list mean no choice yet. */
export interface BriefChoice {
  industry: IndustryId | null;
  styles: StyleId[];
  level: LevelId;
  /** `null` means open-ended. */
  timeBoxDays: number | null;
  /** What the person wants to practise; absent if it is left to the client. */
  focus?: FocusId;
}

/** A choice that is enough for a brief: one industry, one or two styles. */
export interface CompleteChoice extends BriefChoice {
  industry: IndustryId;
}

export const emptyChoice: BriefChoice = { industry: null, styles: [], level: DEFAULT_LEVEL, timeBoxDays: null };

/**
 * Reads a choice from an address or a history entry, which may hold anything. Unknown values, a third style and a
 * repeated style are left out.
 */
export function readChoice(raw: unknown): BriefChoice {
  const from = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const styles = (Array.isArray(from.styles) ? from.styles : []).filter((one) => isOneOf(styleIds, one));
  const days = from.timeBoxDays;
  const industry = isOneOf(industryIds, from.industry) ? from.industry : null;
  const focus = industry && focusesOf(industry).find(({ id }) => id === from.focus)?.id;
  return {
    industry,
    styles: [...new Set(styles)].slice(0, STYLES_MAX),
    level: isOneOf(levelIds, from.level) ? from.level : DEFAULT_LEVEL,
    timeBoxDays:
      typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= TIME_BOX_DAYS_MAX ? days : null,
    ...(focus && { focus }),
  };
}

export function isComplete(choice: BriefChoice): choice is CompleteChoice {
  return choice.industry !== null && choice.styles.length > 0;
}

function isOneOf<const T extends string>(known: readonly T[], value: unknown): value is T {
  return (known as readonly unknown[]).includes(value);
}
