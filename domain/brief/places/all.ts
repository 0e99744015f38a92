import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { centralEurope } from './central-europe.ts';
import type { Country, Names } from './country.ts';
import { moreNames } from './more-names.ts';
import { northernEurope } from './northern-europe.ts';
import { oceaniaAndLevant } from './oceania-and-levant.ts';
import { southernEurope } from './southern-europe.ts';
import { westernEurope } from './western-europe.ts';

const tables: readonly Country[] = [
  ...westernEurope,
  ...northernEurope,
  ...southernEurope,
  ...centralEurope,
  ...africa,
  ...asia,
  ...americas,
  ...oceaniaAndLevant,
];

export const countries: readonly Country[] = tables.map((country) => ({
  ...country,
  names: together(country.names, moreNames[country.id]),
}));

function together(one: Names, more: Names | undefined): Names {
  if (!more) return one;
  const lastF = one.lastF && more.lastF ? { lastF: [...one.lastF, ...more.lastF] } : {};
  return { f: [...one.f, ...more.f], m: [...one.m, ...more.m], last: [...one.last, ...more.last], ...lastF };
}

const byId = new Map(countries.map((country) => [country.id, country]));

/** @throws when no country has the id. */
export function countryOf(id: string): Country {
  const country = byId.get(id);
  if (!country) throw new Error(`no country ${id}`);
  return country;
}
