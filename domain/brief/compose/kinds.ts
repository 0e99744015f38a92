import type { CONSTRAINT_TYPES } from '../content.ts';
import type { Text } from './text.ts';

/*
 * What the tables of content hold. A *kind* is a kind of organisation (a three-shop bakery); a *trouble* is what is wrong there.
 * Every text may draw and may use facts (see text.ts): the numbers `n` of kind and trouble, and those listed in facts.ts.
 */

/** A whole number drawn from `low` to `high`, on a grid of `step`; or an amount of money, given in euros of a mid-priced country. */
export type NumberDraw =
  | readonly [low: number, high: number, step?: number]
  | { readonly eur: readonly [number, number] };
export type Numbers = Readonly<Record<string, NumberDraw>>;
export type Drawn = Readonly<Record<string, number>>;
/** Numbers that follow from drawn ones, so that they agree. Money comes in as euros and is marked again on the way out. */
export type Derive = (n: Drawn) => Record<string, number | { eur: number }>;

export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];
export interface Constraint {
  type: ConstraintType;
  text: Text;
  /** What it does to the design. */
  effect: Text;
}

/** What a place must be for the organisation to stand there. */
export const PLACE_TRAITS = [
  'coast',
  'port',
  'river',
  'mountain',
  'city',
  'town',
  'tourist',
  'farm',
  'university',
  'cold',
  'warm',
] as const;
export type PlaceTrait = (typeof PLACE_TRAITS)[number];

export const BUSINESS_MODELS = [
  'retail',
  'marketplace',
  'subscription',
  'membership',
  'fees',
  'public',
  'charity',
  'cooperative',
  'commission',
  'hire',
  'wholesale',
] as const;
export type BusinessModel = (typeof BUSINESS_MODELS)[number];

export const CHANNELS = ['phone', 'desktop', 'counter', 'tablet', 'kiosk', 'messages', 'paper', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];

export const TRIGGERS = [
  'rule',
  'season',
  'loss',
  'rival',
  'growth',
  'people',
  'legacy',
  'money',
  'complaint',
  'move',
] as const;
export type TriggerKind = (typeof TRIGGERS)[number];

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export interface UserKind {
  role: Text;
  ages: readonly [number, number];
  /** Lives elsewhere: a visitor, a customer by post. */
  away?: true;
  goals: readonly Text[];
  pains: readonly Text[];
  quotes: readonly Text[];
}

export interface Feature {
  id: string;
  title: Text;
  text: Text;
  /** A requirement that can be ticked when the feature has been designed. */
  check: Text;
  /** Index into the kind's surfaces: where it is used. */
  on: 0 | 1;
}

/** A thing with screens: the customer's phone, the counter's tablet. */
export interface Surface {
  name: Text;
  /** Size and circumstances: 'Phone, 390 px wide, used with one thumb'. */
  format: Text;
  states: Text;
}

export interface Goal {
  text: Text;
  /** Absent for a goal that is a promise rather than a number. */
  measure?: { metric: Text; base: Text; target: Text; how: Text };
}

export interface Trouble {
  id: string;
  titles: readonly Text[];
  n: Numbers;
  also?: Derive;
  /** What is wrong and what it costs, two or three sentences. */
  problem: readonly Text[];
  /** What is asked for, without the answer. */
  ask: readonly Text[];
  /** How things are done today and what was tried. */
  situation: readonly Text[];
  /** `when`: {due} has to lie in this season. `cold`: only where there is a winter. */
  whyNow: readonly { kind: TriggerKind; text: Text; when?: Season; cold?: true }[];
  goals: readonly Goal[];
  /** Features that answer this trouble, most needed first, each with the index of the goal it serves: 'board:0'. */
  core: readonly string[];
  /** Features that fit as well. */
  more: readonly string[];
}

export interface Kind {
  id: string;
  model: BusinessModel;
  channel: Channel;
  /** Any one of these is enough; empty: anywhere. */
  where: readonly PlaceTrait[];
  /** 'a bakery with {shops:w} shops' */
  what: readonly Text[];
  names: readonly Text[];
  /** Youngest and oldest the organisation may be, in years. */
  years: readonly [number, number];
  n: Numbers;
  also?: Derive;
  story: readonly Text[];
  audience: readonly Text[];
  users: readonly UserKind[];
  people: readonly { role: Text; wants: readonly Text[] }[];
  usps: readonly { title: Text; text: Text }[];
  features: readonly Feature[];
  surfaces: readonly [Surface, Surface];
  constraints: readonly Constraint[];
  /** `bars` names the features that would contradict it. */
  nonGoals: readonly { text: Text; bars?: readonly string[] }[];
  /** `of` are two indexes into people; texts name them as {p0}, {p1} … */
  tensions: readonly { of: readonly [number, number]; a: Text; b: Text; where: Text }[];
  unknowns: readonly Text[];
  twists: readonly Text[];
  /** Things of its world that a designer can look at. */
  objects: readonly Text[];
  /** Where and how the design is looked at: 'at four in the morning on a dimmed screen'. */
  moments: readonly Text[];
  /** A line to set the typography in. */
  samples: readonly Text[];
  troubles: readonly Trouble[];
}
