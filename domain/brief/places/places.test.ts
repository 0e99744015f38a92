import { expect, test } from 'vitest';
import { countries } from './all.ts';

test('every country knows women, men and surnames, and a form of each surname for women where they differ', () => {
  for (const { id, names, towns } of countries) {
    expect(new Set(names.f).size, `${id} women`).toBe(names.f.length);
    expect(new Set(names.m).size, `${id} men`).toBe(names.m.length);
    expect(new Set(names.last).size, `${id} surnames`).toBe(names.last.length);
    expect(names.f.length, id).toBeGreaterThanOrEqual(18);
    expect(names.m.length, id).toBeGreaterThanOrEqual(18);
    expect(names.last.length, id).toBeGreaterThanOrEqual(24);
    if (names.lastF) expect(names.lastF.length, id).toBe(names.last.length);
    expect(towns.length, id).toBeGreaterThanOrEqual(3);
    for (const town of towns) expect(town.districts.length, town.name).toBeGreaterThanOrEqual(4);
  }
});

test('no two towns share a name, so that a place tells its country', () => {
  const towns = countries.flatMap(({ towns }) => towns.map(({ name }) => name));
  expect(towns.filter((name, index) => towns.indexOf(name) !== index)).toEqual([]);
});

test('the briefs can be set in more than fifty countries on all continents that have towns', () => {
  expect(countries.length).toBeGreaterThan(50);
  expect(new Set(countries.map(({ region }) => region)).size).toBe(6);
});
