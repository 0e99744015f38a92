import { expect, test } from 'vitest';
import { industries } from '../../catalog/industries.ts';
import { styleIds } from '../../catalog/styles.ts';
import { composeBrief } from '../compose.ts';
import { kindsOf } from './industries/all.ts';
import type { Kind } from './kinds.ts';
import { countries, townsFor } from './places/all.ts';

const all = industries.flatMap(({ id }) => kindsOf(id).map((kind) => ({ industry: id, kind, name: kind.id })));

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

/** Every fact that texts of this kind may use, as a real brief has them. */
function factsOf(kind: Kind): Set<string> {
  const industry = all.find((row) => row.kind === kind)!.industry;
  for (let n = 0; ; n += 1) {
    const { skeleton } = composeBrief({
      industry,
      styles: [styleIds[0]!],
      level: 'stretch',
      timeBoxDays: null,
      seed: `${n}`,
    });
    if (skeleton.kind === kind.id) return new Set(Object.keys(skeleton.facts));
  }
}

test.each(all)('$industry: $name asks only for facts that exist', ({ kind }) => {
  const common = factsOf(kind);
  const numbers = new Set([...Object.keys(kind.n), ...kind.troubles.flatMap(({ n }) => Object.keys(n))]);
  const shared = new Set([...common].filter((key) => !numbers.has(key) || key in kind.n));
  const asked = (value: unknown, known: Set<string>) =>
    texts(value).flatMap((text) =>
      [...text.matchAll(/\{([a-zA-Z]\w*)/g)].map((match) => match[1]!).filter((key) => !known.has(key)),
    );
  const { troubles, ...rest } = kind;
  // Facts of one trouble are missing in a brief about another, and some facts depend on chosen numbers.
  expect(asked(rest, shared)).toEqual([]);
  for (const trouble of troubles) {
    const derived = trouble.also ? [...common] : [];
    expect(asked(trouble, new Set([...shared, ...Object.keys(trouble.n), ...derived]))).toEqual([]);
  }
});

test.each(all)('$industry: $name closes every bracket and names people by its own list', ({ kind }) => {
  for (const text of texts(kind)) {
    expect((text.match(/\[/g) ?? []).length, text).toBe((text.match(/\]/g) ?? []).length);
    expect(text, 'an upright apostrophe').not.toMatch(/\w'\w/);
    for (const [, index] of text.matchAll(/\{p(\d)f?\}/g)) expect(Number(index), text).toBeLessThan(kind.people.length);
  }
});

test.each(all)('$industry: $name has features, goals and tensions that fit each other', ({ kind }) => {
  const ids = kind.features.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const trouble of kind.troubles) {
    const entries = [...trouble.core, ...trouble.more].map((entry) => entry.split(':'));
    expect(entries.length).toBeGreaterThanOrEqual(7);
    expect(trouble.core.length).toBe(3);
    expect(new Set(entries.map(([id]) => id)).size).toBe(entries.length);
    for (const [id, goal] of entries) {
      expect(ids, `${trouble.id} ${id}`).toContain(id);
      expect(Number(goal)).toBeLessThan(trouble.goals.length);
    }
    expect(trouble.goals.length).toBe(4);
    expect(trouble.goals.slice(0, 3).filter(({ measure }) => measure).length).toBeGreaterThanOrEqual(2);
    expect(trouble.whyNow.length).toBeGreaterThanOrEqual(3);
  }
  for (const { of, a, b } of kind.tensions) {
    expect(a).toContain(`{p${of[0]}}`);
    expect(b).toContain(`{p${of[1]}}`);
  }
  for (const { bars } of kind.nonGoals) for (const id of bars ?? []) expect(ids).toContain(id);
  for (const user of kind.users)
    expect([user.goals.length, user.pains.length, user.quotes.length].every((count) => count > 0)).toBe(true);
});

test('every kind finds a place in at least eight countries', () => {
  for (const { kind } of all) {
    expect(
      countries.filter((country) => townsFor(country, kind.where).length > 0).length,
      kind.id,
    ).toBeGreaterThanOrEqual(8);
  }
});

test('no kind, trouble or country has the id of another', () => {
  const ids = all.map(({ kind }) => kind.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  for (const { kind } of all) expect(new Set(kind.troubles.map(({ id }) => id)).size).toBe(kind.troubles.length);
});
