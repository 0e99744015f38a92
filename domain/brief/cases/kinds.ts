import type { CONSTRAINT_TYPES } from '../content.ts';

export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];

/** Traits of a town. */
export type PlaceTrait =
  | 'coast'
  | 'port'
  | 'river'
  | 'mountain'
  | 'city'
  | 'town'
  | 'tourist'
  | 'farm'
  | 'university'
  | 'cold'
  | 'warm';

/** How an organisation earns its money. */
export type BusinessModel =
  | 'retail'
  | 'marketplace'
  | 'subscription'
  | 'membership'
  | 'fees'
  | 'public'
  | 'charity'
  | 'cooperative'
  | 'commission'
  | 'hire'
  | 'wholesale';

export type Channel = 'phone' | 'desktop' | 'counter' | 'tablet' | 'kiosk' | 'messages' | 'paper' | 'call';

/** Why the work begins now. */
export type TriggerKind =
  | 'rule'
  | 'season'
  | 'loss'
  | 'rival'
  | 'growth'
  | 'people'
  | 'legacy'
  | 'money'
  | 'complaint'
  | 'move';
