import type { PlaceTrait } from '../kinds.ts';

export const REGIONS = ['Europe', 'Africa', 'Asia', 'Americas', 'Oceania', 'Middle East'] as const;

export interface Money {
  /** Written before the amount, or after it where `after` says so. */
  sign: string;
  after?: true;
  /** What one euro's worth of everyday price in a mid-priced country costs here: exchange rate and price level in one. */
  rate: number;
}

export interface Town {
  name: string;
  traits: readonly PlaceTrait[];
  districts: readonly string[];
}

/** First names of women and of men, and surnames; `lastF` where a woman's surname has a form of its own, in the same order. */
export interface Names {
  f: readonly string[];
  m: readonly string[];
  last: readonly string[];
  lastF?: readonly string[];
}

export interface Country {
  id: string;
  name: string;
  region: (typeof REGIONS)[number];
  southern?: true;
  money: Money;
  /** The language most people read; then one that many read as well. */
  languages: readonly [string, string];
  /** The days in the year when everybody shops, travels or goes home. */
  feast: string;
  names: Names;
  /** Ids of countries whose names are at home here too. */
  neighbours?: readonly string[];
  towns: readonly Town[];
}

/** Words from a line, so that tables stay readable; an underscore stands for a space inside a name. */
export function list(line: string): string[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}

/** `'Gdynia: coast city tourist: Orłowo Redłowo'` */
export function town(line: string): Town {
  const [name, traits, districts] = line.split(':').map((part) => part.trim());
  return { name: name!.replaceAll('_', ' '), traits: list(traits!) as PlaceTrait[], districts: list(districts!) };
}
