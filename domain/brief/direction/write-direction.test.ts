import { expect, test } from 'vitest';
import { industryIds } from '../../catalog/industries.ts';
import { type StyleId, styleIds, styleOf } from '../../catalog/styles.ts';
import { hexToOklch } from '../../color/convert.ts';
import { casesOf } from '../cases/all.ts';
import { drawCase } from '../cases/draw-case.ts';
import { writeCase } from '../cases/write-case.ts';
import { briefContentSchema } from '../content.ts';
import { writeDirection } from './write-direction.ts';

const cases = industryIds.flatMap(casesOf);
const draw = (
  one: (typeof cases)[number],
  styles: readonly StyleId[],
  seed = '1',
  level: 'foundation' | 'professional' | 'stretch' = 'professional',
) => drawCase(one, { styles, level, timeBoxDays: 14, seed });

test.each(cases)('$id: the direction fits the content of a brief in every style, and names its own colours', (one) => {
  for (const style of styleIds) {
    const drawn = draw(one, [style]);
    const content = { ...writeCase(drawn), ...writeDirection(drawn) };
    expect(briefContentSchema.safeParse(content).error).toBeUndefined();
    const { direction, colors, typography } = content;
    const named = (role: string) => colors.find((color) => color.role === role)!.name.toLowerCase();
    expect(direction!.color.toLowerCase()).toContain(named('accent'));
    expect(direction!.color).toContain(one.direction.accent);
    const headings = typography!.heading.note!.slice(1, -1);
    expect(direction!.type).toMatch(new RegExp(`^Headings in .${headings}, as on ${one.direction.lettering}\\. `));
    expect(direction!.type).toContain(one.direction.reading);
    expect(direction!.color).toContain(`, the colour of ${one.direction.own}`);
    const { mood, shape } = one.direction.styles[style];
    expect(direction!.mood).toBe(mood);
    expect(direction!.avoid).toMatch(new RegExp(`^[^.]+, the risk of ${styleOf(style).label}, because `));
    expect(direction!.shape).toBe(shape);
    expect(typography!.heading.size).toBeGreaterThanOrEqual(typography!.body.size! * 1.5);
    expect(colors).toHaveLength(9);
  }
});

test.each(cases)('$id: a second style rules one screen of the brief, never the first, and says why', (one) => {
  for (const level of ['foundation', 'professional', 'stretch'] as const)
    for (const [seed, second] of ['1', '2', '3', '4'].flatMap((seed) =>
      styleIds.slice(1).map((second) => [seed, second] as const),
    )) {
      const drawn = draw(one, ['minimal', second], seed, level);
      const { minimal, [second]: other } = one.direction.styles;
      const { mood, shape, ...rest } = writeDirection(drawn).direction!;
      expect(mood).toBe(minimal.mood);
      const label = styleOf(second).label;
      const lent = drawn.features
        .slice(1)
        .map(({ key, title }) => `${minimal.shape} Only ‘${title}’ is ${label}. It ${other.second[key]}.`);
      expect(lent).toContain(shape);
      expect(JSON.stringify(rest)).not.toContain(styleOf(second).label);
    }
});

test('what every brief has to say it says in a few plain forms', () => {
  const [said, marked, acts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const one of cases)
    for (const seed of ['1', '2']) {
      const drawn = draw(one, ['minimal', 'retro'], seed);
      const { color } = writeDirection(drawn).direction!;
      said.add(writeCase(drawn).uspIntro);
      marked.add(/ marks only | is the accent: |The accent, /.exec(color)![0]);
      acts.add(/ marks what can be pressed|Buttons and links are |What can be pressed is |no buttons/.exec(color)![0]);
    }
  acts.delete('no buttons');
  expect([said.size, marked.size, acts.size]).toEqual([3, 3, 3]);
});

test('lines that speak of a dark ground get one', () => {
  const one = cases.find(({ id }) => id === 'late-check-in')!;
  expect(one.direction.styles.futuristic.shape).toMatch(/dark ground/);
  for (let seed = 0; seed < 20; seed += 1) {
    const { colors } = writeDirection(draw(one, ['futuristic'], `${seed}`));
    expect(hexToOklch(colors[0]!.hex).l).toBeLessThan(0.3);
  }
});

test('a ground is dark only at night or for a film, and the brief says why', () => {
  const dark = new Set<string>();
  for (const one of cases)
    for (const style of ['luxury', 'futuristic'] as const)
      for (const seed of ['1', '2', '3']) {
        const { colors, direction } = writeDirection(draw(one, [style], seed));
        if (hexToOklch(colors[0]!.hex).l > 0.5) continue;
        dark.add(one.id);
        expect(`${direction!.shape} ${direction!.color}`).toMatch(
          /\b(?:a dark ground|The ground is dark)\b.*, because /,
        );
      }
  expect([...dark].toSorted()).toEqual(['care-handover', 'late-check-in', 'sign-practice']);
});

test('what is to be avoided is not drawn: dark screens, thin letters', () => {
  let seen = 0;
  for (const one of cases)
    for (const style of styleIds) {
      const { avoid } = one.direction.styles[style];
      const noDark = /\b(?:dark|black) (?:screen|panel|glass)/i.test(avoid);
      const noThin = /\b(?:thin|hairlines?)\b/i.test(avoid);
      if (!noDark && !noThin) continue;
      seen += 1;
      for (const seed of ['1', '2', '3', '4']) {
        const { colors, typography } = writeDirection(draw(one, [style], seed));
        const name = `${one.id} ${style} ${seed}`;
        if (noDark) expect([name, hexToOklch(colors[0]!.hex).l > 0.8]).toEqual([name, true]);
        if (noThin) expect([name, typography.heading.family]).not.toEqual([name, 'Cormorant Garamond']);
      }
    }
  expect(seen).toBeGreaterThan(20);
});

test('on a screen that nobody touches, the action colour shows what happens now', () => {
  const one = cases.find(({ id }) => id === 'late-check-in')!;
  const wall = { name: 'Wall screen', device: 'wall screen', size: '1920 × 1080 px' } as const;
  const surfaces = Object.fromEntries(Object.keys(one.surfaces).map((key) => [key, wall]));
  const direction = { ...one.direction, action: 'the number called now' };
  const drawn = draw({ ...one, surfaces, direction }, ['retro']);
  expect(writeDirection(drawn).direction!.color).toMatch(
    /^This screen has no buttons, so [a-z -]+, the colour of .+, marks the number called now\. /,
  );
  expect(writeDirection(drawn).typography!.body.size).toBeGreaterThanOrEqual(40);
});
