import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { countries, countryOf } from '../places/all.ts';
import { drawPerson } from './people.ts';

const taken = (...words: string[]) => ({ words: new Set(words), hasOneFromAbroad: false });

test.each(countries)('$name: given name and surname share no word, as in “Ivo Ivo-Prado”', (country) => {
  for (let seed = 0; seed < 400; seed += 1) {
    const random = new Random(`${country.id} ${seed}`);
    const { name } = drawPerson(country, seed % 2 ? 'f' : 'm', random, taken());
    const [given, ...surnames] = name.toLowerCase().split(' ');
    const shared = given!.split('-').filter((word) => surnames.join('-').split('-').includes(word));
    expect([name, shared]).toEqual([name, []]);
  }
});

test('given name and surname are of one people: no Harun Teoh', () => {
  const [malaysia] = countries.filter(({ id }) => id === 'my');
  const { neighbours: _, ...alone } = malaysia!;
  const drawn = new Set<string>();
  for (let seed = 0; seed < 300; seed += 1)
    drawn.add(drawPerson(alone, seed % 2 ? 'f' : 'm', new Random(`${seed}`), taken()).name);
  const chinese = [...drawn].filter((name) => /(?:Lim|Teoh|Ooi|Khoo)$/.test(name));
  expect(chinese.length).toBeGreaterThan(5);
  for (const name of chinese) expect(name).toMatch(/-/);
  for (const name of drawn) expect(name).not.toMatch(/^(?:Harun|Siti|Muthu) (?:Lim|Teoh)$/);
});

test('whose surname is taken is not drawn, also where it is half of another one', () => {
  const [brazil] = countries.filter(({ id }) => id === 'br');
  const names = { f: ['Ana'], m: ['Ivo'], last: ['Ivo-Prado', 'Prado-Lima', 'Ivov', 'Reis'] };
  const { neighbours: _, ...alone } = brazil!;
  for (let seed = 0; seed < 20; seed += 1) {
    const person = drawPerson({ ...alone, names }, 'm', new Random(`${seed}`), taken('Prado'));
    expect(person.name).toBe('Ivo Reis');
  }
});

test('one person of a brief at most has a name from another country', () => {
  for (const country of countries) {
    const away = new Set((country.neighbours ?? []).flatMap((id) => namesOf(countryOf(id))));
    const own = new Set(namesOf(country));
    for (let seed = 0; seed < 20; seed += 1) {
      const random = new Random(`${country.id} ${seed}`);
      const others = taken();
      const people = Array.from({ length: 7 }, (_, n) => drawPerson(country, n % 2 ? 'f' : 'm', random, others).name);
      const foreign = people.filter((name) => {
        const given = name.split(' ')[0]!;
        return away.has(given) && !own.has(given);
      });
      expect([country.id, foreign.slice(1)]).toEqual([country.id, []]);
    }
  }
});

const namesOf = ({ names }: (typeof countries)[number]) => [...names.f, ...names.m];
