import type { BriefContent } from '../content.ts';
import { type Failure, noted } from './failure.ts';

const amount = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter|twice)\b/i;
const time =
  /\b(?:by|within|before|after|until|in)\b[^.]*\b(?:months?|weeks?|days?|years?|seasons?|terms?|quarters?|launch|release|opening|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
const baseline = /\b(?:from|instead of|rather than|now|today|currently|at present|it was|was|it takes|last year)\b/i;

/** A goal that can be checked has an amount and a time. */
export const isMeasurable = (goal: string): boolean => amount.test(goal) && time.test(goal);

export function goalFigures({ projectGoals, successMeasures }: BriefContent): {
  measurable: number;
  baselines: number;
} {
  const stated = projectGoals.filter(isMeasurable);
  return {
    measurable: Math.max(
      stated.length,
      successMeasures.filter(({ target, by }) => amount.test(target) && by !== '').length,
    ),
    baselines:
      stated.filter((goal) => baseline.test(goal)).length +
      successMeasures.filter((measure) => amount.test(measure.baseline)).length,
  };
}

/** M11: at least two goals can be checked, and one of them states today's value. */
export function checkGoals(content: BriefContent): Failure[] {
  const { measurable, baselines } = goalFigures(content);
  const failures: Failure[] = [];
  if (measurable < 2) failures.push(noted('M11', `${measurable} of the goals can be measured; two are needed.`));
  if (baselines === 0) failures.push(noted('M11', 'No goal says where things stand today.'));
  return [...failures, ...content.successMeasures.flatMap(checkTime)];
}

const perYear = /\b(?:an?|per|each|every) (?:year|season)\b|\b(?:yearly|annual)/i;
const countedFrom = /\bweek (\d+)|(\d+) weeks/i;
const WEEKS_OF_A_YEAR = 52;

/** A yearly figure cannot be measured after eleven weeks. */
function checkTime({ metric, baseline, target, by }: BriefContent['successMeasures'][number]): Failure[] {
  const weeks = countedFrom.exec(by)?.slice(1).find(Boolean);
  return weeks && Number(weeks) < WEEKS_OF_A_YEAR && perYear.test(`${metric} ${baseline} ${target}`)
    ? [noted('M11', `‘${metric}’ is counted by the year; ${by} is too early to see it.`)]
    : [];
}

/** The target percentages of goals, for M12. */
export function targetPercentages({ projectGoals, successMeasures }: BriefContent): number[] {
  const measured = successMeasures.flatMap(({ target }) =>
    [...target.matchAll(SHARE)].map((match) => Number(match[1])),
  );
  if (measured.length > 0) return measured;
  return projectGoals.flatMap((goal) => [...goal.matchAll(SHARE)].map((match) => Number(match[1])));
}

const SHARE = /(\d+(?:\.\d+)?)(?: ?%| in 100\b)/g;
export const ROUND_PERCENTAGES: readonly number[] = [10, 15, 20, 25, 30, 40, 50, 100];

/** M12 for one brief: targets that are all round numbers look made up. */
export function checkRound(content: BriefContent): Failure[] {
  const targets = targetPercentages(content);
  const isRound = targets.length > 1 && targets.every((target) => ROUND_PERCENTAGES.includes(target));
  return isRound
    ? [
        noted(
          'M12',
          `projectGoals and successMeasures aim at ${targets.map((target) => `${target}%`).join(', ')}: use figures as they occur.`,
        ),
      ]
    : [];
}

/** M14: two people of the brief want different things, and the brief says where that shows. */
export function checkTension({ tension, stakeholders }: BriefContent): Failure[] {
  if (!tension) return [noted('M14', 'Nobody in this brief disagrees with anybody.')];
  const party = (text: string): string | undefined =>
    (
      stakeholders.find(({ name }) => text.includes(name)) ??
      stakeholders.find(({ name }) => text.includes(name.split(' ').at(-1)!))
    )?.name;
  const [one, other] = [party(tension.a), party(tension.b)];
  if (!one || !other) return [noted('M14', 'The tension is between people who do not appear among the stakeholders.')];
  return one === other ? [noted('M14', `${one} is on both sides of the tension.`)] : [];
}

const countOrSize =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|each|every|all|no more than|at most|at least|half)\b/i;
const stateOrFormat =
  /\b(?:states?|empty|error|before|after|A[345]|px|print|printed|table|list|frame|frames|screen|screens|page|pages|sheet|drawn|drawings?|shown|marked|named|written|by keyboard)\b/i;

/** Whether a requirement can be ticked: it has a count, size, state, format or a screen's name. */
export function isTickable(requirement: string, screens: readonly string[]): boolean {
  return (
    countOrSize.test(requirement) ||
    stateOrFormat.test(requirement) ||
    screens.some((screen) => requirement.toLowerCase().includes(screen.toLowerCase()))
  );
}

/** The share of requirements that can be ticked, 0 to 1. */
export function tickableShare({ deliverables, keyFeatures }: BriefContent): number {
  const screens = keyFeatures.map(({ title }) => title);
  const requirements = deliverables.flatMap((deliverable) => deliverable.requirements);
  return (
    requirements.filter((requirement) => isTickable(requirement, screens)).length / Math.max(1, requirements.length)
  );
}

/** M16 for one brief. */
export function checkTickable(content: BriefContent): Failure[] {
  const share = tickableShare(content);
  return share < 0.6 ? [noted('M16', `Only ${Math.round(share * 100)}% of the requirements can be ticked.`)] : [];
}
