import { monthName } from './facts.ts';
import type { Goal, Trouble } from './kinds.ts';
import type { Random } from './random.ts';
import type { Facts } from './text.ts';

/** Names of the facts that hold the dates of goals. */
const keys = ['by', 'by2', 'by3'] as const;

/** The date of a goal; its measure has the same date. */
export const deadlineOf = (goal: Goal, index: number): string =>
  keys.find((key) => goal.text.includes(`{${key}}`)) ?? keys[Math.min(index, keys.length - 1)]!;

/** Chooses every date of a trouble’s goals. A measure by the year or the season gets a whole year. */
export function drawDeadlines(trouble: Trouble, due: number, random: Random): Facts {
  const yearly = new Set(trouble.goals.flatMap((goal, index) => (isYearly(goal) ? [deadlineOf(goal, index)] : [])));
  return Object.fromEntries(keys.map((key) => [key, drawDeadline(due, yearly.has(key), random)]));
}

const year = /\b(?:an?|per|each|every|last|this|next) (?:year|season|summer|winter)\b|\b(?:yearly|annual)\b/i;
const isYearly = ({ text, measure }: Goal): boolean =>
  year.test([text, measure?.metric, measure?.base, measure?.target].join(' '));

/** A time after launch, or a day well after the pressing date. */
function drawDeadline(due: number, isYearly: boolean, random: Random): string {
  const months = due + random.int(4, 8);
  const day = random.int(1, 28);
  if (random.chance(0.7)) return `by ${day} ${monthName(months)}${isYearly ? ' next year' : ''}`;
  return isYearly ? `by month ${random.int(13, 17)} after launch` : `by week ${random.int(11, 31)} after launch`;
}
