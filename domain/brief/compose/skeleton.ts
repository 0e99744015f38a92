import type { IndustryId } from '../../catalog/industries.ts';
import type { LevelId } from '../../catalog/levels.ts';
import type { StyleId } from '../../catalog/styles.ts';
import type { Priority } from '../content.ts';
import { drawDeadlines } from './deadlines.ts';
import { drawDiction } from './diction.ts';
import { derive, drawNumbers, monthName, seasonMonth, seasons, writeNumbers } from './facts.ts';
import { kindsOf } from './industries/all.ts';
import type { BusinessModel, Channel, Kind, TriggerKind, Trouble } from './kinds.ts';
import { withOddTargets } from './odd-targets.ts';
import { drawName, firstName } from './people.ts';
import { countries, countryOf, hasWinter, townsFor } from './places/all.ts';
import type { Country, Town } from './places/country.ts';
import { Random } from './random.ts';
import { type Scope, scopeOf } from './scope.ts';
import { type Facts, write, writePlain } from './text.ts';
import { nameWords } from './words.ts';

export interface BriefInput {
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  /** Days of the time box; `null` when open-ended. */
  timeBoxDays: number | null;
  seed: string;
}

/** Every choice a brief is written from, made before the first word. It survives storage as JSON. */
export interface Skeleton {
  version: 1;
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
  kind: string;
  trouble: string;
  trigger: TriggerKind;
  model: BusinessModel;
  channel: Channel;
  country: string;
  town: string;
  org: string;
  /** Index into the trouble's triggers; tension and twist are indexes into the kind's. */
  triggerIndex: number;
  tension: number;
  twist: number | null;
  /** Names by index into the kind's people. The first `shown` of `speaking` are the stakeholders. */
  people: string[];
  speaking: number[];
  personas: { user: number; name: string; role: string; age: number; location: string }[];
  /** Titles are facts, because deliverables name features by them. */
  features: { id: string; title: string; priority: Priority; goal: number }[];
  nonGoals: number[];
  facts: Facts;
}

export function drawSkeleton(input: BriefInput): Skeleton {
  const random = new Random(`${input.seed} ${input.industry} ${input.styles.join('+')} ${input.level} facts`);
  const kind = random.pick(kindsOf(input.industry));
  const trouble = random.pick(kind.troubles);
  const { country, town } = drawPlace(kind, random);
  const scope = scopeOf(input.level, input.timeBoxDays);
  const taken = new Set<string>();
  const people = kind.people.map(({ role }) => drawName(country, random, taken, role));
  const triggerIndex = random.pick(triggersFor(trouble, country));
  const facts = drawFacts(kind, trouble, triggerIndex, country, town, people, random);
  const tension = random.int(0, kind.tensions.length - 1);
  const features = drawFeatures(kind, trouble, scope, facts, random);
  const featureIds = new Set(features.map((feature) => feature.id));
  const allowed = kind.nonGoals.flatMap((goal, index) => (goal.bars?.some((id) => featureIds.has(id)) ? [] : [index]));
  const twist = random.chance(scope.twistShare) ? random.int(0, kind.twists.length - 1) : null;
  const speaking = speakersOf(kind, tension, twist, scope.stakeholders, random);
  return {
    version: 1,
    industry: input.industry,
    styles: [...input.styles],
    level: input.level,
    timeBoxDays: input.timeBoxDays,
    kind: kind.id,
    trouble: trouble.id,
    trigger: trouble.whyNow[triggerIndex]!.kind,
    model: kind.model,
    channel: kind.channel,
    country: country.id,
    town: town.name,
    org: facts.org!,
    triggerIndex,
    tension,
    twist,
    people,
    speaking,
    personas: drawPersonas(kind, input.industry, country, town, scope.personas, taken, facts, random),
    features,
    nonGoals: random.sample(allowed, scope.nonGoals),
    facts: { ...facts, ...introduced(kind, people, speaking, facts, random) },
  };
}

/**
 * Facts with full name and role instead of the first name for people who are not stakeholders: the reader does not
 * know them.
 */
function introduced(kind: Kind, people: string[], speaking: number[], facts: Facts, random: Random): Facts {
  const absent = people.map((_, index) => index).filter((index) => !speaking.includes(index));
  return Object.fromEntries(
    absent.map((index) => [`p${index}f`, `${people[index]!} (${writePlain(kind.people[index]!.role, facts, random)})`]),
  );
}

function drawPlace(kind: Kind, random: Random): { country: Country; town: Town } {
  const country = random.pick(countries.filter((candidate) => townsFor(candidate, kind.where).length > 0));
  return { country, town: random.pick(townsFor(country, kind.where)) };
}

