import type { Random } from '../../random.ts';
import { countryOf } from '../places/all.ts';
import type { Country, Names } from '../places/country.ts';
import { areOfOnePeople } from '../places/peoples.ts';
import { STOCK_NAMES } from '../quality/word-lists.ts';
import type { Person } from './case.ts';

/** What the names of a brief are so far. */
export interface Taken {
  words: Set<string>;
  /** Somebody has moved here. With two of them a reader would look for a reason. */
  hasOneFromAbroad: boolean;
}

/** A person of this country, whose name is not yet `taken`, with the pronouns of the gender. The age is set elsewhere. */
export function drawPerson(country: Country, gender: 'f' | 'm', random: Random, taken: Taken): Omit<Person, 'age'> {
  for (;;) {
    const { id, names } = taken.hasOneFromAbroad ? country : homeOf(country, random);
    const name = drawFrom(names, country.id, gender === 'f', random);
    const [given, surname] = name.split(' ');
    if (!areOfOnePeople(id, given!, surname!)) continue;
    const parts = name.split(' ').flatMap((part) => [...new Set([...bothForms(part, names), ...part.split('-')])]);
    if (
      STOCK_NAMES.includes(name) ||
      hasWordTwice(name) ||
      parts.some((part, at) => taken.words.has(part) || parts.indexOf(part) < at)
    )
      continue;
    for (const part of parts) taken.words.add(part);
    if (id !== country.id) taken.hasOneFromAbroad = true;
    const pronouns = gender === 'f' ? SHE : HE;
    return { name, first: firstName(name), ...pronouns };
  }
}

/** Whether a surname begins with the given name: "Ivo Ivo-Prado", "Rangi Rangihuna". */
function hasWordTwice(name: string): boolean {
  const [given, ...surnames] = name.toLowerCase().split(' ');
  const words = given!.split('-');
  return surnames.flatMap((part) => part.split('-')).some((part) => words.some((word) => part.startsWith(word)));
}

/** Ivanov and Ivanova are one surname. */
function bothForms(part: string, { last, lastF = last }: Names): string[] {
  const index = lastF.includes(part) ? lastF.indexOf(part) : last.indexOf(part);
  return index < 0 ? [part] : [...new Set([last[index]!, lastF[index]!])];
}

const SHE = { they: 'she', them: 'her', their: 'her' } as const;
const HE = { they: 'he', them: 'him', their: 'his' } as const;

/** One person of a brief may have a name from a neighbouring country, as people move. */
function homeOf(country: Country, random: Random): Country {
  const { neighbours } = country;
  return neighbours && random.chance(0.1) ? countryOf(random.pick(neighbours)) : country;
}

function drawFrom(names: Names, country: string, woman: boolean, random: Random): string {
  const first = random.pick(woman ? names.f : names.m);
  const surname = (): string => {
    const index = random.int(0, names.last.length - 1);
    return woman && names.lastF ? names.lastF[index]! : names.last[index]!;
  };
  // Where two surnames are usual, some people use both.
  if (twoSurnames.has(country) && random.chance(0.3)) {
    const [a, b] = [surname(), surname()];
    return a === b ? `${first} ${a}` : `${first} ${a} ${b}`;
  }
  return `${first} ${surname()}`;
}

const twoSurnames = new Set(['es', 'mx', 'co', 'cl', 'pe', 'uy', 'cr', 'ar', 'gt', 'ec']);

/** The name that people use at work. */
export function firstName(name: string): string {
  return name.split(' ')[0]!;
}
