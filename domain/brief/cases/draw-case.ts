import type { LevelId } from '../../catalog/levels.ts';
import type { StyleId } from '../../catalog/styles.ts';
import { Random } from '../../random.ts';
import { PRIORITIES, type Priority } from '../content.ts';
import { type FocusId, hasFocus } from '../focus.ts';
import { countryOf } from '../places/all.ts';
import type { Case, Constraint, Draw, Feature, Goal, Person, Persona, Setting, Strand, Surface } from './case.ts';
import { constraintsInScope, drawConstraints } from './draw-constraints.ts';
import { drawPerson } from './people.ts';
import { inWords, writeDay, writeFigure } from './phrases.ts';
import { type Scope, scopeOf } from './scope.ts';

export interface CaseInput {
  styles: readonly StyleId[];
  level: LevelId;
  /** Days of the time box; `null` when open-ended. */
  timeBoxDays: number | null;
  /** What the person wants to practise. The work begins with a screen of that kind, where the case has one. */
  focus?: FocusId | undefined;
  seed: string;
}

export interface DrawnFeature extends Feature<string, string, string> {
  key: string;
  priority: Priority;
  /** The states that are handed in. */
  handedIn: string[];
}

export type Ranked = Omit<DrawnFeature, 'handedIn'>;

/** Every choice of one brief. The texts follow from it. */
export interface DrawnCase {
  case: Case;
  input: CaseInput;
  scope: Scope;
  setting: Setting<Readonly<Record<string, number>>, Readonly<Record<string, string>>>;
  strand: Strand<Draw, string, string, string>;
  facts: Draw;
  surfaces: (Surface & { key: string })[];
  /** Which surfaces of the case this draw has. */
  has: Readonly<Record<string, boolean>>;
  features: DrawnFeature[];
  goals: (Goal & { key: string })[];
  personas: { key: string; home: string; variant: Persona<Draw>; person: Person }[];
  constraints: Constraint<Draw, string>[];
  stakeholders: string[];
  /** For choices of words. */
  random: Random;
}

/** Draws strand, setting and figures first, names last. Pure: the same input gives the same draw. */
export function drawCase(one: Case, input: CaseInput): DrawnCase {
  const random = new Random(`${one.id} ${input.seed} ${input.styles.join('+')} ${input.level}`);
  const scope = scopeOf(input.level, input.timeBoxDays, random);
  const strands = scope.oneSurface ? strandsForBeginners(one) : one.strands;
  const wanted = strands.filter(({ at }) => hasFocus(one.industry, one.id, input.focus, at));
  const strand = random.pick(wanted.length > 0 ? wanted : strands);
  const setting = random.pick(one.settings);
  const inScope = featuresInScope(one, strand, scope);
  const possible = constraintsInScope(one, strand, inScope, input.level);
  const users = usersOf(one, strand, inScope, scope);
  const variants: Record<string, Persona<Draw>> = {};
  for (const key of unique([...users, ...Object.keys(one.users)])) {
    const all = one.users[key]!.variants;
    const shown = all.filter((variant) => !users.includes(key) || isShown(variant, strand, inScope, possible));
    const fitting = shown.length > 0 ? shown : all;
    const others = fitting.filter((variant) => !Object.values(variants).some((other) => areNear(variant, other)));
    variants[key] = random.pick(others.length > 0 ? others : fitting);
  }
  const facts = drawFacts(one, setting, variants, random);
  const goalsOfCase = one.goals(facts);
  const ranked = inScope.toSorted(byImportance(Object.keys(goalsOfCase)));
  const surfaces = unique(ranked.map(({ surface }) => surface)).map((key) => ({ key, ...one.surfaces[key]! }));
  const has = Object.fromEntries(
    Object.keys(one.surfaces).map((key) => [key, surfaces.some((here) => here.key === key)]),
  );
  const needs = users.map((key) => variants[key]!.needs);
  const constraints = drawConstraints(possible, needs, strand, inScope, { scope, level: input.level });
  const features = handIn(ranked, constraints, scope);
  const goals = Object.entries(goalsOfCase)
    .filter(([key]) => features.some(({ goal }) => goal === key))
    .map(([key, goal]) => ({ key, ...goal }))
    .toSorted(firstWith(one.features[strand.at]!.goal));
  const personas = users.map((key) => {
    const variant = variants[key]!;
    return { key, variant, person: facts.who[key]!, home: variant.home?.(facts) ?? facts.town };
  });
  const stakeholders = stakeholdersOf(one, strand, scope);
  return {
    case: one,
    input,
    scope,
    setting,
    strand,
    facts,
    surfaces,
    has,
    features,
    goals,
    personas,
    constraints,
    stakeholders,
    random,
  };
}

