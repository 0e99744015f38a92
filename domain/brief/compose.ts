import type { IndustryId } from '../catalog/industries.ts';
import type { LevelId } from '../catalog/levels.ts';
import type { StyleId } from '../catalog/styles.ts';
import { Random } from '../random.ts';
import { isSameValue } from '../value/same.ts';
import { casesOf } from './cases/all.ts';
import type { Case, Draw, Person, Persona } from './cases/case.ts';
import { type DrawnCase, drawCase, isShown } from './cases/draw-case.ts';
import { drawPerson } from './cases/people.ts';
import { writeCase } from './cases/write-case.ts';
import type { BriefContent } from './content.ts';
import { writeDirection } from './direction/write-direction.ts';
import { type FocusId, hasFocus } from './focus.ts';
import { countryOf } from './places/all.ts';
import { type BriefSectionId, briefSections } from './sections.ts';

export interface BriefInput {
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  /** Days of the time box; `null` when open-ended. */
  timeBoxDays: number | null;
  /** What the person wants to practise. The case asks for it, and the work begins there. */
  focus?: FocusId | undefined;
  seed: string;
  /** Cases that the person had before. Another one is drawn while there is one. */
  had?: readonly string[];
}

/** The case of a brief and what was drawn from it, as JSON. With the input, a case gives the same draw each time. */
export interface Skeleton extends Omit<BriefInput, 'had'> {
  version: 3;
  case: string;
  drawn: {
    org: string;
    town: string;
    country: string;
    /** Names of users and stakeholders by key. */
    people: Record<string, string>;
    figures: Record<string, string>;
  };
}

/** Writes a whole brief without a language model. Pure: the same input gives the same brief. */
export function composeBrief(input: BriefInput): { content: BriefContent; skeleton: Skeleton } {
  const one = new Random(`${input.seed} ${input.industry} case`).pick(rarest(casesWith(input), input.had));
  const drawn = drawCase(one, input);
  return { content: writeAll(drawn), skeleton: skeletonOf(drawn) };
}

/** The cases of the industry that ask for the chosen kind of work. */
function casesWith({ industry, focus }: BriefInput): readonly Case[] {
  const all = casesOf(industry);
  const asked = all.filter(({ id }) => hasFocus(industry, id, focus));
  return asked.length > 0 ? asked : all;
}

/** The cases that were had least often. */
function rarest(cases: readonly Case[], had: readonly string[] = []): readonly Case[] {
  const times = ({ id }: Case) => had.filter((earlier) => earlier === id).length;
  const least = Math.min(...cases.map(times));
  return cases.filter((one) => times(one) === least);
}

const writeAll = (drawn: DrawnCase): BriefContent => ({ ...writeCase(drawn), ...writeDirection(drawn) });

function skeletonOf({ case: one, input, facts }: DrawnCase): Skeleton {
  const { styles, level, timeBoxDays, focus, seed } = input;
  const people = Object.fromEntries(Object.entries(facts.who).map(([key, { name }]) => [key, name]));
  const { org, town, country, f } = facts;
  const drawn = { org, town, country, people, figures: { ...f } };
  const choice = { styles: [...styles], level, timeBoxDays, ...(focus && { focus }), seed };
  return { version: 3, industry: one.industry, case: one.id, ...choice, drawn };
}

/** The draw of a stored skeleton; `null` when there is none, when it is of an older form, or when its case was edited. */
export function drawnFrom(skeleton: unknown): DrawnCase | null {
  const stored = skeleton as Partial<Skeleton> | null;
  if (typeof stored !== 'object' || stored?.version !== 3) return null;
  const one = casesOf(stored.industry!).find(({ id }) => id === stored.case);
  if (!one) return null;
  const drawn = drawCase(one, stored as Skeleton);
  const { people, figures, ...place } = skeletonOf(drawn).drawn;
  const isSame =
    isSameValue(people, stored.drawn!.people) &&
    isSameValue(figures, stored.drawn!.figures) &&
    Object.entries(place).every(([key, value]) => stored.drawn![key as keyof typeof place] === value);
  return isSame ? drawn : null;
}

export interface SectionRequest {
  content: BriefContent;
  /** The skeleton from `composeBrief`, or the same after storage. */
  skeleton: unknown;
  section: BriefSectionId;
  /** The seed of this attempt; the same one gives the same section again. */
  attemptSeed: string;
}

/** Candidates for a rewritten section; the one with the most new texts wins. */
const ATTEMPTS = 12;

/**
 * Writes one section again from the same draw (BRIEF-8); every other field stays the same. Answers `null` when the
 * brief was not composed from a case, or when its case has no other words for the section.
 */
export function composeSection(request: SectionRequest): { content: BriefContent; skeleton: unknown } | null {
  const { content, skeleton, section, attemptSeed } = request;
  const drawn = drawnFrom(skeleton);
  if (!drawn) return null;
  const { fields } = briefSections.find(({ id }) => id === section)!;
  const textsIn = (of: BriefContent) => fields.flatMap((field) => textsOf(of[field]));
  const before = new Set(textsIn(content));
  let best: BriefContent | null = null;
  let mostNew = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const written = writeAll(withOtherWords(drawn, `${attemptSeed} ${attempt}`));
    const next = { ...content, ...pick(written, fields) };
    // The same lines in another order are not new words.
    const areNew = textsIn(next).filter((text) => !before.has(text)).length;
    if (areNew > mostNew) [best, mostNew] = [next, areNew];
  }
  return best && { content: best, skeleton };
}

/** The same facts, with other choices where no other section depends on them. */
function withOtherWords(drawn: DrawnCase, seed: string): DrawnCase {
  const random = new Random(seed);
  const personas = drawn.personas.map((persona) => {
    const all = drawn.case.users[persona.key]!.variants;
    const shown = all.filter((each) => isShown(each, drawn.strand, drawn.features, drawn.constraints));
    const variant = random.pick(shown.length > 1 ? shown : all);
    return { ...persona, variant, person: personFor(variant, persona.person, drawn, random) };
  });
  return { ...drawn, random, personas, input: { ...drawn.input, seed } };
}

/** The same person where gender and age fit. Only the audience names users, so nobody else misses a former one. */
function personFor(
  { gender, ages: [least, most] }: Persona<Draw>,
  person: Person,
  drawn: DrawnCase,
  random: Random,
): Person {
  const fits = !gender || (gender === 'f') === (person.they === 'she');
  const age = fits && person.age >= least && person.age <= most ? person.age : random.int(least, most);
  if (fits) return { ...person, age };
  const names = [drawn.facts.org, ...Object.values(drawn.facts.who).map(({ name }) => name)];
  const taken = { words: new Set(names.flatMap((name) => name.split(' '))), hasOneFromAbroad: true };
  return { ...drawPerson(countryOf(drawn.setting.country), gender!, random, taken), age };
}

const pick = (content: BriefContent, fields: readonly (keyof BriefContent)[]): Partial<BriefContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));

/** Every text in a part of a brief, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}