/** In years. */
const LONGEST_TENURE = 37;

function drawFacts(
  kind: Kind,
  trouble: Trouble,
  triggerIndex: number,
  country: Country,
  town: Town,
  people: string[],
  random: Random,
): Facts {
  const numbers = derive(
    { ...derive(drawNumbers(kind.n, random), kind.also), ...withOddTargets(drawNumbers(trouble.n, random), trouble) },
    trouble.also,
  );
  const years = random.int(kind.years[0], kind.years[1]);
  const { when } = trouble.whyNow[triggerIndex]!;
  const due = when ? seasonMonth(when, country.southern === true) : random.int(0, 11);
  const now = due - random.int(2, 5);
  const surnames = random.sample(country.names.last, 2);
  const facts: Record<string, string> = {
    diction: drawDiction(random),
    ...nameWords(random),
    ...writeNumbers(numbers, country.money),
    ...seasons(country.southern === true),
    town: town.name,
    country: country.name,
    district: random.pick(town.districts),
    language: country.languages[0],
    language2: country.languages[1],
    feast: country.feast,
    sign: country.money.sign.trim(),
    years: String(years),
    // The longest possible employment in an organisation that may be older than any person.
    tenure: String(years <= LONGEST_TENURE ? years : 9 + (years % 29)),
    now: monthName(now),
    due: monthName(due),
    ...drawDeadlines(trouble, due, random),
    surname: surnames[0]!,
    surname2: surnames[1]!,
  };
  people.forEach((name, index) => {
    facts[`p${index}`] = name;
    facts[`p${index}f`] = firstName(name);
  });
  facts.org = writePlain(pickName(kind.names, random), { ...facts, diction: '' }, random);
  facts.what = writePlain(random.pick(kind.what), facts, random);
  facts.object = writePlain(random.pick(kind.objects), facts, random);
  kind.surfaces.forEach(({ name, states }, on) => {
    facts[`surface${on}`] = write(name, facts, random);
    facts[`states${on}`] = writePlain(states, facts, random);
  });
  facts.moment = writePlain(random.pick(kind.moments), facts, random);
  return facts;
}

/** Names that differ only by a colour, a number or the town are rare, or they would repeat too often. */
function pickName(patterns: readonly string[], random: Random): string {
  const pattern = random.pick(patterns);
  const isNarrow = !/\{(?!colour|count|town)\w+\}/.test(pattern);
  return isNarrow && random.chance(pattern.includes('{town}') ? 0.5 : 0.85)
    ? random.pick(patterns.filter((other) => other !== pattern))
    : pattern;
}

/** The triggers that are possible there: no ice in a country without winter. */
export function triggersFor(trouble: Trouble, country: Country): number[] {
  return trouble.whyNow.flatMap(({ cold }, index) => (cold && !hasWinter(country) ? [] : [index]));
}

/** Both sides of the tension, then the person in the twist and the client, then others. */
function speakersOf(kind: Kind, tension: number, twist: number | null, count: number, random: Random): number[] {
  const parties = [...kind.tensions[tension]!.of];
  const told = twist === null ? '' : kind.twists[twist]!;
  const isNamed = (index: number) => index === 0 || told.includes(`{p${index}`);
  const others = kind.people.map((_, index) => index).filter((index) => !parties.includes(index));
  const ranked = random
    .sample(others, others.length)
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return [...parties, ...ranked.slice(0, Math.max(0, count - parties.length))].sort((a, b) => a - b);
}

function drawPersonas(
  kind: Kind,
  industry: IndustryId,
  country: Country,
  town: Town,
  count: number,
  taken: Set<string>,
  facts: Facts,
  random: Random,
): Skeleton['personas'] {
  const users = random.sample(
    kind.users.map((_, index) => index),
    count,
  );
  return users.map((user) => {
    const {
      ages: [from, to],
      role: roles,
    } = kind.users[user]!;
    const role = write(roles, facts, random);
    const home = kind.users[user]!.away ? drawHome(country, town, abroad[industry] ?? 0, random) : { country, town };
    const location = random.chance(home.town === town ? 0.75 : 0.2)
      ? `${random.pick(home.town.districts)}, ${home.town.name}`
      : `${home.town.name}, ${home.country.name}`;
    return {
      user,
      name: drawName(home.country, random, taken, role),
      role,
      age: random.int(...agesFor(role, from, to)),
      location,
    };
  });
}

/** Share of visitors and customers from another country: many travellers, and a few who order by post. */
const abroad: Partial<Record<IndustryId, number>> = { travel: 0.35, ecommerce: 0.12 };

