import type { Country, Names } from './places/country.ts';
import type { Random } from './random.ts';

/** A person's name as it is written where they live. `taken` keeps two people of one brief from sharing a name. */
export function drawName(country: Country, random: Random, taken: Set<string>): string {
  for (;;) {
    const names = country.also && random.chance(0.22) ? country.also : country.names;
    const name = drawFrom(names, country.id, random);
    const [first, ...rest] = name.split(' ');
    if (taken.has(first!) || taken.has(rest.join(' '))) continue;
    taken.add(first!);
    taken.add(rest.join(' '));
    return name;
  }
}

function drawFrom(names: Names, country: string, random: Random): string {
  const woman = random.chance(0.52);
  const first = random.pick(woman ? names.f : names.m);
  const surname = (): string => {
    const index = random.int(0, names.last.length - 1);
    return woman && names.lastF ? names.lastF[index]! : names.last[index]!;
  };
  // Where two surnames are the custom, some people use both.
  if (twoSurnames.has(country) && random.chance(0.3)) {
    const [a, b] = [surname(), surname()];
    return a === b ? `${first} ${a}` : `${first} ${a} ${b}`;
  }
  return `${first} ${surname()}`;
}

const twoSurnames = new Set(['es', 'mx', 'co', 'cl', 'pe', 'uy', 'cr', 'ar', 'gt', 'ec']);

/** What people call each other at work. */
export function firstName(name: string): string {
  return name.split(' ')[0]!;
}
