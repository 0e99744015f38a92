import type { BriefContent } from '../../content.ts';
import { deadlineOf } from '../deadlines.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { drawConstraints } from './constraints.ts';
import { small, surfaceName } from './cues.ts';
import { sidesOf } from './deliverables.ts';

type Overview = Pick<
  BriefContent,
  | 'projectDescription'
  | 'situation'
  | 'whyNow'
  | 'projectGoals'
  | 'successMeasures'
  | 'constraints'
  | 'nonGoals'
  | 'tension'
  | 'stakeholders'
  | 'unknowns'
>;

export function writeOverview(skeleton: Skeleton, pen: Pen): Overview {
  const { kind, trouble } = rowsOf(skeleton);
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const tension = kind.tensions[skeleton.tension]!;
  const goals = trouble.goals.slice(0, scope.goals);
  const measured = trouble.goals
    .map((goal, index) => ({ measure: goal.measure, by: deadlineOf(goal, index) }))
    .filter(({ measure }) => measure)
    .slice(0, scope.measures);
  return {
    projectDescription: describe(skeleton, pen),
    situation: pen.one(trouble.situation),
    whyNow: pen.write(trouble.whyNow[skeleton.triggerIndex]!.text),
    projectGoals: goals.map((goal) => pen.write(goal.text)),
    successMeasures: measured.map(({ measure, by }) => ({
      metric: pen.write(measure!.metric),
      baseline: plainly(pen).plain(measure!.base),
      target: plainly(pen).plain(measure!.target),
      by: skeleton.facts[by]!.replace(/^by /, ''),
      how: pen.write(measure!.how),
    })),
    constraints: drawConstraints(skeleton, pen),
    nonGoals: skeleton.nonGoals.map((index) => pen.write(kind.nonGoals[index]!.text)),
    tension: { a: pen.write(tension.a), b: pen.write(tension.b), where: pen.write(tension.where) },
    stakeholders: skeleton.speaking.map((index) => ({
      name: skeleton.people[index]!,
      role: pen.plain(kind.people[index]!.role),
      wants: pen.one(kind.people[index]!.wants),
    })),
    unknowns: pen.some(kind.unknowns, scope.unknowns),
  };
}

/** In a table a percentage is written in figures, whatever the brief prefers in sentences. */
const plainly = (pen: Pen): Pen => pen.knowing({ diction: '' });

/**
 * Who they are, what is wrong and what is asked, in random order. A lower scope leaves out their story, so that
 * people can ask for it.
 */
function describe(skeleton: Skeleton, pen: Pen): string {
  const { kind, trouble } = rowsOf(skeleton);
  const who = pen.one([
    '{org} is {what} in {town}, {country}.',
    '{org}, in {town}, {country}, is {what}.',
    'In {town}, {country}, {org} is {what}.',
    '{town}, {country}: {org} is {what}.',
    '{what}: that is {org} in {town}, {country}.',
  ]);
  const story = pen.one(kind.story);
  const problem = pen.one(trouble.problem);
  const ask = pen.one(trouble.ask);
  const brief = [who, problem, ask];
  const order =
    skeleton.level === 'stretch'
      ? brief
      : pen.random.pick([[who, story, problem, ask], [who, problem, story, ask], brief]);
  return [...order, task(skeleton, pen)].join(' ');
}

/** The task in one plain sentence: which screens, for which size, beginning with which feature. */
function task(skeleton: Skeleton, pen: Pen): string {
  const { kind } = rowsOf(skeleton);
  const [first, second] = sidesOf(skeleton).map(
    (on) => `‘${surfaceName(skeleton, on, pen)}’ (${small(pen.plain(kind.surfaces[on].format))})`,
  );
  const more = { s: second ? `${first!} and ${second}` : first!, f1: `‘${skeleton.features[0]!.title}’` };
  return pen.knowing(more).one(second ? tasksOfTwo : tasksOfOne);
}

const tasksOfOne = [
  'Design {s}, starting with {f1}.',
  'Your task: {s}, with {f1} at its heart.',
  'What to make: {s}. Start from {f1}.',
  'You design {s}; begin with {f1}.',
  'Draw {s}; {f1} first.',
  'You make {s}. Take {f1} first.',
  'To be designed: {s}, from {f1} outwards.',
];
const tasksOfTwo = [
  'Design {s}, starting with {f1}.',
  'Your task: {s}, tied together by {f1}.',
  'What to make: {s}. Start from {f1}.',
  'You design both: {s}. Begin with {f1}.',
  'Draw {s}; {f1} first.',
  'You make {s}. Take {f1} first.',
  'Design two sides: {s}. {f1} joins them.',
];
