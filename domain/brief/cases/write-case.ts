import type { BriefContent } from '../content.ts';
import { numberWord } from '../numbers.ts';
import type { Goal, Person } from './case.ts';
import type { DrawnCase } from './draw-case.ts';
import { capital, count, endOfMonth, listOf } from './phrases.ts';
import { writeTask } from './task.ts';

type Words = Omit<BriefContent, 'styleDescription' | 'direction' | 'colors' | 'typography'>;

/** Writes every section from the draw, but for colours and fonts. */
export function writeCase(drawn: DrawnCase): Words {
  const words = writeSections(drawn);
  const { case: one, facts, has } = drawn;
  const glossary = one.glossary instanceof Function ? one.glossary(facts, has) : one.glossary;
  const used = glossary.filter(({ word }) => isUsed(word, JSON.stringify(words)));
  const open = used.filter(({ word }) => !isExplained(word, words.task!));
  return { ...words, glossary: open.length > 0 ? open : used.slice(0, 1) };
}

/** Whether the task says what a word means: "Arbiters, whose decision …", "A team order holds …". */
export function isExplained(word: string, task: string): boolean {
  const name = word.toLowerCase();
  return new RegExp(
    `\\b${name}s?(?: \\(|, (?:who|whose|which|an?) )|\\b(?:A|An|The) ${name} (?:is|lists|holds) `,
    'i',
  ).test(task);
}

/** "To give a bed back" is used where "bed", "gives" and "back" are; "compliance" is not where "complete" is. */
function isUsed(word: string, text: string): boolean {
  const parts = word.replace(/^(?:To|The) /, '').match(/[\p{L}-]{2,}/gu) ?? [];
  return parts.every((part) =>
    new RegExp(`(?<!\\p{L})${part.slice(0, Math.max(5, part.length - 3))}`, 'iu').test(text),
  );
}

function writeSections(drawn: DrawnCase): Words {
  const { case: one, facts, has, scope, random, strand, setting } = drawn;
  const drawnPart = <T>(part: T | ((d: typeof facts, surfaces: typeof has) => T)): T =>
    part instanceof Function ? part(facts, has) : part;
  const isFirstTime = drawn.input.level === 'foundation';
  return {
    title: random.pick(strand.titles)(facts, has),
    client: { name: facts.org, place: `${facts.town}, ${facts.country}` },
    task: writeTask(drawn),
    ...(isFirstTime && { firstStep: writeFirstStep(drawn) }),
    ...(one.safety && { safety: drawnPart(one.safety) }),
    ...writeProblem(drawn),
    projectGoals: drawn.goals.map(
      (goal) =>
        `${goal.direction} ${measured(goal)} from ${fromTo(goal.from, goal.to)} by ${endOfMonth(setting.start[0], goal.months)}, measured by ${goal.measuredBy}.`,
    ),
    successMeasures: drawn.goals.map(({ what, from, to, months, measuredBy }) => ({
      metric: capital(what.replace(/^the /, '')),
      baseline: from,
      target: to,
      by: endOfMonth(setting.start[0], months),
      how: capital(measuredBy),
    })),
    constraints: drawn.constraints.map(({ type, text, effect }) => ({
      type,
      text: text(facts),
      effect: capital(effect(facts)),
    })),
    nonGoals: [...random.sample(drawnPart(one.nonGoals), scope.nonGoals), ...writeLater(drawn)],
    tension: {
      a: side(drawn, 0),
      b: side(drawn, 1),
      where: `In ‘${one.features[strand.at]!.title}’.`,
    },
    // What both sides of the conflict want stands there; the goals say what the approver wants.
    stakeholders: drawn.stakeholders.map((key, index) => ({
      name: facts.who[key]!.name,
      role: one.stakeholders[key]!.role + (index === 0 ? ', approves the design' : ''),
    })),
    unknowns: strand.unknowns.slice(0, scope.unknowns).map((unknown) => unknown(facts)),
    uspIntro: random.pick(FAVOUR),
    usps: random
      .sample(one.sellingPoints, scope.sellingPoints)
      .map(({ title, text }) => ({ title, description: text(facts) })),
    primaryAudience: drawnPart(one.audience),
    personas: drawn.personas.map(({ variant, person, home }, index) => ({
      name: person.name,
      role: variant.role,
      age: person.age,
      location: home,
      situation: withSubject(variant.context(facts), person.they),
      goals: [variant.goal(facts)],
      painPoints: [withSubject(variant.obstacle(facts), person.they)],
      ...(variant.quote && index === 0 && { quote: variant.quote }),
    })),
    featuresIntro: 'By priority:',
    keyFeatures: drawn.features.map(({ title, does, priority, goal }) => ({
      title,
      description: `It ${does}.`,
      priority,
      goal: goalIndex(drawn, goal),
    })),
    deliverablesIntro: writeForm(drawn),
    deliverables: drawn.surfaces.map((surface) => writeDeliverable(drawn, surface)),
    plotTwist: strand.twist(facts),
  };
}

