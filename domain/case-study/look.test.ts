import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { hexToOklch } from '../color/convert.ts';
import { DEFAULT_COLORS, DEFAULT_TYPOGRAPHY } from './document.ts';
import { coverGround, customProperties, groundOf, matOf, tonesOn } from './look.ts';
import { themeIds, themes } from './themes.ts';

const seeds = ['#b6432a', '#2563eb', '#f2c31b', '#9fe3c4', '#111827', '#ffffff', '#7a7a7a', '#ff00aa'];

test.each(themeIds)('EDIT-14 every text of %s is legible with any primary colour', (theme) => {
  for (const hex of seeds) {
    const colors = DEFAULT_COLORS.map((color) => ({ ...color, hex }));
    const tones = tonesOn(groundOf(theme, colors), hex, hex);
    for (const ground of [tones.ground, tones.raised])
      for (const ink of [tones.ink, tones.ink2, tones.accent])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('EDIT-14 a ground that the author chose keeps legible text, dark or of medium lightness', () => {
  for (const ground of [...seeds, '#10202f', '#8a8f98']) {
    const { ink, ink2, accent } = tonesOn(ground, '#2563eb', '#6b7280');
    for (const text of [ink, ink2, accent]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('EDIT-14 on a dark ground, a grey of the captions takes the hue of the ground; a colour stays', () => {
  const warm = '#1a1510';
  const noteOn = (ground: string, neutral: string) => hexToOklch(tonesOn(ground, '#2563eb', neutral).ink2);
  expect(Math.abs(noteOn(warm, '#6b7280').h - hexToOklch(warm).h)).toBeLessThan(15);
  expect(Math.abs(noteOn(warm, '#2563eb').h - hexToOklch('#2563eb').h)).toBeLessThan(15);
});

test.each(themeIds)('EDIT-15 notes on a mat of %s are legible with any colour of the page', (theme) => {
  for (const ground of [groundOf(theme, DEFAULT_COLORS), '#10202f'])
    for (const hex of seeds) {
      const mat = matOf(theme, hex, tonesOn(ground, hex, '#6b7280'));
      expect(contrast(mat.ink, mat.ground)).toBeGreaterThanOrEqual(4.5);
    }
});

test.each(themeIds)('EDIT-15 a mat of %s has the theme’s share of its colour, and keeps its hue', (theme) => {
  const mat = (hex: string, raised: string) => matOf(theme, hex, { raised, ink: '#000000' }).ground.toLowerCase();
  expect(hexToOklch(mat('#000000', '#ffffff')).l).toBeCloseTo(1 - themes[theme].matMix, 1);
  for (const hex of seeds) expect(mat(hex, hex)).toBe(hex);
});

test('a page has four mats in its four colours, and its cover lies on the first', () => {
  const page = { theme: 'signal', colors: DEFAULT_COLORS, typography: DEFAULT_TYPOGRAPHY } as const;
  const properties = Object.fromEntries(customProperties(page));
  const mats = DEFAULT_COLORS.map((_, n) => properties[`--cs-mat-${n + 1}`]!.toLowerCase());
  expect(mats).toEqual(DEFAULT_COLORS.map(({ hex }) => `light-dark(${hex}, ${hex})`));
  expect(properties['--cs-on-mat-4']).toMatch(/^light-dark\(#\w{6}, #\w{6}\)$/);
  expect(coverGround(page).toLowerCase()).toBe(DEFAULT_COLORS[0]!.hex);
});
