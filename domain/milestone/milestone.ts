export const MILESTONE_PERCENT_MIN = 1;
export const MILESTONE_PERCENT_MAX = 100;
export const MILESTONE_TITLE_MAX = 120;

export function clampPercent(value: number): number {
  return Math.min(MILESTONE_PERCENT_MAX, Math.max(MILESTONE_PERCENT_MIN, Math.round(value)));
}

/**
 * The nearest free percentage for a taken one: searched downward from the wanted, then over 1–100 (specification, part 5).
 * `null` when all hundred are taken.
 */
export function suggestPercent(wanted: number, taken: ReadonlySet<number>): number | null {
  for (let percent = clampPercent(wanted); percent >= MILESTONE_PERCENT_MIN; percent--) {
    if (!taken.has(percent)) return percent;
  }
  for (let percent = MILESTONE_PERCENT_MIN; percent <= MILESTONE_PERCENT_MAX; percent++) {
    if (!taken.has(percent)) return percent;
  }
  return null;
}

const STEP = 10;

/** Where the next milestone is likely wanted: ten after the furthest one, or the nearest free percentage to that. */
export function nextPercent(taken: ReadonlySet<number>): number | null {
  return suggestPercent(Math.max(0, ...taken) + STEP, taken);
}

/** Days of years that people plan in; a date field also takes the year 5. */
export const DAY_MIN = '2000-01-01';
export const DAY_MAX = '2999-12-31';

export function isPlausibleDay(day: string): boolean {
  return day >= DAY_MIN && day <= DAY_MAX;
}

export const milestoneTexts = {
  titleMissing: 'Please enter a milestone title',
  titleTooLong: `Keep the title under ${MILESTONE_TITLE_MAX + 1} characters`,
  percentInvalid: `Percentage must be between ${MILESTONE_PERCENT_MIN} and ${MILESTONE_PERCENT_MAX}`,
  dayInvalid: `Choose a day between ${DAY_MIN.slice(0, 4)} and ${DAY_MAX.slice(0, 4)}`,
  taken: (percent: number) => `A milestone already exists at ${percent}%. Please choose a different percentage.`,
};

export interface MilestoneCheck {
  title: string | null;
  percentage: string | null;
  dueOn: string | null;
  suggestion: number | null;
}

/** What is wrong with a milestone before it is sent, field by field; `null` where nothing is. */
export function checkMilestone(
  draft: { title: string; percentage: string; dueOn?: string },
  taken: ReadonlySet<number>,
): MilestoneCheck {
  const title = draft.title.trim();
  const titleError = !title
    ? milestoneTexts.titleMissing
    : title.length > MILESTONE_TITLE_MAX
      ? milestoneTexts.titleTooLong
      : null;
  const dueOn = draft.dueOn && !isPlausibleDay(draft.dueOn) ? milestoneTexts.dayInvalid : null;
  const errors = { title: titleError, dueOn };
  const percent = /^\d{1,3}$/.test(draft.percentage.trim()) ? Number(draft.percentage) : Number.NaN;
  const inRange = percent >= MILESTONE_PERCENT_MIN && percent <= MILESTONE_PERCENT_MAX;
  if (!inRange) return { ...errors, percentage: milestoneTexts.percentInvalid, suggestion: null };
  if (!taken.has(percent)) return { ...errors, percentage: null, suggestion: null };
  return { ...errors, percentage: milestoneTexts.taken(percent), suggestion: suggestPercent(percent, taken) };
}
