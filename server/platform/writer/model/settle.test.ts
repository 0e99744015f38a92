import { expect, test } from 'vitest';
import { buildBriefContent } from '#test/brief-content.ts';
import { arriving, settle } from './settle.ts';

const good = buildBriefContent();
const settled = (changes: object) => settle({ ...good, ...changes }, 'Stands in');

test('a good answer stays as it is', () => {
  expect(settled({})).toEqual({ content: good, problems: null });
});

test.each([
  [
    'a priority in capitals',
    { keyFeatures: good.keyFeatures.map((one) => ({ ...one, priority: one.priority.toUpperCase() })) },
  ],
  ['an age as text', { personas: good.personas.map((one) => ({ ...one, age: '34 years' })) }],
  ['a colour without its #', { colors: good.colors.map((one) => ({ ...one, hex: one.hex.slice(1) })) }],
  ['fields that nobody asked for', { mood: 'brave', personas: good.personas.map((one) => ({ ...one, salary: 1 })) }],
  ['an optional field that is null', { plotTwist: null, typography: null }],
  ['characters that no database takes', { whyNow: `${good.whyNow}\u0000\ud800`.replace('\ud800', '') }],
  ['an item that is not whole', { usps: [...good.usps, { title: 'Half a' }] }],
])('%s is put right', (_, changes) => {
  expect(settled(changes)).toEqual({ content: good, problems: null });
});

test('lists that are too long are cut, texts at the end of a sentence', () => {
  const { content } = settled({
    nonGoals: Array.from({ length: 9 }, (_, n) => `No ${n}.`),
    uspIntro: `First of all. ${'And then '.repeat(20)}it ends. ${'And then '.repeat(80)}`,
  });
  expect(content.nonGoals).toHaveLength(5);
  expect(content.uspIntro).toMatch(/it ends\.$/);
});

test('fields beyond the specification become empty when they are missing or wrong', () => {
  const { content, problems } = settled({ situation: undefined, constraints: 'none', tension: { a: 'Only one side' } });
  expect(problems).toBeNull();
  expect(content).toMatchObject({ situation: '', constraints: [], tension: null });
});

test('a field of the specification that is missing or wrong is named, and the others are kept', () => {
  const { content, problems } = settled({ usps: [good.usps[0]], deliverables: undefined, personas: 'many' });
  expect(problems!.map((problem) => problem.split(':')[0])).toEqual(['usps', 'personas', 'deliverables']);
  expect(content).toMatchObject({ title: good.title, projectGoals: good.projectGoals });
  expect(content).not.toHaveProperty('usps');
});

test('BRIEF-12 the title of the industry stands in where a writer gives none', () => {
  expect(settled({ title: undefined }).content.title).toBe('Stands in');
  expect(settled({ title: '  ' }).content.title).toBe('Stands in');
});

test('links that are counted from one, or point nowhere, are straightened', () => {
  const fromOne = settled({
    keyFeatures: good.keyFeatures.map((one) => ({ ...one, goal: one.goal + 1 })),
    deliverables: good.deliverables.map((one) => ({
      ...one,
      goals: one.goals.map((goal) => goal + 1),
      features: one.features.map((feature) => feature + 1),
    })),
  });
  expect(fromOne.content).toEqual(good);
  const lost = settled({ deliverables: good.deliverables.map((one) => ({ ...one, goals: [...one.goals, 7] })) });
  expect(lost.content).toEqual(good);
});

test('what is still arriving keeps to the kinds that a page can draw', () => {
  expect(
    arriving({
      title: 'Tide',
      usps: 'soon',
      personas: [{ name: 'Maren', goals: 'none' }, null],
      tension: { a: 'One side' },
      colors: [{ name: 'Night', hex: '#10' }],
      __proto__: { polluted: true },
    }),
  ).toEqual({ title: 'Tide', personas: [{ name: 'Maren' }], colors: [{ name: 'Night' }] });
});