/** Home of a person who lives elsewhere, mostly in the same country. */
function drawHome(country: Country, town: Town, share: number, random: Random): { country: Country; town: Town } {
  const home = random.chance(share) ? random.pick(countries) : country;
  const others = home.towns.filter((other) => other !== town);
  return { country: home, town: random.pick(others) };
}

/** The age range of a user, limited to the role: nobody is retired at thirty, or a judge at twenty-five. */
function agesFor(role: string, from: number, to: number): [number, number] {
  const least = leastAges.find(([says]) => says.test(role))?.[1] ?? 13;
  const most = /\bstudent\b|\bapprentice\b|\btrainee\b/i.test(role) ? 34 : 95;
  return [Math.min(Math.max(from, least), 95), Math.max(Math.min(to, most), Math.max(from, least))];
}

const leastAges: readonly [says: RegExp, least: number][] = [
  [/\bretired\b|\bgrand(?:mother|father)\b/i, 57],
  [/\bwidow/i, 46],
  [/\bjudge\b|\bhead ?teacher\b/i, 38],
  [/(?<!\btree )\bsurgeon\b|\bdoctor\b|\bconsultant\b/i, 29],
  [/\bdoctoral\b/i, 25],
];

function drawFeatures(kind: Kind, trouble: Trouble, scope: Scope, facts: Facts, random: Random): Skeleton['features'] {
  const count = Math.min(scope.features, trouble.core.length + trouble.more.length);
  const core = trouble.core.slice(0, Math.floor(count / 2));
  const rest = random.sample([...trouble.core.slice(core.length), ...trouble.more], count - core.length);
  return [...core, ...rest].map((entry, index) => {
    const { id, goal } = featureOf(entry, scope);
    const title = write(kind.features.find((feature) => feature.id === id)!.title, facts, random);
    const ranked = index < core.length + rest.length / 2 ? 'medium' : 'low';
    return { id, title, goal, priority: index < core.length ? 'high' : ranked };
  });
}

/** Reads 'board:0'. When this level leaves out the goal, the feature belongs to the first one. */
export function featureOf(entry: string, scope: Scope): { id: string; goal: number } {
  const [id, goal] = entry.split(':');
  return { id: id!, goal: Number(goal) < scope.goals ? Number(goal) : 0 };
}

/**
 * The table rows of a skeleton.
 * @throws when a table has changed so much that a row is missing.
 */
export function rowsOf(skeleton: Skeleton): { kind: Kind; trouble: Trouble; country: Country } {
  const kind = kindsOf(skeleton.industry).find((candidate) => candidate.id === skeleton.kind);
  const trouble = kind?.troubles.find((candidate) => candidate.id === skeleton.trouble);
  if (!kind || !trouble) throw new Error(`nothing is known of ${skeleton.kind} / ${skeleton.trouble}`);
  return { kind, trouble, country: countryOf(skeleton.country) };
}

/** Writes sentences from a skeleton's facts. */
export class Pen {
  readonly facts: Facts;
  readonly random: Random;

  constructor(facts: Facts, random: Random) {
    this.facts = facts;
    this.random = random;
  }

  /**
   * A pen with `more` facts, which win over the existing ones. It changes the object `more`; its getters run only
   * when a text uses them.
   */
  knowing(more: Facts): Pen {
    return new Pen(Object.setPrototypeOf(more, this.facts), this.random);
  }

  write(text: string): string {
    return write(text, this.facts, this.random);
  }

  plain(text: string): string {
    return writePlain(text, this.facts, this.random);
  }

  one(texts: readonly string[]): string {
    return this.write(this.random.pick(texts));
  }

  some(texts: readonly string[], count: number): string[] {
    return this.random.sample(texts, count).map((text) => this.write(text));
  }
}

/** Whether a stored value is a skeleton that fits the current tables. */
export function isSkeleton(value: unknown): value is Skeleton {
  const candidate = value as Partial<Skeleton> | null;
  if (typeof candidate !== 'object' || candidate === null || candidate.version !== 1) return false;
  const kind = kindsOf(candidate.industry!)?.find(({ id }) => id === candidate.kind);
  if (!kind?.troubles.some(({ id }) => id === candidate.trouble)) return false;
  const known = new Set(kind.features.map(({ id }) => id));
  return (
    candidate.features!.every(({ id }) => known.has(id)) &&
    candidate.nonGoals!.every((index) => index in kind.nonGoals) &&
    candidate.personas!.every(({ user }) => user in kind.users) &&
    candidate.people!.length === kind.people.length &&
    (candidate.twist === null || candidate.twist! in kind.twists)
  );
}
