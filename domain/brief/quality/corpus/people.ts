import { countries, countryOf } from '../../places/all.ts';
import type { Country } from '../../places/country.ts';
import { countryIn } from '../place.ts';
import { KNOWN_BRANDS, STOCK_NAMES } from '../word-lists.ts';
import { type CheckResult, checkResult, commonest, countsOf, percent, type Sample } from './check-result.ts';

/** M8 to M10: names and homes of personas, names of organisations. */
export function checkPeople(samples: readonly Sample[]): CheckResult[] {
  return [checkPersonaNames(samples), checkSpread(samples), checkCompanies(samples)];
}

const firstOf = (name: string): string => name.split(' ')[0]!;

function checkPersonaNames(samples: readonly Sample[]): CheckResult {
  const personas = samples.flatMap(({ content }) => content.personas);
  const full = commonest(countsOf(personas.map(({ name }) => name)));
  const first = commonest(countsOf(personas.map(({ name }) => firstOf(name))));
  const stock = personas.filter(({ name }) => STOCK_NAMES.includes(name)).length;
  const pairs = countsOf(
    samples.flatMap(({ content }) => {
      const names = content.personas.map(({ name }) => firstOf(name)).sort();
      return names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one} + ${other}`));
    }),
  );
  const pair = commonest(pairs);
  return checkResult(
    'M8',
    'Persona names',
    `‘${full.key}’ ${full.count}×, ‘${first.key}’ ${percent(first.share)}, ${stock} from the stop list, commonest cast ${pair.key} ${pair.count}×`,
    '≤ 3×, ≤ 1%, 0, no cast more than 3×',
    full.count <= 3 && first.share <= 0.01 && stock === 0 && pair.count <= 3,
  );
}

/** The country at the end of a persona's location. A town that the lists do not have is in the country of the brief. */
export function homeOf(location: string): Country | undefined {
  const place = location.split(', ').at(-1)!;
  return countries.find(({ name, towns }) => name === place || towns.some((town) => town.name === place));
}

function isAtHome(name: string, home: Country): boolean {
  const lists = [home, ...(home.neighbours ?? []).map(countryOf)].map((country) => country.names);
  const parts = (pick: (names: Country['names']) => readonly string[]) => lists.flatMap(pick);
  const firsts = parts(({ f, m }) => [...f, ...m]);
  const lasts = parts(({ last, lastF }) => [...last, ...(lastF ?? [])]);
  return firsts.some((first) => name.startsWith(`${first} `)) && lasts.some((last) => name.endsWith(` ${last}`));
}

function checkSpread(samples: readonly Sample[]): CheckResult {
  const personas = samples.flatMap(({ content }) =>
    content.personas.map((persona) => ({
      ...persona,
      home: homeOf(persona.location) ?? countryIn(content) ?? undefined,
    })),
  );
  const band = commonest(countsOf(personas.map(({ age }) => Math.floor(age / 10) * 10)));
  const places = countsOf(personas.flatMap(({ home }) => (home ? [home.name] : [])));
  const place = commonest(places);
  const roles = new Set(personas.map(({ role }) => role.toLowerCase())).size;
  const strangers = personas.filter(({ name, home }) => home === undefined || !isAtHome(name, home));
  const fitting = 1 - strangers.length / personas.length;
  const stranger = strangers[0] ? ` (not ${strangers[0].name} of ${strangers[0].location})` : '';
  return checkResult(
    'M9',
    'Persona spread',
    `largest ten years ${band.key}–${Number(band.key) + 9}: ${percent(band.share)}; ${places.size} countries, largest ${place.key} ${percent(place.share)}; ${roles} occupations; names at home ${percent(fitting)}${stranger}`,
    '≤ 30%; ≥ 25, ≤ 25%; ≥ 150; 100%',
    band.share <= 0.3 && places.size >= 25 && place.share <= 0.25 && roles >= 150 && strangers.length === 0,
  );
}

function checkCompanies(samples: readonly Sample[]): CheckResult {
  const names = samples.map(({ skeleton }) => skeleton.drawn.org);
  const different = new Set(names).size;
  const known = names.filter((name) => KNOWN_BRANDS.includes(name)).length;
  const inText = samples.filter(({ failures }) => failures.some(({ code }) => code === 'M10')).length;
  return checkResult(
    'M10',
    'Names of organisations',
    `${different} different, ${known + inText} known brands`,
    '≥ 100 of 1,000, 0',
    different >= Math.min(100, names.length / 2) && known + inText === 0,
  );
}