/** A situation or an obstacle that begins with its verb, in a small letter: "reads on the bus." */
function withSubject(text: string, they: Person['they']): string {
  return /^\p{Ll}/u.test(text) ? `${capital(they)} ${text}` : text;
}

const FAVOUR = ['In the client’s favour:', 'Why people come to this client:', 'Why people choose this client:'];

/** The client's own, where it begins with the screen of this brief. */
function writeFirstStep({ case: one, facts, has, features, strand }: DrawnCase): string {
  const { key, title, handedIn } = features[0]!;
  const own = one.firstStep(facts, has, strand.at);
  const isElsewhere = Object.entries(one.features).some(
    ([other, of]) => other !== key && own.includes(`‘${of.title}’`),
  );
  if (!isElsewhere || own.includes(`‘${title}’`)) return own;
  return `Take one moment: ${handedIn[0]}. Write only the words that ‘${title}’ shows then. Read them to somebody who does not know this client. Which words did you have to explain?`;
}

/** What goes up or down is a number, a share or a time: nobody lowers "shirts that are printed later". */
function measured({ what, from }: Goal): string {
  if (/^(?:the|an?|hours|minutes) /.test(what)) return what;
  return / in 100\b/.test(from) ? `the share of ${what}` : `the number of ${what}`;
}

/** "from 22 to 74 in 100", "from 11 to 6 days", and both in full where their units differ. */
function fromTo(from: string, to: string): string {
  const [figure, ...unit] = from.split(' ');
  return unit.length > 0 && to.endsWith(` ${unit.join(' ')}`) && to.split(' ').length === unit.length + 1
    ? `${figure} to ${to}`
    : `${from} to ${to}`;
}

function side({ case: one, facts, strand }: DrawnCase, index: 0 | 1): string {
  const { who, wants } = strand.sides[index];
  return `${facts.who[who]!.name}, ${one.stakeholders[who]!.role}, ${wants(facts)}.`;
}

/** How it is today, what it costs, and why now. Each goal starts from a figure of it. */
function writeProblem({ facts, has, random, case: one, goals, strand }: DrawnCase) {
  const scene = random.pick(one.overview)(facts, has, strand.at);
  const cost = strand.problem(facts, has);
  const whyNow = strand.whyNow(facts, has);
  const told = `${scene} ${cost} ${whyNow}`;
  const untold = goals.flatMap((goal) =>
    goal.today && !isTold(goal, told) ? goal.today.replace('{from}', goal.from) : [],
  );
  return {
    projectDescription: startWithWords(scene),
    situation: startWithWords([cost, ...untold].join(' ')),
    whyNow,
  };
}

/**
 * Whether a sentence of the problem has the figure from which a goal starts, beside a word of the goal. "At 12:40 a student pays
 * RM 14" does not say that something takes 14 minutes.
 */