/** The goal of the conflict's screen, then the others. */
const firstWith =
  (main: string) =>
  (a: { key: string }, b: { key: string }): number =>
    Number(b.key === main) - Number(a.key === main);

function drawFacts(
  one: Case,
  setting: DrawnCase['setting'],
  variants: Readonly<Record<string, Persona<Draw>>>,
  random: Random,
): Draw {
  const country = countryOf(setting.country);
  const figures = Object.entries(one.figures(random.pick(setting.inputs)));
  const org = random.pick(setting.orgs);
  const taken = { words: new Set(org.split(' ')), hasOneFromAbroad: false };
  const who: Record<string, Person> = {};
  for (const [key, { gender, ages }] of Object.entries(variants)) {
    const others = Object.values(who).map(({ age }) => age);
    const age = drawAge(ages, others, random);
    who[key] = { ...drawPerson(country, gender ?? random.pick(['f', 'm']), random, taken), age };
  }
  for (const [key, { gender }] of Object.entries(one.stakeholders)) {
    who[key] = { ...drawPerson(country, gender ?? random.pick(['f', 'm']), random, taken), age: 0 };
  }
  return {
    f: Object.fromEntries(figures.map(([key, figure]) => [key, writeFigure(figure, country.money)])),
    w: Object.fromEntries(figures.map(([key, figure]) => [key, inWords(figure) ?? writeFigure(figure, country.money)])),
    n: Object.fromEntries(figures.map(([key, figure]) => [key, typeof figure === 'number' ? figure : figure.money])),
    s: setting.words,
    org,
    town: setting.town,
    country: country.name,
    start: writeDay(setting.start),
    who,
  };
}

/** Whether a brief has what this variant needs: its conflict, its feature, and its frame. */
export const isShown = (
  { needs, at, conflict }: Persona<Draw>,
  strand: DrawnCase['strand'],
  features: readonly { key: string }[],
  constraints: readonly { frame: string }[],
): boolean =>
  (!conflict || conflict === strand.at) &&
  (!at || features.some(({ key }) => key === at)) &&
  (!needs || constraints.some(({ frame }) => frame === needs));

/** Two people of one age are hard to keep apart. */
function drawAge([least, most]: readonly [number, number], others: readonly number[], random: Random): number {
  const possible = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const free = possible.filter((age) => others.every((other) => Math.abs(age - other) > 3));
  return random.pick(free.length > 0 ? free : possible);
}

/** People of one age and gender look like the same person in a brief. */
function areNear(one: Persona<Draw>, other: Persona<Draw>): boolean {
  const middle = ({ ages: [from, to] }: Persona<Draw>) => (from + to) / 2;
  return one.gender === other.gender && Math.abs(middle(one) - middle(other)) < 10;
}

/** A beginner works on the surface of the conflict alone, so it needs features, limits and goals enough. */
export function strandsForBeginners(one: Case): DrawnCase['strand'][] {
  return one.strands.filter(({ at }) => {
    const { surface } = one.features[at]!;
    const here = Object.values(one.features).filter((feature) => feature.surface === surface);
    const limits = one.constraints.filter((limit) => !limit.from && one.features[limit.at]!.surface === surface);
    return here.length >= 3 && limits.length >= 3 && new Set(here.map(({ goal }) => goal)).size >= 2;
  });
}

/** Of more features than these one is a wireframe. */
const MOST_FINISHED = 4;

/** Beginners keep one surface: that of the conflict, whose screen comes first. */
function featuresInScope(one: Case, strand: DrawnCase['strand'], scope: Scope): Ranked[] {
  const main = one.features[strand.at]!.surface;
  const allowed = Object.entries(one.features).filter(([, { surface }]) => !scope.oneSurface || surface === main);
  const rank = ([key]: readonly [string, unknown]) => (key === strand.at ? 0 : 1);
  // Goals, trigger and safety line depend on all other screens.
  const later: readonly string[] = one.later ?? [];
  const needed = new Set([strand.at, ...allowed.filter(([key]) => !later.includes(key)).map(([key]) => key)]);
  // Whoever stands in the brief has a screen.
  for (const user of strand.users.slice(0, scope.personas)) {
    if ([...needed].some((key) => one.features[key]!.user === user)) continue;
    const own = allowed.find(([, feature]) => feature.user === user);
    if (own) needed.add(own[0]);
  }
  // A feature with limits tells more than one without.
  const limits = (key: string) => one.constraints.filter(({ at, from }) => at === key && !from).length;
  const ranked = [...allowed].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(needed.has(b[0])) - Number(needed.has(a[0])) ||
      (scope.features < allowed.length ? limits(b[0]) - limits(a[0]) : 0),
  );
  const isEnough = (some: typeof ranked) =>
    some.reduce((sum, [key]) => sum + limits(key), 0) >= 3 && new Set(some.map(([, { goal }]) => goal)).size >= 2;
  let size = Math.max(scope.features, needed.size);
  while (size < ranked.length && !isEnough(ranked.slice(0, size))) size += 1;
  const kept = ranked.slice(0, size);
  const unneeded = kept.filter(([key, feature]) => !needed.has(key) && !servesConflict(one, feature, strand));
  // A goal that one feature serves alone is better not left to a wireframe.
  const isAlone = ({ goal }: { goal: string }) => kept.filter(([, feature]) => feature.goal === goal).length === 1;
  const low = kept.length > MOST_FINISHED ? unneeded.findLast(([, feature]) => !isAlone(feature)) : undefined;
  const priorityOf = (key: string): Priority => (key === strand.at ? 'high' : key === low?.[0] ? 'low' : 'medium');
  return kept.map(([key, feature]) => ({
    ...feature,
    key,
    priority: priorityOf(key),
    frames: key === strand.at ? withFirst(strand.frame, feature.frames) : feature.frames,
  }));
}

