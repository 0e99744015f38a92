import { expect, test } from 'vitest';
import { industryIds } from '../../catalog/industries.ts';
import { type StyleId, styleIds } from '../../catalog/styles.ts';
import { contrast } from '../../color/contrast.ts';
import { hexToOklch } from '../../color/convert.ts';
import { casesOf } from '../cases/all.ts';
import { drawCase } from '../cases/draw-case.ts';
import { writeCase } from '../cases/write-case.ts';
import { briefContentSchema } from '../content.ts';
import { writeDirection } from './write-direction.ts';

const cases = industryIds.flatMap(casesOf);
const draw = (one: (typeof cases)[number], styles: readonly StyleId[], seed = '1') =>
  drawCase(one, { styles, level: 'professional', timeBoxDays: 14, seed });

test.each(cases)('$id: the direction fits the content of a brief in every style, and names its own colours', (one) => {
  for (const style of styleIds) {
    const drawn = draw(one, [style]);
    const content = { ...writeCase(drawn), ...writeDirection(drawn) };
    expect(briefContentSchema.safeParse(content).error).toBeUndefined();
    const { direction, colors, typography } = content;
    const hexOf = (role: string) => colors.find((color) => color.role === role)!.hex;
    const named = (role: string) => colors.find((color) => color.role === role)!.name.toLowerCase();
    expect(direction!.color.toLowerCase()).toContain(named('action'));
    expect(direction!.color.toLowerCase()).toContain(named('accent'));
    expect(direction!.color).toContain(one.direction.accent);
    const on = (ground: string) => contrast(hexOf('accent'), hexOf(ground));
    const isReadable = on('background') >= 4.5 && on('surface') >= 4.5;
    expect(/never (?:as letters|on the words)|colour of text/.test(direction!.color)).toBe(!isReadable);
    expect(direction!.type).toContain(one.direction.reading);
    const { mood, why } = one.direction.styles[style];
    expect(direction!.mood).toBe(`${mood} ${why}`);
    expect(typography!.heading.size).toBeGreaterThanOrEqual(typography!.body.size! * 1.5);
    expect(colors).toHaveLength(9);
  }
});

test.each(cases)('$id: two styles share each screen, with a reason and a rule', (one) => {
  const drawn = draw(one, ['minimal', 'luxury']);
  const { mood } = writeDirection(drawn).direction!;
  expect(mood).toContain(one.direction.styles.minimal.mood);
  const { why } = one.direction.styles.luxury;
  expect(mood).toMatch(/Minimal is the main style: it shapes layout and tone\. Luxury gives .+\. Rule for both: .+\.$/);
  expect(mood).toContain(why);
});

test('every pair of styles has a rule of its own', () => {
  const rules = styleIds.flatMap((first) =>
    styleIds
      .filter((second) => second !== first)
      .map(
        (second) => /Rule for both: (.+)/.exec(writeDirection(draw(cases[0]!, [first, second])).direction!.mood)![1]!,
      ),
  );
  expect(rules).not.toContain('undefined.');
  expect(new Set(rules).size).toBe(rules.length / 2);
});

test('lines that speak of a dark ground get one', () => {
  const one = cases.find(({ id }) => id === 'late-check-in')!;
  expect(one.direction.styles.futuristic.shape).toMatch(/dark ground/);
  for (let seed = 0; seed < 20; seed += 1) {
    const { colors } = writeDirection(draw(one, ['futuristic'], `${seed}`));
    expect(hexToOklch(colors[0]!.hex).l).toBeLessThan(0.3);
  }
});

test('what is to be avoided is not drawn: dark screens, thin letters', () => {
  let seen = 0;
  for (const one of cases)
    for (const style of styleIds) {
      const { avoid } = one.direction.styles[style];
      const noDark = /\b(?:dark|black) (?:screen|panel|glass)/i.test(avoid);
      const noThin = /\bthin\b/i.test(avoid);
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
  expect(writeDirection(drawn).direction!.color).toContain('shows the number called now');
  expect(writeDirection(drawn).typography!.body.size).toBeGreaterThanOrEqual(40);
});
