import { expect, test } from 'vitest';
import { type StyleId, styleIds } from '../../catalog/styles.ts';
import { contrast } from '../../color/contrast.ts';
import { hexToOklch } from '../../color/convert.ts';
import { differences, redGreenDifference, seenBy } from '../../color/difference.ts';
import { Random } from '../../random.ts';
import type { ColorRole } from '../content.ts';
import { baseSets } from './base/all.ts';
import { drawPalette } from './draw-palette.ts';
import { APART, apartOf, brokenLimit, CONTRASTS, leastDeficient } from './limits.ts';
import { type Ground, hueDistance, type Span, type StyleRule, styleRules } from './style-rules.ts';
import { paletteOf } from './vary.ts';

const choices: [StyleId, StyleId?][] = styleIds.flatMap((first): [StyleId, StyleId?][] => [
  [first],
  ...styleIds.filter((second) => second !== first).map((second): [StyleId, StyleId] => [first, second]),
]);
const signals = ['text', 'muted', 'action', 'accent', 'success', 'error'] as const;
const tempers = ['calm', 'lively'] as const;
const colored = ['action', 'accent', 'success', 'error'] as const;
const sets = styleIds.flatMap((style) => baseSets[style].map((set) => ({ style, set })));
const ruleOf = (style: StyleId, ground: Ground): StyleRule => styleRules[style][ground]!;

const drawn = choices.flatMap((styles) =>
  Array.from({ length: 14 }, (_, draw) => ({ styles, ...drawPalette(styles, new Random(`${styles} ${draw}`), {}) })),
);

test('every drawn palette meets every limit, for each style and each pair of styles', () => {
  for (const { styles, colors, base } of drawn) {
    const between = (some: readonly ColorRole[]) =>
      some.flatMap((role, at) =>
        some.slice(at + 1).map((other) => differences(seenBy(colors[role]), seenBy(colors[other]))),
      );
    const on = (front: ColorRole, back: ColorRole) => contrast(colors[front], colors[back]);
    const hue = (role: ColorRole) => hexToOklch(colors[role]).h;
    const lightness = (role: ColorRole) => hexToOklch(colors[role]).l;
    const chroma = (role: ColorRole) => hexToOklch(colors[role]).c;
    const held = [
      on('text', 'background') >= 7,
      on('actionText', 'action') >= 4.5,
      ...(['background', 'surface'] as const).flatMap((back) => [
        ...(['text', 'muted', 'action', 'success', 'error'] as const).map((front) => on(front, back) >= 4.5),
        on('accent', back) >= 3,
      ]),
      differences(seenBy(colors.background), seenBy(colors.surface)).normal >= 3,
      ...between(signals).flatMap(({ normal, deficient }) => [normal >= 10, deficient >= 8]),
      ...between(['text', ...colored]).flatMap(({ normal, deficient }) => [normal >= 16, deficient >= 12]),
      // Muted text is lighter than text, and is taken for no button and no error.
      on('text', 'muted') >= 1.5,
      on('muted', 'background') <= 11,
      ...(base.ground === 'dark' ? [on('muted', 'background') >= 7] : []),
      ...(['action', 'error'] as const).flatMap((role) => [
        differences(seenBy(colors.muted), seenBy(colors[role])).normal >= 20,
        redGreenDifference(seenBy(colors.muted), seenBy(colors[role])) >= 14,
      ]),
      // A red button would look like an error, and a success of the button's colour like a button.
      hueDistance(hue('action'), hue('error')) >= 39,
      hueDistance(hue('action'), hue('success')) >= 38,
      // Well and ill: a green or blue-green and a red, of which one is lighter.
      Math.abs(lightness('success') - lightness('error')) >= 0.06,
      ...(['success', 'error'] as const).map((role) => lightness(role) >= 0.335),
      hue('success') >= 125 && hue('success') <= 218 && chroma('success') >= 0.055,
      hueDistance(hue('error'), 25) <= 12 && chroma('error') >= 0.12,
    ];
    expect([styles, base.name, held.indexOf(false)]).toEqual([styles, base.name, -1]);
  }
});

test('two styles: the accent is nearly always by the rule of the second', () => {
  const pairs = drawn.filter(({ styles: [, second] }) => second);
  const own = pairs.filter(({ colors, base }) => colors.accent === paletteOf(base.colors).accent);
  expect(own.length / pairs.length).toBeLessThan(0.03);
});

