import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { countries } from '../places/all.ts';
import { drawPerson } from './people.ts';

test.each(countries)('$name: given name and surname share no word, as in “Ivo Ivo-Prado”', (country) => {
  for (let seed = 0; seed < 400; seed += 1) {
    const random = new Random(`${country.id} ${seed}`);
    const { name } = drawPerson(country, seed % 2 ? 'f' : 'm', random, new Set());
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
    drawn.add(drawPerson(alone, seed % 2 ? 'f' : 'm', new Random(`${seed}`), new Set()).name);
  const chinese = [...drawn].filter((name) => /(?:Lim|Teoh|Ooi|Khoo)$/.test(name));
  expect(chinese.length).toBeGreaterThan(5);
  for (const name of chinese) expect(name).toMatch(/-/);
  for (const name of drawn) expect(name).not.toMatch(/^(?:Harun|Siti|Muthu) (?:Lim|Teoh)$/);
});

test('whose surname is taken is not drawn, also where it is half of another one', () => {
  const [brazil] = countries.filter(({ id }) => id === 'br');
  const names = { f: ['Ana'], m: ['Ivo'], last: ['Ivo-Prado', 'Prado-Lima', 'Reis'] };
  const { neighbours: _, ...alone } = brazil!;
  for (let seed = 0; seed < 20; seed += 1) {
    const person = drawPerson({ ...alone, names }, 'm', new Random(`${seed}`), new Set(['Prado']));
    expect(person.name).toBe('Ivo Reis');
  }
});