/** The screen of the conflict, then those of the first goals; a wireframe last. */
const byImportance =
  (goals: readonly string[]) =>
  (a: Ranked, b: Ranked): number =>
    rankOf(a) - rankOf(b) || goals.indexOf(a.goal) - goals.indexOf(b.goal);

function withFirst(frame: string | undefined, frames: DrawnFeature['frames']): DrawnFeature['frames'] {
  return frame ? [frame, ...(frames.filter((each) => each !== frame) as [string, ...string[]])] : frames;
}

const rankOf = ({ priority }: Pick<Ranked, 'priority'>) => PRIORITIES.indexOf(priority);

/** Such a feature is finished, and no wireframe. */
function servesConflict(one: Case, feature: Case['features'][string], { at }: DrawnCase['strand']): boolean {
  return one.features[at]!.goal === feature.goal;
}

/** Every feature hands in its first state, every constraint its frame. Nothing hands in more than a feature of higher priority. */
function handIn(
  features: readonly Ranked[],
  constraints: readonly Constraint<Draw, string>[],
  scope: Scope,
): DrawnFeature[] {
  const limits = (key: string) => constraints.filter(({ at }) => at === key).map(({ frame }) => frame);
  const states = new Map(features.map(({ key }) => [key, 1]));
  const total = ({ key }: Ranked) => states.get(key)! + limits(key).length;
  const canGrow = ({ key, frames }: Ranked) => states.get(key)! < frames.length;
  const grow = ({ key }: Ranked) => states.set(key, states.get(key)! + 1);
  const high = features.filter(({ priority }) => priority === 'high');
  for (const feature of high)
    while (canGrow(feature) && total(feature) < Math.max(...features.map(total))) grow(feature);
  const isAllowed = (feature: Ranked) =>
    canGrow(feature) && features.every((other) => rankOf(other) >= rankOf(feature) || total(other) > total(feature));
  let left = scope.frames - features.reduce((sum, feature) => sum + total(feature), 0);
  for (let round = 1; round < 4; round += 1) {
    for (const feature of features) {
      if (left < 1 || !isAllowed(feature)) continue;
      grow(feature);
      left -= 1;
    }
  }
  return features.map((feature) => ({
    ...feature,
    handedIn: [...feature.frames.slice(0, states.get(feature.key)), ...limits(feature.key)],
  }));
}

/** Each surface has a user; then those whom the conflict touches. */
function usersOf(one: Case, strand: DrawnCase['strand'], features: readonly Ranked[], scope: Scope): string[] {
  const surfaces = new Set(features.map(({ surface }) => surface));
  const served = new Set(features.map(({ user }) => user));
  const touched = strand.users.filter((key) => surfaces.has(one.users[key]!.surface));
  // Whoever uses a feature of this brief comes before those whom the conflict only touches.
  const possible = unique([...touched.filter((key) => served.has(key)), ...served, ...touched]).filter((key) =>
    surfaces.has(one.users[key]!.surface),
  );
  const needed = [...surfaces].map((surface) => possible.find((key) => one.users[key]!.surface === surface)!);
  const chosen = new Set(unique([...needed, ...possible]).slice(0, Math.max(scope.personas, needed.length)));
  return possible.filter((key) => chosen.has(key));
}

/** The one who approves, both sides of the conflict, then others. */
function stakeholdersOf(one: Case, strand: DrawnCase['strand'], scope: Scope): string[] {
  const all = Object.keys(one.stakeholders);
  const ranked = unique([all[0]!, ...strand.sides.map(({ who }) => who), ...all]);
  const needed = unique([all[0]!, ...strand.sides.map(({ who }) => who)]).length;
  return ranked.slice(0, Math.max(scope.stakeholders, needed));
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