test('no accent is green, as green says that all is well', () => {
  for (const { styles, colors } of drawn) {
    const { h } = hexToOklch(colors.accent);
    expect([styles, h > 100 && h < 175]).toEqual([styles, false]);
  }
});

test('action, accent, success and error are 13 apart without red or green cones in seven of ten draws', () => {
  expect(drawn.filter(({ colors }) => apartOf(colors) >= 13).length / drawn.length).toBeGreaterThan(0.7);
});

test('neither success nor error is near black in eight of ten light draws', () => {
  const light = drawn.filter(({ base }) => base.ground === 'light');
  const most = ({ colors: { success, error, surface } }: (typeof light)[number]) =>
    Math.max(contrast(success, surface), contrast(error, surface));
  expect(light.filter((one) => most(one) <= 9).length / light.length).toBeGreaterThan(0.8);
});

test('no error is shared by more than one in ten palettes', () => {
  const errors = drawn.map(({ colors }) => colors.error);
  const most = Math.max(...[...new Set(errors)].map((hex) => errors.filter((other) => other === hex).length));
  expect(most / errors.length).toBeLessThan(0.1);
});

test('the same seed draws the same palette, another seed another one', () => {
  const draw = (seed: string) => drawPalette(['retro'], new Random(seed), {}).colors;
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test.each(styleIds)('%s has at least three sets for each temper', (style) => {
  for (const temper of tempers)
    expect(baseSets[style].filter((set) => set.temper === temper).length).toBeGreaterThanOrEqual(3);
});

test.each(sets)('$style, $set.name: lightness, chroma and hues follow the rules of the style', ({ style, set }) => {
  const rule = ruleOf(style, set.ground);
  for (const role of ['background', 'surface', 'action', 'accent'] as const) {
    const { l, c }: Span = rule[role];
    const [light, chroma] = set.colors[role];
    // Tables give two digits.
    expect([role, light >= l[0] - 0.006 && light <= l[1] + 0.006]).toEqual([role, true]);
    expect([role, chroma >= c[0] - 0.006 && chroma <= c[1] + 0.006]).toEqual([role, true]);
  }
  const [ground, action, accent] = [set.colors.surface[2], set.colors.action[2], set.colors.accent[2]];
  const toGround = hueDistance(action, ground);
  expect(rule.actionToGround.some(([from, to]) => toGround >= from - 2 && toGround <= to + 2)).toBe(true);
  const toAction = hueDistance(accent, action);
  expect(toAction).toBeGreaterThanOrEqual(rule.accentToAction[0] - 2);
  expect(toAction).toBeLessThanOrEqual(rule.accentToAction[1] + 2);
});

test.each(sets)('$style, $set.name: few strong colours, a usual red, and what a brief must have', ({ set }) => {
  const { success: _, error, ...rest } = set.colors;
  expect(Object.values(rest).filter(([, chroma]) => chroma > 0.132).length).toBeLessThanOrEqual(2);
  expect(error[2]).toBeGreaterThanOrEqual(10);
  expect(error[2]).toBeLessThanOrEqual(35);
  const colors = paletteOf(set.colors);
  for (const [front, back, least] of CONTRASTS)
    expect([front, back, contrast(colors[front], colors[back]) >= least]).toEqual([front, back, true]);
  for (const [at, role] of signals.entries())
    for (const other of signals.slice(at + 1)) {
      const { normal, deficient } = differences(seenBy(colors[role]), seenBy(colors[other]));
      const isApart = deficient >= leastDeficient(role, other);
      expect([role, other, normal >= APART.normal, isApart]).toEqual([role, other, true, true]);
    }
  // What the screen shows is what the set says.
  for (const [role, hex] of Object.entries(paletteOf(set.colors)))
    expect(Math.abs(hexToOklch(hex).c - set.colors[role as keyof typeof set.colors][1])).toBeLessThan(0.012);
});

test('red and green that look alike without green cones break a limit', () => {
  const { colors } = baseSets.minimal[0]!;
  const alike = { ...paletteOf(colors), action: '#6E5A1E', error: '#96401F' };
  expect(brokenLimit(alike)).toMatch(/colour-vision/);
});
