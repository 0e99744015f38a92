import type { CONSTRAINT_TYPES } from '../content.ts';
import type { Text } from './text.ts';

/*
 * The structure of the content tables. A *kind* is a kind of organisation (a three-shop bakery); a *trouble* is its
 * problem. Every text may hold choices and facts (see text.ts): the numbers `n` of kind and trouble, and those
 * listed in facts.ts.
 */

/** A whole number from `low` to `high`, in steps of `step`; or an amount of money, in euros of a mid-priced country. */
export type NumberDraw =
  | readonly [low: number, high: number, step?: number]
  | { readonly eur: readonly [number, number] };
export type Numbers = Readonly<Record<string, NumberDraw>>;
export type Drawn = Readonly<Record<string, number>>;
/**
 * Numbers that depend on chosen ones, so that they agree. Money comes in as euros and must be marked as money in
 * the result.
 */
export type Derive = (n: Drawn) => Record<string, number | { eur: number }>;

export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];
export interface Constraint {
  type: ConstraintType;
  text: Text;
  /** The effect on the design. */
  effect: Text;
}

/** Traits of a town that an organisation may need. */
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
  /** A requirement that can be ticked once the feature is designed. */
  check: Text;
  /** Index into the kind's surfaces, where the feature is used. */
  on: 0 | 1;
}

/** A thing with screens: the customer's phone, the counter's tablet. */
export interface Surface {
  name: Text;
  /** Size and use: 'Phone, 390 px wide, used with one thumb'. */
  format: Text;
  states: Text;
}

export interface Goal {
  text: Text;
  /** Absent for a goal without a number. */
  measure?: { metric: Text; base: Text; target: Text; how: Text };
}

export interface Trouble {
  id: string;
  titles: readonly Text[];
  n: Numbers;
  also?: Derive;
  /** The problem and its cost, in two or three sentences. */
  problem: readonly Text[];
  /** The request, without the solution. */
  ask: readonly Text[];
  /** How things work today, and what was tried. */
  situation: readonly Text[];
  /** `when`: {due} must be in this season. `cold`: only in countries with a winter. */
  whyNow: readonly { kind: TriggerKind; text: Text; when?: Season; cold?: true }[];
  goals: readonly Goal[];
  /** Features that solve this trouble, most important first, each with the index of its goal: 'board:0'. */
  core: readonly string[];
  /** Other features that fit. */
  more: readonly string[];
}

export interface Kind {
  id: string;
  model: BusinessModel;
  channel: Channel;
  /** Any one of these is enough; an empty list fits everywhere. */
  where: readonly PlaceTrait[];
  /** 'a bakery with {shops:w} shops' */
  what: readonly Text[];
  names: readonly Text[];
  /** Lowest and highest age of the organisation, in years. */
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
  /** `bars` names the features that would contradict the non-goal. */
  nonGoals: readonly { text: Text; bars?: readonly string[] }[];
  /** `of` are two indexes into people; texts name them as {p0}, {p1} … */
  tensions: readonly { of: readonly [number, number]; a: Text; b: Text; where: Text }[];
  unknowns: readonly Text[];
  twists: readonly Text[];
  /** Things of its world that a designer can look at. */
  objects: readonly Text[];
  /** Where and how people use the design: 'at four in the morning on a dimmed screen'. */
  moments: readonly Text[];
  /** A sample line for the typography. */
  samples: readonly Text[];
  troubles: readonly Trouble[];
}