export function isTold({ what, today = '', from }: Pick<Goal, 'what' | 'today' | 'from'>, problem: string): boolean {
  const ofGoal = stems(`${what} ${today}`);
  return problem
    .split(/(?<=[.?!]) /)
    .filter((sentence) => [...stems(sentence)].some((stem) => ofGoal.has(stem)))
    .some((sentence) => hasFigure(sentence, from));
}

/** Beginnings of the longer words: "claims" and "claimed" are one. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, '').slice(0, 5)));
}
const SMALL_WORDS = new Set(
  'after before each from have their them then they this that were when which with'.split(' '),
);

/** Whether a sentence has the figure of a value: "31" of "31 in 100", beside the 100. Small ones may be words. */
function hasFigure(sentence: string, value: string): boolean {
  const figure = /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0] ?? value;
  const word = numberWord(Number(figure));
  const digits = `(?<![\\d,.])${figure.replace('.', '\\.')}(?!\\d|[.,]\\d)`;
  if (/ in 100\b/.test(value)) return /\b100\b/.test(sentence) && new RegExp(digits).test(sentence);
  return new RegExp(word === figure ? digits : `${digits}|\\b${word}\\b`, 'i').test(sentence);
}

/** A sentence does not begin with a small figure. */
const startWithWords = (text: string): string =>
  text.replace(/(?<=^|[.?!] )\d{1,2}(?= \p{Ll})/gu, (figure) => capital(numberWord(Number(figure))));

/** What the case also has and this brief leaves out, so that nobody looks for it. */
function writeLater({ case: one, features, has }: DrawnCase): string[] {
  const screens = Object.entries(one.features)
    .filter(([key, { surface }]) => has[surface] && !features.some((feature) => feature.key === key))
    .map(([, { does }]) => `a screen that ${does}`);
  const surfaces = Object.entries(one.surfaces).flatMap(([key, { name }]) =>
    has[key] ? [] : `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  );
  return [
    ...(screens.length > 0 ? [`${LATER} ${screens.join('; ')}`] : []),
    ...(surfaces.length > 0 ? [`${capital(listOf(surfaces))}, ${ELSEWHERE}`] : []),
  ];
}

export const LATER = 'For later:';
/** What goals may rest on, and what a beginner does not draw. */
export const ELSEWHERE = 'which another designer draws';

/** What is handed in for a frame. */
function writeForm({ features }: DrawnCase): string {
  const drafts = features.some(({ priority }) => priority === 'low') ? ' A wireframe has only the words.' : '';
  return `Finished screens as PNG files.${drafts}`;
}

function goalIndex({ goals }: DrawnCase, key: string): number {
  return goals.findIndex((goal) => goal.key === key);
}

function writeDeliverable(
  drawn: DrawnCase,
  surface: DrawnCase['surfaces'][number],
): BriefContent['deliverables'][number] {
  const here = drawn.features.filter((feature) => feature.surface === surface.key);
  const goals = [...new Set(here.map(({ goal }) => goalIndex(drawn, goal)))].sort();
  return {
    title: surface.name,
    description: `${capital(count(here.flatMap(({ handedIn }) => handedIn).length, 'frame'))} of ${surface.size}.`,
    requirements: here.map(({ title, handedIn, priority, goal }) => {
      const draft = priority === 'low' ? ' wireframe,' : '';
      const states = handedIn.length === 1 ? handedIn[0]! : listOf(handedIn.map((state, n) => `(${n + 1}) ${state}`));
      return `${title}${/[?!]$/.test(title) ? '' : ':'} ${handedIn.length} ${handedIn.length === 1 ? 'frame' : 'frames'},${draft} showing ${states}; serves goal ${goalIndex(drawn, goal) + 1}.`;
    }),
    goals,
    features: here.map((feature) => drawn.features.indexOf(feature)),
  };
}
