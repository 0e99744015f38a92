import type { PlaceTrait } from '../cases/kinds.ts';

export const REGIONS = ['Europe', 'Africa', 'Asia', 'Americas', 'Oceania', 'Middle East'] as const;

export interface Money {
  /** Stands before the amount, or behind it with `after`. */
  sign: string;
  after?: true;
  /** Local price of what costs one euro in a mid-priced country: exchange rate and price level together. */
  rate: number;
}

export interface Town {
  name: string;
  traits: readonly PlaceTrait[];
  districts: readonly string[];
}

/** First names of women and of men, and surnames; `lastF` holds the women's forms of surnames, in the same order. */
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
  /** The most common language, then another common one. */
  languages: readonly [string, string];
  /** The holiday when everybody shops, travels or goes home. */
  feast: string;
  names: Names;
  /** Ids of countries whose names are common here too. */
  neighbours?: readonly string[];
  towns: readonly Town[];
}

/** Words from one line, for readable tables; an underscore is a space inside a name. */
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
