import type { PartialBriefContent } from './content.ts';

export interface GoalFigures {
  from: string;
  to: string;
  by: string;
  /** Lengths of two bars on one scale, 0 to 1; `null` where the values are not two figures of one kind. */
  bars: readonly [number, number] | null;
}

/**
 * The figures of each goal, where every goal names those of its measure. Older briefs measure other things than
 * their goals, so they have a table instead: `null`.
 */
export function goalFigures({ projectGoals, successMeasures }: PartialBriefContent): GoalFigures[] | null {
  if (!projectGoals?.length || projectGoals.length !== successMeasures?.length) return null;
  const all: GoalFigures[] = [];
  for (const [n, goal] of projectGoals.entries()) {
    const { baseline, target, by } = successMeasures[n]!;
    if (!baseline || !target || !by || !hasBoth(goal, baseline, target)) return null;
    all.push({ from: baseline, to: target, by, bars: barsOf(baseline, target) });
  }
  return all;
}

/** "from 31 in 100 to 12 in 100", or the unit once: "from 31 to 12 in 100". */
function hasBoth(goal: string, from: string, to: string): boolean {
  const figure = from.split(' ')[0]!;
  return (
    goal.includes(to) &&
    (goal.includes(from) ||
      (from.slice(figure.length) === to.slice(to.indexOf(' ')) && goal.includes(`from ${figure} to ${to}`)))
  );
}

/** "31 in 100", "9 of 10" and "60%" are shares of a whole. Other figures are compared with the larger one. */
export function barsOf(from: string, to: string): readonly [number, number] | null {
  const [one, other] = [figureOf(from), figureOf(to)];
  if (!one || !other || one.unit !== other.unit) return null;
  const whole = wholeOf(one.unit) ?? Math.max(one.value, other.value);
  if (whole <= 0) return null;
  return [Math.min(1, one.value / whole), Math.min(1, other.value / whole)];
}

function wholeOf(unit: string): number | null {
  if (unit.startsWith('%')) return 100;
  const [, whole] = /^(?:in|of) (\d[\d,]*)\b/.exec(unit) ?? [];
  return whole ? Number(whole.replaceAll(',', '')) : null;
}

function figureOf(text: string): { value: number; unit: string } | null {
  const found = /^(?<before>\D*?)(?<digits>\d[\d,]*(?:\.\d+)?)(?<after>.*)$/u.exec(text);
  if (!found?.groups) return null;
  const { before, digits, after } = found.groups;
  const unit = `${after!.trim()} ${before!.trim()}`.trim().replace(/(minute|hour|day|week|month)s?\b/, '$1');
  return { value: Number(digits!.replaceAll(',', '')), unit };
}
